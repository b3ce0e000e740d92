import * as React from "react";
import * as button from "../../components/button/button.module.css";
import type { SpeechPlayer } from "./text-to-speech";

/** The Speech Synthesis API, if complete: in-app browsers have only parts of it, or null. */
const synthesis = () => (window.SpeechSynthesisUtterance && window.speechSynthesis) || undefined;

const watchVoices = (onChange: () => void) => {
  const speech = synthesis();
  speech?.addEventListener?.("voiceschanged", onChange);
  return () => speech?.removeEventListener?.("voiceschanged", onChange);
};

/**
 * A local speech synthesis voice in the page's language, British first. Remote voices would send the text to a server.
 */
function localVoice(): SpeechSynthesisVoice | undefined {
  const language = document.documentElement.lang;
  const voices = (synthesis()?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === language.slice(0, 2),
  );
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
  const reader = React.useRef<SpeechPlayer>(undefined);
  const [state, setState] = React.useState<"silent" | "reading" | "paused" | "failed">("silent");

  React.useEffect(() => {
    const hush = () => reader.current?.pause();
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);

  // A voice that goes while it reads, or before it has begun, leaves the buttons and what they say.
  if (!voice && state === "silent") return null;

  const play = async () => {
    const end = (state: "silent" | "failed") => () => {
      reader.current = undefined;
      setState(state);
    };
    if (!reader.current) {
      const module = await import("./text-to-speech").catch(end("failed"));
      const speaker = localVoice();
      if (!module) return;
      if (!speaker) return end("failed")();
      reader.current = module.createSpeechPlayer(speaker, end("silent"), end("failed"));
    }
    setState("reading");
    reader.current.play();
  };

  const pause = () => {
    reader.current?.pause();
    setState("paused");
  };

  return (
    <>
      <button className={button.small} type="button" onClick={state === "reading" ? pause : play}>
        {state === "reading" ? "Pause" : state === "paused" ? "Play" : "Read to me"}
      </button>
      <span role="status">{state === "failed" && "The voice did not come. Try again in a moment?"}</span>
      {(state === "reading" || state === "paused") && (
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
