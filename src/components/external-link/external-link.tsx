import * as React from "react";

interface ExternalLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that leaves the site, in a new tab, and says so to those who cannot see the icon. */
export function ExternalLink({ children, ...attributes }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...attributes}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
