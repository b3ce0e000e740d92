import * as React from "react";
import { useSite } from "../layout/use-site";

/** Empty state: the text of a list without items. */
export function EmptyState() {
  return <p>{useSite().site.houseWords?.nothingYet ?? "Nothing here yet."}</p>;
}
