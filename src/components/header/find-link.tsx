import { Link } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";
import * as styles from "./find-link.module.css";

/** Link to the search page; nothing on a site without one. */
export function FindLink() {
  const { pages } = useSite();
  const find = pages.find(({ template }) => template === "FIND");
  if (!find) return null;
  return (
    <Link className={styles.link} to={find.path}>
      <Icon name="search" />
      <span className="visually-hidden">{find.name}</span>
    </Link>
  );
}
