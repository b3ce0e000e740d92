import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Icon } from "../icons/icons";
import { MarkedText } from "../marked-text/marked-text";

interface MoreWordsProps {
  id?: string;
  summary: string;
  text: readonly string[];
}

/** Words for those who ask for them: a line that looks like a link, and what it unfolds. */
export const MoreWords = ({ id, summary, text }: MoreWordsProps) =>
  text.length > 0 && (
    <details id={id} className={`${patterns.unfold} ${patterns.measure}`}>
      <summary>
        {summary} <Icon name="down" size={16} />
      </summary>
      <div className={patterns.copy}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <MarkedText text={paragraph} />
          </p>
        ))}
      </div>
    </details>
  );
