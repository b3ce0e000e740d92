import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";

/** Short hyphenated words, whose halves look like words of their own at the end of a line: "T-shirt", "grown-ups". */
const hyphenated = /((?=[\p{L}\p{N}-]{3,10}(?![\p{L}\p{N}-]))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/** A text without line breaks at the hyphens of its short words. */
export const NoWrap = ({ text }: { text: string }) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static order
      <span key={index} className={patterns.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
