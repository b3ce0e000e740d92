import { navigate, withPrefix } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { isPlainClick } from "../external-link/is-plain-click";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";
import { searchFieldId } from "./search-field-id";

/** Link to the search field, on which browsers put the focus; nothing on a site without a search page. */
export function FindLink() {
  const { pages } = useSite();
  const find = pages.find(({ template }) => template === "FIND");
  if (!find) return null;
  const address = `${find.path}#${searchFieldId}`;
  const follow = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(address);
  };
  return (
    // Not a <Link>: that would fetch the index of everything on every page, for the few who search.
    <a className={patterns.square} href={withPrefix(address)} onClick={follow}>
      <Icon name="search" />
      <span className="visually-hidden">{find.name}</span>
    </a>
  );
}
