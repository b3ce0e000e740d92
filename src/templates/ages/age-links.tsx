import { Link } from "gatsby";
import * as React from "react";
import { Face } from "../../components/picture/face";
import * as styles from "./age-stop.module.css";

interface AgeLinksProps {
  label: string;
  /** With a portrait, the link is its face and the name. */
  links: { to: string; name: string; portrait?: Queries.SectionFaceFragment }[];
}

/** One group of a description list: a label and its links. Renders nothing without links. */
export function AgeLinks({ label, links }: AgeLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {links.map(({ to, name, portrait }) => (
        <dd key={to + name}>
          <Link to={to}>
            {portrait && <Face className={styles.face} character={portrait} sizes="3.5rem" />}
            {name}
          </Link>
        </dd>
      ))}
    </div>
  );
}
