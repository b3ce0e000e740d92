import * as React from "react";
import { Icon } from "../icons/icons";

interface ExternalLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** True for an icon that shows that the link leads to another site. */
  icon?: boolean;
}

/** A link to another site, which opens in a new tab; visually hidden text says so. */
export function ExternalLink({ icon = false, children, ...attributes }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...attributes}>
      {children}
      {icon && <Icon name="external" size={18} />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
