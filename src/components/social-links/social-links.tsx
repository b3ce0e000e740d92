import { withPrefix } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { useSite } from "../layout/use-site";

/** Icon links to the series' social networks. */
export function SocialLinks() {
  const { site } = useSite();
  if (site.social.length === 0) return null;
  return (
    <ul className={patterns.squares}>
      {site.social.map(({ network, name, url }) => (
        <li key={url}>
          <ExternalLink href={url}>
            <svg width={24} height={24} fill="currentColor" aria-hidden="true">
              <use href={withPrefix(`/networks.svg#${network}`)} />
            </svg>
            <span className="visually-hidden">{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
