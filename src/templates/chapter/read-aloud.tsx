import * as React from "react";
import * as button from "../../components/button/button.module.css";
import type { Reader } from "./reader";

const watchVoices = (onChange: () => void) => {
  const speech = typeof speechSynthesis === "undefined" ? undefined : speechSynthesis;
  speech?.addEventListener?.("voiceschanged", onChange);
  return () => speech?.removeEventListener?.("voiceschanged", onChange);
};

/**
 * A local speech synthesis voice in the page's language, British first. Remote voices would send the text to a server.
 */
function localVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === "undefined") return undefined;
  const language = document.documentElement.lang;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language.slice(0, 2));
  return voices.find(({ lang }) => lang.replace("_", "-") === language) ?? voices[0];
}

/** Text to speech, where the browser has a local voice. Code-split: loaded on the first press. */
export function ReadAloud() {
  // Subscribes to the voice's name: getVoices() returns new objects on every call, so the object is no stable snapshot.
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
