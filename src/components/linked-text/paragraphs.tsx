import * as React from "react";
import { LinkedText } from "./linked-text";

/** Content texts, each a paragraph. */
export const Paragraphs = ({ text, className }: { text: readonly string[]; className?: string }) =>
  text.map((paragraph) => (
    <p key={paragraph} className={className}>
      <LinkedText text={paragraph} />
    </p>
  ));
