import * as React from "react";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";
import * as styles from "./social-links.module.css";

const names = {
  YOUTUBE: "YouTube",
  INSTAGRAM: "Instagram",
  FACEBOOK: "Facebook",
  TIKTOK: "TikTok",
  SPOTIFY: "Spotify",
} as const;

/** The series on social networks. */
export function SocialLinks() {
  const { site } = useSite();
  if (site.social.length === 0) return null;
  return (
    <ul className={styles.list}>
      {site.social.map(({ network, url }) => (
        <li key={url}>
          <ExternalLink href={url}>
            <Icon name={network.toLowerCase() as Lowercase<typeof network>} />
            <span className="visually-hidden">{names[network]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
