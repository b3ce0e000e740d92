/** The quiz counts right, whatever is answered: every way to answer the site's own quiz is tried. */
import { existsSync, readFileSync } from "node:fs";
import { topOf } from "../../src/components/quiz/scoring";
import { resultPages, resultPath } from "../../src/content/kinds/quiz-results";

interface Quiz {
  questions: { answers: { first: string; second: string }[] }[];
  results: { character: string; id: string }[];
  everybody: { id: string };
}

const file = "data/quiz.json";
const quiz: Quiz = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8"))
  : { questions: [], results: [], everybody: { id: "crew" } };
const travellers = quiz.results.map(({ character }) => character);

/** Every way to answer, as the place of the chosen answer of each question. */
const waysToAnswer = quiz.questions.reduce<number[][]>(
  (ways, { answers }) => ways.flatMap((way) => answers.map((_, place) => [...way, place])),
  [[]],
);

/** The counting rule for paper, as a reader would follow it: a letter for each point, and the longest heap wins. */
function onPaper(choices: readonly number[]): string[] {
  const heap = choices.flatMap((choice, index) => {
    const { first = "", second = "" } = quiz.questions[index]?.answers[choice] ?? {};
    return [first, first, second];
  });
  const heights = travellers.map((traveller) => heap.filter((letter) => letter === traveller).length);
  return travellers.filter((_, index) => heights[index] === Math.max(...heights));
}

const describeQuiz = travellers.length > 0 ? describe : describe.skip;

describeQuiz(`all ${waysToAnswer.length} ways to answer`, () => {
  const tops = waysToAnswer.map((choices) => topOf(quiz.questions, travellers, choices));

  test("lead to whoever readers with a pencil would find", () => {
    const wrong = waysToAnswer.filter((choices, index) => `${tops[index]}` !== `${onPaper(choices)}`);
    expect(wrong).toEqual([]);
  });

  test("give every traveller a fair chance: nobody comes out on top twice as often as another", () => {
    const wins = travellers.map((traveller) => tops.filter((top) => top.includes(traveller)).length);
    expect(Math.min(...wins)).toBeGreaterThan(Math.max(...wins) / 2);
  });

  test("lead to a page that is there, of those and no others who came out on top", () => {
    const ids = quiz.results.map(({ id }) => id);
    const pages = new Map(resultPages("/quiz", ids, quiz.everybody.id).map((page) => [page.path, page.ids]));
    for (const top of tops) {
      const winners = quiz.results.filter(({ character }) => top.includes(character)).map(({ id }) => id);
      expect(pages.get(resultPath("/quiz", winners, quiz.everybody.id))).toEqual(winners.length > 2 ? [] : winners);
    }
  });
});
