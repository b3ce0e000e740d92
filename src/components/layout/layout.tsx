import * as React from "react";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/global.css";
import { CookieNotice } from "../cookie-notice/cookie-notice";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import * as styles from "./layout.module.css";

/** What every page has around its own content. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <CookieNotice />
    </>
  );
}
