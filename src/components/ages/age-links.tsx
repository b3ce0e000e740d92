import { Link } from "gatsby";
import * as React from "react";

interface AgeLinksProps {
  label: string;
  links: { to: string; name: string }[];
}

/** One group of a description list: a label and its links. Renders nothing without links. */
export function AgeLinks({ label, links }: AgeLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {links.map(({ to, name }) => (
        <dd key={to + name}>
          <Link to={to}>{name}</Link>
        </dd>
      ))}
    </div>
  );
}
