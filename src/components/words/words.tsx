import { Link } from "gatsby";
import * as React from "react";

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** A text of the content, in which [words](/path) are a link to another page. */
export function Words({ text }: { text: string }) {
  // What is between the links, then a link's words, then its path, and so on.
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    return index % 3 === 0 ? (
      part
    ) : (
      <Link key={parts[index + 1]} to={parts[index + 1] ?? "/"}>
        {part}
      </Link>
    );
  });
}
