/**
 * The quiz as it was written: its key, and how often each result comes out. With another quiz, other values are right.
 */
import { readFileSync } from "node:fs";
import { pointsOf, topOf } from "../../src/components/quiz/scoring";

const { questions, results } = JSON.parse(readFileSync("data/quiz.json", "utf8"));

const travellers: Record<string, string> = {
  F: "finn-marlow",
  A: "asha-rai",
  T: "toby-reed",
  P: "pip",
  R: "ruva",
  S: "sam",
};

/** For each question, who gets two points and who one for the answers a to d. */
const key = ["FP AS TP RS", "AS TR PF SA", "FT PT RF SA", "AS TP PF RA", "FR TP RT SA", "FR AT PF SR", "FS AS TP RP"];

test.each(key.map((row, index) => [index + 1, row]))("question %i gives its points as the key says", (number, row) => {
  const index = Number(number) - 1;
  for (const [place, [two = "", one = ""]] of String(row).split(" ").entries()) {
    const choices = questions.map((_: unknown, other: number) => (other === index ? place : -1));
    expect([...pointsOf(questions, choices)]).toEqual([
      [travellers[two], 2],
      [travellers[one], 1],
    ]);
  }
});

test("every traveller has 14 points, and the results come out as often as was counted", () => {
  const everyone = results.map(({ character }: { character: string }) => character);
  expect(everyone).toEqual(Object.values(travellers));
  const all = key.join(" ").replaceAll(" ", "");
  for (const letter of Object.keys(travellers)) {
    const points = [...all].reduce((sum, each, index) => sum + (each === letter ? 2 - (index % 2) : 0), 0);
    expect([letter, points]).toEqual([letter, 14]);
  }
  const level: Record<number, number> = {};
  for (let way = 0; way < 4 ** 7; way++) {
    const choices = questions.map((_: unknown, index: number) => Math.floor(way / 4 ** index) % 4);
    const { length } = topOf(questions, everyone, choices);
    level[Math.min(length, 3)] = (level[Math.min(length, 3)] ?? 0) + 1;
  }
  const percent = Object.values(level).map((count) => Math.round((count / 4 ** 7) * 100));
  expect(percent).toEqual([76, 20, 4]);
});
