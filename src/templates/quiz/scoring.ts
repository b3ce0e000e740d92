/** Quiz scoring as pure functions, so that a test can try every combination of answers. */
import type { ScoredQuestion } from "../../content/kinds/quiz-fairness";

/** Points by result: each chosen answer gives two to its first result, one to its second. */
function pointsOf(questions: readonly ScoredQuestion[], choices: readonly number[]): Map<string, number> {
  const points = new Map<string, number>();
  const give = (traveller: string, count: number) => points.set(traveller, (points.get(traveller) ?? 0) + count);
  for (const [index, { answers }] of questions.entries()) {
    const answer = answers[choices[index] ?? -1];
    if (!answer) continue;
    give(answer.first, 2);
    give(answer.second, 1);
  }
  return points;
}

/** The results with the most points, ties included, in the order given. */
export function topOf(
  questions: readonly ScoredQuestion[],
  travellers: readonly string[],
  choices: readonly number[],
): string[] {
  const points = pointsOf(questions, choices);
  const most = Math.max(...points.values());
  return travellers.filter((traveller) => points.get(traveller) === most);
}
