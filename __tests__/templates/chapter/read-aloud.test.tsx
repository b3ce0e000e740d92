/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
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

test("reading aloud is offered where the browser has a voice", () => {
  expect(offered(synthesis, class {})).toHaveTextContent("Read to me");
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
  ["without a list of voices", { ...synthesis, getVoices: () => undefined }, class {}],
])("it is not where in-app browsers have speech %s", (_, speech, utterance) => {
  expect(offered(speech, utterance)).toBeNull();
});
