import { Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./cookie-notice.module.css";
import { acceptAttribute, noticeAttribute } from "./accept-cookies";

/** What the site stores, with an Accept button that accept-cookies.ts handles. */
export function CookieNotice() {
  const { site, pages } = useSite();
  const { text, button: label } = site.cookieNotice;
  const policy = pages.find(({ template }) => template === "PRIVACY_POLICY");
  return (
    <section className={styles.notice} aria-label="Cookie notice" {...{ [noticeAttribute]: true }}>
      <div className={styles.line}>
        <p>
          <span className={styles.press}>{text}</span> {policy && <Link to={policy.path}>{policy.name}</Link>}
        </p>
        <button className={styles.accept} type="button" data-works-asleep {...{ [acceptAttribute]: true }}>
          {label}
        </button>
      </div>
    </section>
  );
}
