/** The check judges whether a quiz is fair, as far as its ways to answer can be counted. */

import { sharesOnTop } from "../../src/content/kinds/quiz-fairness";
import { topOf } from "../../src/templates/quiz/scoring";
import { findProblems, jsonEntry, sampleValue, sampleWith } from "./sample";

const crew = ["finn", "asha", "toby", "pip", "sam", "ruva"];

/** Each answer is the next one's, in a circle: nobody is before another. */
const question = (start: number, answers: number, of: readonly string[] = crew) => ({
  answers: Array.from({ length: answers }, (_, index) => ({
    text: `Answer ${index + 1}`,
    first: of[(start + index) % of.length] ?? "",
    second: of[(start + index + 1 + (start % (of.length - 1))) % of.length] ?? "",
  })),
});
const questions = (count: number, answers: number, of?: readonly string[]) =>
  Array.from({ length: count }, (_, index) => question(index, answers, of));

test("the shares are those of trying every way to answer", () => {
  const asked = questions(6, 4);
  const ways = asked.reduce<number[][]>(
    (all, { answers }) => all.flatMap((way) => answers.map((_, place) => [...way, place])),
    [[]],
  );
  const wins = crew.map((one) => ways.filter((way) => topOf(asked, crew, way).includes(one)).length / ways.length);
  const shares = sharesOnTop(asked, crew);
  expect(shares).toHaveLength(crew.length);
  for (const [index, share] of shares?.entries() ?? []) expect(share).toBeCloseTo(wins[index] ?? 0, 9);
});

test("where the ways are too many to be counted, there are no shares, and the quiz is not judged", () => {
  expect(sharesOnTop(questions(20, 6), crew)).toBeUndefined();
  // Twenty results, most of which no answer names, make the scores too long to be counted.
  expect(
    sharesOnTop(questions(20, 2), [...crew, ...Array.from({ length: 14 }, (_, index) => `${index}`)]),
  ).toBeUndefined();
  expect(told(questions(20, 6))).toEqual([]);
});

/** What the check says of the sample with another quiz. */
function told(asked: ReturnType<typeof questions>, of = crew) {
  const characters = of.filter((one) => one !== "pip");
  const value = {
    ...sampleValue("quiz.json"),
    questions: asked.map((one, index) => ({ question: `Question ${index + 1}?`, ...one })),
    results: of.map((character, index) => ({
      ...(sampleValue("quiz.json").results as object[])[0],
      character,
      id: character,
      name: character,
      letter: String.fromCharCode(65 + index),
    })),
  };
  const { path: _, ...pip } = { path: "", ...sampleValue("characters/pip.json") };
  const entries = sampleWith(
    jsonEntry("quiz.json", value),
    ...characters.map((slug, index) =>
      jsonEntry(`characters/${slug}.json`, { ...pip, order: 500 + index, name: slug }),
    ),
  );
  return findProblems(entries, { today: "2025-06-15" }).filter(({ code }) => code === "unfair-quiz");
}

test("a fair quiz of twelve questions of four is well", () => {
  expect(told(questions(12, 4))).toEqual([]);
});

test.each([5, 12])("of %i questions, whoever nobody can become is told by name", (count) => {
  const asked = questions(count, 4).map(({ answers }) => ({
    answers: answers.map(({ first, second }, index) => {
      const other = [first, second].includes("toby") ? "finn" : "toby";
      const [one, two] = [first, second].map((name) => (name === "ruva" ? other : name));
      return { text: `Answer ${index + 1}`, first: one ?? "", second: two ?? "" };
    }),
  }));
  const problems = told(asked);
  expect(problems.map(({ field, found }) => `${field}: ${found}`).join("\n")).toMatch(
    /results \(6th\) › name: Nobody can become ruva/,
  );
});

test("who comes out on top less than half as often as another is told with both shares", () => {
  const [problem] = told(
    questions(6, 4).map(({ answers }, index) => ({
      answers: answers.map((answer) =>
        index > 0 && answer.first === "asha"
          ? { ...answer, first: answer.second === "finn" ? "toby" : "finn" }
          : answer,
      ),
    })),
  );
  expect(problem?.found).toMatch(/^finn comes out on top in \d+ % of all ways to answer, asha in \d+ %\.$/);
});
