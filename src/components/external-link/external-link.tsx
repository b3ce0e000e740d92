import * as React from "react";
import { Icon } from "../icons/icons";

interface ExternalLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** True to show that it leads to another site. */
  icon?: boolean;
}

/** A link to another site, in a new tab, with visually hidden text that says so. */
export function ExternalLink({ icon = false, children, ...attributes }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...attributes}>
      {children}
      {icon && <Icon name="external" size={18} />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
