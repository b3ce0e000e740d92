import * as React from "react";
import * as button from "../../components/button/button.module.css";
import * as patterns from "../../styles/patterns.module.css";

interface ShareResultProps {
  /** The button's label, and the text that is shared with the URL. */
  label: string;
  message: string;
  /** Messages after the URL was copied, and after copying failed. */
  copied: string | null;
  refused: string | null;
}

/** Shares the page's URL with the Web Share API; where that is missing, copies it to the clipboard. */
export function ShareResult({ label, message, copied, refused }: ShareResultProps) {
  const [said, setSaid] = React.useState("");
  const isCopied = copied ?? "Copied.";
  const isRefused = refused ?? "Nothing was copied. The address at the top of the window is the one to send.";

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (navigator.share) await navigator.share({ title: document.title, text: message, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(isCopied);
      }
    } catch {
      // Closing the share sheet rejects with AbortError, which is no failure. In-app browsers lack all or part of the Clipboard API.
      if (!navigator.share) setSaid(isRefused);
    }
  };

  return (
    <>
      <button
        className={`${button.button} ${patterns.scripted} ${patterns.screenOnly}`}
        type="button"
        data-needs-wake
        onClick={share}
      >
        {label}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
