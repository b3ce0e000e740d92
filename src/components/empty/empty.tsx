import * as React from "react";
import { useSite } from "../layout/use-site";

/** Empty state: what a list says while the content has no items for it. */
export function Empty() {
  return <p>{useSite().site.houseWords?.nothingYet ?? "Nothing here yet."}</p>;
}
