import * as React from "react";
import * as button from "../button/button.module.css";
import { useSite } from "../layout/use-site";
import * as styles from "./subscribe-promo.module.css";

/** The home page's call to subscribe, linking to the newsletter form in the footer. */
export function SubscribePromo() {
  const { newsletter } = useSite().site;
  if (!newsletter) return null;
  const { heading, text, button: label } = newsletter;
  return (
    <section className={styles.band} aria-labelledby="subscribe">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="subscribe">{heading}</h2>
          <p>{text}</p>
        </div>
        <a className={button.primary} href="#newsletter">
          {label}
        </a>
      </div>
    </section>
  );
}
