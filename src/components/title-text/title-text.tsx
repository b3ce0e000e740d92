import * as React from "react";
import { titleParts } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { NoWrap } from "../no-wrap/no-wrap";

/** A heading's text, which breaks after its colon if it can, and never at a hyphen. */
export function TitleText({ text }: { text: string }) {
  const parts = titleParts(text);
  if (parts.length === 1) return <NoWrap text={text} />;
  return parts.map((part, index) => (
    <React.Fragment key={part}>
      {index > 0 && " "}
      <span className={patterns.part}>
        <NoWrap text={part} />
      </span>
    </React.Fragment>
  ));
}
