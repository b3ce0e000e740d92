import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";

/** Link to the search page; nothing on a site without one. */
export function FindLink() {
  const { pages } = useSite();
  const find = pages.find(({ template }) => template === "FIND");
  if (!find) return null;
  return (
    <Link className={patterns.square} to={find.path}>
      <Icon name="search" />
      <span className="visually-hidden">{find.name}</span>
    </Link>
  );
}
