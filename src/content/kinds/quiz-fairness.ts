/** How often each result of a quiz comes out on top, over all ways to answer. */

/** Per answer, the slugs of the results that receive two points and one point. */
export interface ScoredQuestion {
  readonly answers: readonly { readonly first: string; readonly second: string }[];
}

/** The most distinct scores to count: more would take seconds. Twelve questions with four answers and six results have fewer. */
const mostScores = 100_000;

/**
 * By result, the share of all ways to answer in which it has the most points, alone or with others. Dynamic programming: ways that
 * have given the same points so far are counted as one. Undefined where there are too many scores.
 */
export function sharesOnTop(questions: readonly ScoredQuestion[], results: readonly string[]): number[] | undefined {
  // A score is one number, in which each result's points are a digit.
  const base = 3 * questions.length + 1;
  if (base ** results.length > Number.MAX_SAFE_INTEGER) return undefined;
  const digit = (result: string) => (results.includes(result) ? base ** results.indexOf(result) : 0);
  let scores = new Map([[0, 1]]);
  for (const { answers } of questions) {
    const added = answers.map(({ first, second }) => 2 * digit(first) + digit(second));
    const next = new Map<number, number>();
    for (const [score, weight] of scores) {
      for (const more of added) next.set(score + more, (next.get(score + more) ?? 0) + weight / added.length);
    }
    if (next.size > mostScores) return undefined;
    scores = next;
  }
  const shares = results.map(() => 0);
  for (const [score, weight] of scores) {
    const points = shares.map((_, place) => Math.floor(score / base ** place) % base);
    const most = Math.max(...points);
    for (const [place, own] of points.entries()) if (own === most) shares[place] = (shares[place] ?? 0) + weight;
  }
  return shares;
}
