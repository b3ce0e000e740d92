import { mkdirSync, writeFileSync } from "node:fs";
import { captionsProblem } from "../../src/content/kinds/captions";
import { temporaryFolder } from "../temporary-folder";
import { findProblems, jsonEntry, sampleValue, sampleWith } from "./sample";

const cue = "00:01.000 --> 00:02.500\nHold on!";

test.each([
  `WEBVTT\n\n${cue}\n`,
  `\ufeffWEBVTT Kind: captions\r\n\r\nNOTE by Mia --> Finn\r\n\r\nSTYLE\r\n::cue { color: white }\r\n\r\n1\r\n01:00:01.000 --> 01:00:02.000 line:90%\r\n- Él!`,
])("captions as browsers read them are right: %j", (text) => {
  expect(captionsProblem(Buffer.from(text))).toBeUndefined();
});

test.each<[string, Buffer]>([
  ["another format under a new name", Buffer.from("1\n00:00:01,000 --> 00:00:02,500\nHold on!")],
  ["another format below the first line", Buffer.from("WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,500\nHold on!")],
  ["a first line alone", Buffer.from("WEBVTT\n")],
  ["a text in Latin-1", Buffer.from(`WEBVTT\n\n${cue} \xe9`, "latin1")],
  ["a word processor's file", Buffer.from("PK\x03\x04\xff\xfe", "latin1")],
  ["words", Buffer.from("Hold on!")],
  ["a caption that ends before it begins", Buffer.from("WEBVTT\n\n00:05.000 --> 00:02.500\nHold on!")],
  ["a caption that ends as it begins", Buffer.from("WEBVTT\n\n00:05.000 --> 00:05.000\nHold on!")],
  ["times of other signs", Buffer.from("WEBVTT\n\n0.01 --> 0.02\nHold on!")],
])("captions that nobody would see are told: %s", (_, bytes) => {
  const { line, found, suggestion } = captionsProblem(bytes) ?? {};
  expect([line, found, suggestion].filter(Boolean).join(" ")).toMatchSnapshot();
});

test("the captions of a video file are read where they lie, in static/", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/static`);
  writeFileSync(`${folder}/static/trailer.vtt`, "WEBVTT\n\n00:05.000 --> 00:02.500\nHold on!");
  const own = { url: "https://films.example/trailer.mp4", captions: "/trailer.vtt" };
  const path = "videos/book-one-trailer.json";
  const home = process.cwd();
  process.chdir(folder);
  const problems = findProblems(sampleWith(jsonEntry(path, { ...sampleValue(path), ...own })));
  process.chdir(home);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: "unreadable-captions", file: "static/trailer.vtt", line: 3 }),
  );
});
