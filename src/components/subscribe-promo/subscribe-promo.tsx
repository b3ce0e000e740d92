import * as React from "react";
import { useSite } from "../layout/use-site";
import { NewsletterForm } from "../newsletter-form/newsletter-form";
import * as styles from "./subscribe-promo.module.css";

/** The home page's invitation to the newsletter. */
export function SubscribePromo() {
  const { heading } = useSite().site.newsletter;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        <NewsletterForm id="subscribe-email" />
      </div>
    </div>
  );
}
