import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { useSite } from "../../components/layout/use-site";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { coverScale } from "../../components/picture/aspect-ratio";
import { sizesOf } from "../../components/picture/sizes";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./subscribe-promo.module.css";

/** The home page's invitation to the newsletter, styled as a letter with a stamp; it links to the form in the footer. */
export function SubscribePromo({ stamp }: { stamp?: PictureFile }) {
  const { newsletter } = useSite().site;
  if (!newsletter) return null;
  const { heading, text, button: label } = newsletter;
  return (
    <section className={`${patterns.section} ${patterns.screenOnly}`} aria-labelledby="subscribe">
      <div className={styles.letter}>
        <div className={patterns.measure}>
          <h2 id="subscribe">{heading}</h2>
          <p>{text}</p>
        </div>
        {stamp && (
          <div className={styles.stamp} aria-hidden="true">
            <Picture
              file={stamp}
              alt=""
              sizes={sizesOf("3.75rem", { 48: "10.7vw", 62: "7.5rem" }, coverScale(stamp, 0.8))}
            />
          </div>
        )}
        <a className={button.primary} href="#newsletter">
          {label}
        </a>
      </div>
    </section>
  );
}
