/** The quiz counts right, whatever is answered: up to some thousand ways to answer the site's own quiz are tried. */
import { existsSync, readFileSync } from "node:fs";
import { resultPages, resultPath } from "../../../src/content/kinds/quiz-result-pages";
import { topOf } from "../../../src/templates/quiz/scoring";

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

/** The most combinations that are tried: twelve questions of four answers have sixteen million, which would take too long. */
const mostWays = 5000;

/** Combinations of answers, evenly spread over all: the index of the chosen answer of each question. */
function waysToAnswer(): number[][] {
  const all = quiz.questions.reduce((ways, { answers }) => ways * answers.length, 1);
  const tried = Math.min(all, mostWays);
  return Array.from({ length: tried }, (_, index) => {
    let way = Math.floor((index * all) / tried);
    return quiz.questions.map(({ answers }) => {
      const place = way % answers.length;
      way = Math.floor(way / answers.length);
      return place;
    });
  });
}
const ways = waysToAnswer();

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

describeQuiz("the ways to answer", () => {
  const tops = ways.map((choices) => topOf(quiz.questions, travellers, choices));

  test("quiz points lead to the same result as counting by hand", () => {
    const wrong = ways.filter((choices, index) => `${tops[index]}` !== `${onPaper(choices)}`);
    expect(wrong).toEqual([]);
  });

  test("quiz results are existing pages of the characters with the most points", () => {
    const ids = quiz.results.map(({ id }) => id);
    const pages = new Map(resultPages("/quiz", ids, quiz.everybody.id).map((page) => [page.path, page.ids]));
    for (const top of tops) {
      const winners = quiz.results.filter(({ character }) => top.includes(character)).map(({ id }) => id);
      expect(pages.get(resultPath("/quiz", winners, quiz.everybody.id))).toEqual(winners.length > 2 ? [] : winners);
    }
  });
});
