import { withPrefix } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { useSite } from "../layout/use-site";
import * as styles from "./social-links.module.css";

/** Networks whose terms require an age of 13, which a visitor who follows a link would not learn. */
const from13 = "bluesky discord facebook instagram pinterest snapchat threads tiktok twitch x youtube".split(" ");

/** Icon links to the series' social networks, and with `withAge` a note about their minimum age. */
export function SocialLinks({ withAge = false }: { withAge?: boolean }) {
  const { site } = useSite();
  if (site.social.length === 0) return null;
  const sprite: React.CSSProperties & { "--sprite": string } = { "--sprite": `url(${withPrefix("/networks.svg")})` };
  const row = (index: number): React.CSSProperties & { "--row": number } => ({ "--row": index });
  return (
    <>
      <ul className={`${patterns.squares} ${styles.links}`} style={sprite}>
        {site.social.map(({ name, url }, index) => (
          <li key={url}>
            <ExternalLink href={url}>
              <span className={styles.icon} style={row(index)} />
              <span className="visually-hidden">{name}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      {withAge && site.social.some(({ network }) => from13.includes(network)) && (
        <p className={patterns.fine}>For people of 13 and over.</p>
      )}
    </>
  );
}
