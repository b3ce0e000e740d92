import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";
import { Paragraphs } from "../linked-text/paragraphs";

interface ReadMoreProps {
  id?: string;
  summary: string;
  text: readonly string[];
}

/** "Read more": a disclosure whose summary looks like a link. */
export const ReadMore = ({ id, summary, text }: ReadMoreProps) =>
  text.length > 0 && (
    <details id={id} className={`${patterns.disclosure} ${patterns.unfold} ${patterns.measure}`}>
      <summary>
        {summary} <Icon name="down" size={16} />
      </summary>
      <div className={patterns.copy}>
        <Paragraphs text={text} />
      </div>
    </details>
  );
