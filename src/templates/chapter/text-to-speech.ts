import { paragraphsFromHere } from "../../components/bookmark/bookmark";
import { prefersReducedMotion } from "../../components/reading-settings/reduced-motion";

/** Marks the paragraph that is being read. */
const readingAttribute = "data-reading";

/** How long a voice may take to start, in ms: some engines fail without any event. */
export const voiceTimeout = 8000;

/** SpeechSynthesisUtterance.rate: multiples of the voice's default. */
const rates = [0.6, 0.75, 0.9, 1, 1.15, 1.3, 1.5];

export interface SpeechPlayer {
  play(): void;
  pause(): void;
  /** One rate faster (1) or slower (-1). */
  change(step: 1 | -1): void;
}

/**
 * Reads the story aloud from the first paragraph in the viewport, one utterance per paragraph, marked and scrolled into
 * view. Pause cancels and play restarts the paragraph, since on Android speechSynthesis.pause() silently cancels.
 *
 * @param onEnd called after the last paragraph
 * @param onFail called when the voice has failed; play() begins the same paragraph again
 */
export function createSpeechPlayer(voice: SpeechSynthesisVoice, onEnd: () => void, onFail: () => void): SpeechPlayer {
  let rest = paragraphsFromHere();
  let pace = rates.indexOf(1);
  let spoken: SpeechSynthesisUtterance | undefined;
  let untilItBegins: ReturnType<typeof setTimeout>;

  const stop = () => {
    spoken = undefined;
    clearTimeout(untilItBegins);
    speechSynthesis.cancel();
  };

  const mark = (paragraph?: HTMLElement) => {
    for (const marked of document.querySelectorAll(`[${readingAttribute}]`)) marked.removeAttribute(readingAttribute);
    paragraph?.setAttribute(readingAttribute, "");
    paragraph?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };

  const speak = () => {
    const [paragraph] = rest;
    mark(paragraph);
    if (!paragraph) {
      onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(paragraph.textContent ?? "");
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rates[pace] ?? 1;
    utterance.onend = () => {
      // cancel() fires "end" as well, for an utterance that is no longer the current one.
      if (spoken !== utterance) return;
      clearTimeout(untilItBegins);
      rest = rest.slice(1);
      speak();
    };
    const fail = () => {
      // cancel() fires "error" in some browsers, likewise.
      if (spoken !== utterance) return;
      stop();
      mark();
      onFail();
    };
    utterance.onerror = fail;
    utterance.onstart = () => clearTimeout(untilItBegins);
    untilItBegins = setTimeout(() => speechSynthesis.speaking || fail(), voiceTimeout);
    spoken = utterance;
    try {
      speechSynthesis.speak(utterance);
    } catch {
      fail();
    }
  };

  return {
    play: speak,
    pause: stop,
    change(step) {
      pace = Math.min(Math.max(pace + step, 0), rates.length - 1);
      if (!spoken) return;
      stop();
      speak();
    },
  };
}
