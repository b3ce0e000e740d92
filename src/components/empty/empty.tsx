import * as React from "react";

/** What a part of a page says while there is nothing of its kind. */
export function Empty() {
  return <p>Nothing here yet. Pip has been told, and is looking into it.</p>;
}
