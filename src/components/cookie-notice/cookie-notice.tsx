import { Link } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import { useSite } from "../layout/use-site";
import * as styles from "./cookie-notice.module.css";

/** What the site stores, and a button to say that it has been read. */
export function CookieNotice() {
  const { site, pages } = useSite();
  const { text, button: label } = site.cookieNotice;
  const policy = pages.find(({ slug }) => slug === "privacy-policy");
  return (
    <section className={styles.notice} aria-label="Cookie notice" data-cookie-notice>
      <p>
        {text} {policy && <Link to={policy.path}>{policy.name}</Link>}
      </p>
      <button className={button.small} type="button">
        {label}
      </button>
    </section>
  );
}
