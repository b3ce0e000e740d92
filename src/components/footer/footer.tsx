import { Link, withPrefix } from "gatsby";
import * as React from "react";
import { creditLine, rightsLine } from "../../content/kinds/format-credits";
import { footerParts } from "../../content/shared-labels";
import { inSentences } from "../../format";
import { useSite } from "../layout/use-site";
import { Logotype } from "../logotype/logotype";
import { NewsletterForm } from "../newsletter-form/newsletter-form";
import { SettingsButton } from "../reading-settings/settings-panel";
import { SocialLinks } from "../social-links/social-links";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./footer.module.css";

/** Shared footer: newsletter form, general links, social links. */
export function Footer() {
  const { site, menu } = useSite();
  return (
    <footer className={styles.footer} data-frame="footer">
      <div className={styles.inner}>
        <Logotype className={styles.lettering} />
        {site.newsletter && (
          <section className={styles.newsletter} aria-label="Newsletter">
            <h2 id={footerParts.newsletter.id} className={styles.heading}>
              {site.newsletter.heading}
            </h2>
            <NewsletterForm id="footer-email" />
          </section>
        )}
        <nav aria-labelledby="footer-general">
          <h2 id="footer-general" className={`${styles.heading} ${styles.secondary}`}>
            General
          </h2>
          <ul className={styles.links}>
            {menu(site.footerNavigation).map(({ slug, path, name }) => (
              <li key={slug}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
            <li>
              <a href={withPrefix("/feed.xml")}>News feed (RSS)</a>
            </li>
            <li className={styles.email}>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </li>
          </ul>
        </nav>
        <div className={styles.last}>
          {site.social.length > 0 && (
            <section aria-labelledby={footerParts.social.id}>
              <h2 id={footerParts.social.id} className={`${styles.heading} ${styles.secondary}`}>
                {footerParts.social.heading}
              </h2>
              <SocialLinks withAge />
            </section>
          )}
          <SettingsButton />
        </div>
        <p className={`${patterns.fine} ${styles.small}`}>
          {[inSentences(site.name, site.tagline), creditLine(site), rightsLine(site)].filter(Boolean).join(" ")}
        </p>
      </div>
    </footer>
  );
}
