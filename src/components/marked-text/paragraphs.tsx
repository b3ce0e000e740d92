import * as React from "react";
import { MarkedText } from "./marked-text";

/** Content texts, each a paragraph. */
export const Paragraphs = ({ text, className }: { text: readonly string[]; className?: string }) =>
  text.map((paragraph) => (
    <p key={paragraph} className={className}>
      <MarkedText text={paragraph} />
    </p>
  ));
