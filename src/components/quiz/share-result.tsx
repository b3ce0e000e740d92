import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./share-result.module.css";

interface ShareResultProps {
  /** The words on the button, and those that go with the address. */
  words: string;
  message: string;
}

/** Hands the page's address to whatever this device shares with; where it has nothing for that, to the clipboard. */
export function ShareResult({ words, message }: ShareResultProps) {
  const [copied, setCopied] = React.useState<"copied" | "refused">();

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (navigator.share) {
      // Whoever closes the device's own menu has changed their mind: nothing is wrong.
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
