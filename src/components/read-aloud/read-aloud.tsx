import * as React from "react";
import * as button from "../button/button.module.css";
import type { Reader } from "./reader";

const watchVoices = (onChange: () => void) => {
  const speech = typeof speechSynthesis === "undefined" ? undefined : speechSynthesis;
  speech?.addEventListener?.("voiceschanged", onChange);
  return () => speech?.removeEventListener?.("voiceschanged", onChange);
};

/** A voice of the page's language that lives on this device; British first. Other voices would send the text away. */
function localVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === "undefined") return undefined;
  const language = document.documentElement.lang;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language.slice(0, 2));
  return voices.find(({ lang }) => lang.replace("_", "-") === language) ?? voices[0];
}

/** "Read to me", where the browser has a voice of its own. Nothing of it is loaded before the press. */
export function ReadAloud() {
  // A voice's name, since browsers make the list of voices anew whenever they are asked.
  const voice = React.useSyncExternalStore(
    watchVoices,
    () => localVoice()?.voiceURI,
    () => undefined,
  );
  const reader = React.useRef<Reader>(undefined);
  const [state, setState] = React.useState<"silent" | "reading" | "paused">("silent");

  React.useEffect(() => {
    const hush = () => reader.current?.pause();
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);

  if (!voice) return null;

  const play = async () => {
    if (!reader.current) {
      const { createReader } = await import("./reader");
      const speaker = localVoice();
      if (!speaker) return;
      reader.current = createReader(speaker, () => {
        reader.current = undefined;
        setState("silent");
      });
    }
    reader.current.play();
    setState("reading");
  };

  const pause = () => {
    reader.current?.pause();
    setState("paused");
  };

  return (
    <>
      <button className={button.small} type="button" onClick={state === "reading" ? pause : play}>
        {state === "silent" ? "Read to me" : state === "reading" ? "Pause" : "Play"}
      </button>
      {state !== "silent" && (
        <>
          <button className={button.small} type="button" data-reader onClick={() => reader.current?.change(-1)}>
            Slower
          </button>
          <button className={button.small} type="button" onClick={() => reader.current?.change(1)}>
            Faster
          </button>
        </>
      )}
    </>
  );
}
