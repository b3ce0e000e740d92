import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { CookieNotice } from "../cookie-notice/cookie-notice";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { LaterStyles, mainEndId } from "../later-styles/later-styles";
import { SettingsPanel } from "../reading-settings/settings-panel";
import { ErrorBoundary, FramePart } from "./error-boundary";
import * as styles from "./layout.module.css";

interface LayoutProps {
  /** The current page's path. */
  path: string;
  children: React.ReactNode;
}

/** The shell of every page: skip link, header, cookie notice, main, footer. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <FramePart selector="[data-frame=header]">
        <Header path={path} />
      </FramePart>
      <FramePart selector="[data-cookie-notice]">
        <CookieNotice />
      </FramePart>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={path} selector="#main">
          {children}
        </ErrorBoundary>
      </main>
      <LaterStyles id={mainEndId} />
      <FramePart selector="[data-frame=footer]">
        <Footer />
      </FramePart>
      <SettingsPanel />
      <div aria-live="polite" className={patterns.screenOnly}>
        {/* `hidden` for browsers without cascade layers, which know none of our styles. */}
        <p className={styles.offline} hidden>
          There is no connection just now. This page stays as it is: try again in a moment.
        </p>
      </div>
    </>
  );
}
