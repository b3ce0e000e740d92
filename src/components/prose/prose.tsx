import * as React from "react";
import type { Block } from "../../content/kinds/marked-text";

/** The words of a paragraph, those that are stressed in their own element. */
export function Words({ block }: { block: Block }) {
  return block.map(({ words, stressed }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    stressed ? <em key={index}>{words}</em> : <React.Fragment key={index}>{words}</React.Fragment>,
  );
}
