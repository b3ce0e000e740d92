/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { ReadAloud } from "../../../src/templates/chapter/read-aloud";

const voices = [{ lang: "en-GB", localService: true, voiceURI: "Daniel", name: "Daniel", default: true }];
const synthesis = { getVoices: () => voices, speak: () => {}, cancel: () => {}, addEventListener: () => {} };

afterEach(() => {
  for (const name of ["speechSynthesis", "SpeechSynthesisUtterance"]) Reflect.deleteProperty(window, name);
});

const offered = (speechSynthesis: unknown, SpeechSynthesisUtterance: unknown) => {
  document.documentElement.lang = "en-GB";
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance });
  render(<ReadAloud />);
  return screen.queryByRole("button");
};

test("reading aloud is offered where the browser has a voice, be it a moment later, and says where that has gone again", async () => {
  expect(offered(synthesis, class {})).toHaveTextContent("Read to me");
  cleanup();
  const slow = Object.assign(new EventTarget(), { getVoices: () => [] as typeof voices });
  expect(offered(slow, class {})).toBeNull();
  slow.getVoices = () => voices;
  act(() => void slow.dispatchEvent(new Event("voiceschanged")));
  expect(screen.getByRole("button")).toHaveTextContent("Read to me");
  slow.getVoices = () => [];
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent("The voice did not come");
});

test("of many voices the page's own reads, is asked again where it did not come, is slowed by Slower, and falls silent when its page goes or is left", async () => {
  const cancel = jest.fn();
  const spoken: { rate: number; lang: string; onerror?: () => void }[] = [];
  const speak = (utterance: (typeof spoken)[number]) => spoken.push(utterance);
  document.body.innerHTML = `<div data-story><p id="p-0">There was a ring.</p></div>`;
  Element.prototype.scrollIntoView = () => {};
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const Utterance = class {
    rate = 1;
  };
  // Android writes tags with an underscore.
  const getVoices = () => ["en-US", "en_GB"].map((lang) => ({ ...voices[0], lang }));
  const button = offered({ ...synthesis, getVoices, speak, cancel }, Utterance) as HTMLElement;
  await userEvent.click(button);
  act(() => spoken.at(-1)?.onerror?.());
  expect(screen.getByRole("status")).toHaveTextContent("The voice did not come");
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: "Slower" }));
  expect(spoken.at(-1)?.rate).toBeLessThan(1);
  expect(spoken.at(-1)?.lang).toBe("en_GB");
  cancel.mockClear();
  // Speech is the browser's: it would go on over the next site.
  window.dispatchEvent(new Event("pagehide"));
  expect(cancel).toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  cancel.mockClear();
  cleanup();
  expect(cancel).toHaveBeenCalled();
});

test.each([
  ["null", null, class {}],
  ["without utterances", synthesis, undefined],
  // A voice of the network's would have the story sent to it.
  [
    "by voices from elsewhere alone",
    { ...synthesis, getVoices: () => [{ ...voices[0], localService: false }] },
    class {},
  ],
  ["in another language alone", { ...synthesis, getVoices: () => [{ ...voices[0], lang: "de-DE" }] }, class {}],
  ["without a list of voices", { ...synthesis, getVoices: () => undefined }, class {}],
])("it is not where in-app browsers have speech %s", (_, speech, utterance) => {
  expect(offered(speech, utterance)).toBeNull();
});
