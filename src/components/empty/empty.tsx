import * as React from "react";
import { useSite } from "../layout/use-site";

/** What a part of a page says while there is nothing of its kind. */
export function Empty() {
  return <p>{useSite().site.houseWords?.nothingYet ?? "Nothing here yet."}</p>;
}
