/** How the quiz counts: pure functions, so that every way to answer can be tried. */

/** What a question's answers give, and to whom. */
export interface ScoredQuestion {
  readonly answers: readonly { readonly first: string; readonly second: string }[];
}

/** Two points for the first traveller of every chosen answer, one for the second. */
export function pointsOf(questions: readonly ScoredQuestion[], choices: readonly number[]): Map<string, number> {
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

/** Whoever has the most points, alone or level with others, in the order of the travellers. */
export function topOf(
  questions: readonly ScoredQuestion[],
  travellers: readonly string[],
  choices: readonly number[],
): string[] {
  const points = pointsOf(questions, choices);
  const most = Math.max(...points.values());
  return travellers.filter((traveller) => points.get(traveller) === most);
}
