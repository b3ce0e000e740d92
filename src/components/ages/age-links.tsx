import { Link } from "gatsby";
import * as React from "react";

interface AgeLinksProps {
  label: string;
  links: { to: string; name: string; note?: string }[];
}

/** A few links under one name, in a list of such; without links, nothing. */
export function AgeLinks({ label, links }: AgeLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {links.map(({ to, name, note }) => (
        <dd key={to + name}>
          <Link to={to}>{name}</Link>
          {note && <span>, {note}</span>}
        </dd>
      ))}
    </div>
  );
}
