import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";
import { fieldId } from "./field-id";

/** Link to the search field, on which browsers put the focus; nothing on a site without a search page. */
export function FindLink() {
  const { pages } = useSite();
  const find = pages.find(({ template }) => template === "FIND");
  if (!find) return null;
  return (
    <Link className={patterns.square} to={`${find.path}#${fieldId}`}>
      <Icon name="search" />
      <span className="visually-hidden">{find.name}</span>
    </Link>
  );
}
