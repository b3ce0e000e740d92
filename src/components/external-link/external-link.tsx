import * as React from "react";

interface ExternalLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link to another site, in a new tab, with visually hidden text that says so. */
export function ExternalLink({ children, ...attributes }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...attributes}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
