/** @jest-environment jsdom */
import { createSpeechPlayer, voiceTimeout } from "../../../src/templates/chapter/text-to-speech";

const voice = { lang: "en-GB", localService: true, voiceURI: "Daniel" } as SpeechSynthesisVoice;

class Utterance {
  rate = 1;
  lang = "";
  voice?: SpeechSynthesisVoice;
  onend?: () => void;
  onerror?: () => void;
  onstart?: () => void;
  constructor(readonly text: string) {}
}

const spoken: Utterance[] = [];
const latest = () => spoken.at(-1) as Utterance;
const marked = () => document.querySelector("[data-reading]")?.id;

beforeEach(() => {
  spoken.length = 0;
  document.body.innerHTML = `<div data-story><p id="p-0">Read already.</p><p id="p-1">There was a ring.</p><p id="p-2">It shut.</p></div>`;
  for (const paragraph of document.querySelectorAll("p")) {
    paragraph.scrollIntoView = jest.fn();
    paragraph.getBoundingClientRect = () => ({ bottom: paragraph.id === "p-0" ? -50 : 700 }) as DOMRect;
  }
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    SpeechSynthesisUtterance: Utterance,
    // As browsers do, cancelling ends what is being said.
    speechSynthesis: { speak: (utterance: Utterance) => spoken.push(utterance), cancel: () => latest()?.onend?.() },
  });
});

test("reading aloud goes on from the paragraph on the screen, marks it and keeps it in view, without movement where none is wanted, to the end", () => {
  const onEnd = jest.fn();
  createSpeechPlayer(voice, onEnd, () => {}).play();
  expect(latest()).toMatchObject({ text: "There was a ring.", voice, lang: "en-GB" });
  expect(marked()).toBe("p-1");
  expect(document.getElementById("p-1")?.scrollIntoView).toHaveBeenCalledWith({ block: "center", behavior: "smooth" });
  latest().onend?.();
  expect(latest().text).toBe("It shut.");
  expect(marked()).toBe("p-2");
  latest().onend?.();
  expect(marked()).toBeUndefined();
  expect(onEnd).toHaveBeenCalledTimes(1);

  const unmoved = { block: "center", behavior: "auto" };
  document.documentElement.setAttribute("data-reading-movement", "off");
  createSpeechPlayer(voice, onEnd, () => {}).play();
  expect(document.getElementById("p-1")?.scrollIntoView).toHaveBeenLastCalledWith(unmoved);
  document.documentElement.removeAttribute("data-reading-movement");
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  createSpeechPlayer(voice, onEnd, () => {}).play();
  expect(document.getElementById("p-1")?.scrollIntoView).toHaveBeenLastCalledWith(unmoved);
});

test("reading aloud resumes a paused paragraph from its beginning", () => {
  const reader = createSpeechPlayer(
    voice,
    () => {},
    () => {},
  );
  reader.play();
  reader.pause();
  reader.change(1);
  expect(spoken).toHaveLength(1);
  expect(marked()).toBe("p-1");
  reader.play();
  expect(spoken.map(({ text }) => text)).toEqual(["There was a ring.", "There was a ring."]);
});

test("the speed of reading aloud changes at once, within limits", () => {
  const reader = createSpeechPlayer(
    voice,
    () => {},
    () => {},
  );
  reader.play();
  reader.change(1);
  expect(latest().text).toBe("There was a ring.");
  expect(latest().rate).toBeGreaterThan(1);
  for (let times = 0; times < 20; times++) reader.change(1);
  expect(latest().rate).toBeGreaterThan(1);
  for (let times = 0; times < 20; times++) reader.change(-1);
  expect(latest().rate).toBeGreaterThanOrEqual(0.5);
});

describe("a voice that fails", () => {
  const failures: Record<string, () => void> = {
    "with an error": () => latest().onerror?.(),
    "without a word": () => jest.advanceTimersByTime(voiceTimeout),
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(Object.keys(failures))("%s is told of once, and may be tried again from there", (how) => {
    const onFail = jest.fn();
    const reader = createSpeechPlayer(voice, () => {}, onFail);
    reader.play();
    failures[how]?.();
    jest.advanceTimersByTime(2 * voiceTimeout);
    expect(onFail).toHaveBeenCalledTimes(1);
    expect(marked()).toBeUndefined();
    reader.play();
    expect(latest().text).toBe("There was a ring.");
  });

  test("is no voice that is heard, though it has not said that it begins", () => {
    const onFail = jest.fn();
    createSpeechPlayer(voice, () => {}, onFail).play();
    Object.assign(speechSynthesis, { speaking: true });
    jest.advanceTimersByTime(voiceTimeout);
    expect(onFail).not.toHaveBeenCalled();
  });

  test("is no voice that has begun, nor one that was paused", () => {
    const onFail = jest.fn();
    const reader = createSpeechPlayer(voice, () => {}, onFail);
    reader.play();
    latest().onstart?.();
    jest.advanceTimersByTime(voiceTimeout);
    reader.pause();
    latest().onerror?.();
    expect(onFail).not.toHaveBeenCalled();
  });
});
