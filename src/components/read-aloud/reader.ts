import { paragraphsFromHere } from "../kept-place/kept-place";

/** What the paragraph that is being read has. */
const readingAttribute = "data-reading";

/** How fast it can be read, as a multiple of the voice's own pace. */
const rates = [0.6, 0.75, 0.9, 1, 1.15, 1.3, 1.5];

export interface Reader {
  play(): void;
  pause(): void;
  /** A step faster (1) or slower (-1). */
  change(step: 1 | -1): void;
}

/**
 * Reads the story aloud from the paragraph on the screen, a paragraph at a time, each marked and kept in view. Pausing
 * stops for good and playing begins the paragraph anew: on Android, speechSynthesis.pause() cancels without saying so.
 *
 * @param onEnd Called after the last paragraph.
 */
export function createReader(voice: SpeechSynthesisVoice, onEnd: () => void): Reader {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let rest = paragraphsFromHere();
  let pace = rates.indexOf(1);
  let spoken: SpeechSynthesisUtterance | undefined;

  const stop = () => {
    spoken = undefined;
    speechSynthesis.cancel();
  };

  const mark = (paragraph?: HTMLElement) => {
    for (const marked of document.querySelectorAll(`[${readingAttribute}]`)) marked.removeAttribute(readingAttribute);
    paragraph?.setAttribute(readingAttribute, "");
    paragraph?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
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
      // What was cancelled ends, too, and leads nowhere.
      if (spoken !== utterance) return;
      rest = rest.slice(1);
      speak();
    };
    spoken = utterance;
    speechSynthesis.speak(utterance);
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
