import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./share-result.module.css";

interface ShareResultProps {
  /** The button's label, and the text that is shared with the URL. */
  words: string;
  message: string;
}

/** Shares the page's URL with the Web Share API; where that is missing, copies it to the clipboard. */
export function ShareResult({ words, message }: ShareResultProps) {
  const [copied, setCopied] = React.useState<"copied" | "refused">();

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (navigator.share) {
      // Closing the share sheet rejects with AbortError, which is no failure.
      await navigator.share({ title: document.title, text: message, url }).catch(() => {});
      return;
    }
    setCopied(
      (await navigator.clipboard?.writeText(url).then(
        () => "copied" as const,
        () => "refused" as const,
      )) ?? "refused",
    );
  };

  return (
    <>
      <button className={`${button.button} ${styles.share}`} type="button" data-needs-wake onClick={share}>
        {words}
      </button>
      <p className={styles.said} role="status">
        {copied === "copied" && "Copied. Paste it where your friend will see it."}
        {copied === "refused" &&
          "This browser does not let us copy. The address at the top of its window is the one to send."}
      </p>
    </>
  );
}
