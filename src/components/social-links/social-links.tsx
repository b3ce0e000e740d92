import { withPrefix } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { useSite } from "../layout/use-site";
import * as styles from "./social-links.module.css";

/** Networks whose terms ask for an age of 13, which a click from here would not tell. */
const from13 = "bluesky discord facebook instagram pinterest snapchat threads tiktok twitch x youtube".split(" ");

/** Icon links to the series' social networks, and, where there is room to say so, from which age they are. */
export function SocialLinks({ withAge = false }: { withAge?: boolean }) {
  const { site } = useSite();
  if (site.social.length === 0) return null;
  return (
    <>
      <ul className={`${patterns.squares} ${styles.links}`}>
        {site.social.map(({ network, name, url }) => (
          <li key={url}>
            <ExternalLink href={url}>
              <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                <use href={withPrefix(`/networks.svg#${network}`)} />
              </svg>
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
