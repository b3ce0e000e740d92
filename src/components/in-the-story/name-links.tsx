import { Link } from "gatsby";
import * as React from "react";

const list = new Intl.ListFormat("en-GB");

/** Links joined as a list in a sentence: "Toby Reed, Asha Rai and Pip". */
export function NameLinks({ links }: { links: readonly { readonly path: string; readonly name: string }[] }) {
  let index = 0;
  return list.formatToParts(links.map(({ name }) => name)).map(({ type, value }) => {
    const link = type === "element" ? links[index++] : undefined;
    return link ? (
      <Link key={link.path} to={link.path}>
        {value}
      </Link>
    ) : (
      value
    );
  });
}
