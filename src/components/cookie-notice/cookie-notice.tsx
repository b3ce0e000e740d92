import { Link } from "gatsby";
import Cookies from "js-cookie";
import * as React from "react";
import * as button from "../button/button.module.css";
import { useSite } from "../layout/use-site";
import * as styles from "./cookie-notice.module.css";
import { useScrolledPast } from "./use-scrolled-past";

/** What the site stores, and a button to say that it has been read. */
export function CookieNotice() {
  const { site, pages } = useSite();
  const { text, button: label, cookieName, days, acceptOnScroll } = site.cookieNotice;
  const policy = pages.find(({ slug }) => slug === "privacy-policy");

  const accept = () => {
    Cookies.set(cookieName, "accepted", {
      expires: days,
      path: "/",
      sameSite: "lax",
      secure: window.location.protocol === "https:",
    });
    document.documentElement.toggleAttribute("data-cookies-accepted", true);
  };
  useScrolledPast(acceptOnScroll.thresholdPercent, acceptOnScroll.enabled, accept);

  return (
    <section className={styles.notice} aria-label="Cookie notice" data-cookie-notice>
      <p>
        {text} {policy && <Link to={policy.path}>{policy.name}</Link>}
      </p>
      <button
        className={button.small}
        type="button"
        onClick={() => {
          accept();
          focusHeading();
        }}
      >
        {label}
      </button>
    </section>
  );
}

/** The notice takes the focus with it when it goes; the page's heading is the place to read on from. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
