/** How often each result of a quiz comes out on top, over all ways to answer. */

/** Per answer, the slugs of the results that receive two points and one point. */
export interface ScoredQuestion {
  readonly answers: readonly { readonly first: string; readonly second: string }[];
}

interface Shares {
  /** By result, the share of all ways to answer in which it has the most points, alone or with others. */
  shares: number[];
  /** False where the ways are too many to be counted, and a part of them was tried. */
  isExact: boolean;
}

/** The most distinct scores to count: more would take seconds. */
const mostScores = 10_000;

/** Tried then, which tells a share to within a hundredth. */
const tries = 40_000;

/** Dynamic programming: ways that have given the same points so far are counted as one. */
export function sharesOnTop(questions: readonly ScoredQuestion[], results: readonly string[]): Shares {
  const place = new Map(results.map((result, index) => [result, index]));
  const points = questions.map(({ answers }) =>
    answers.map(({ first, second }) => ({ first: place.get(first) ?? -1, second: place.get(second) ?? -1 })),
  );
  const exact = counted(points, results.length);
  return exact ? { shares: exact, isExact: true } : { shares: sampled(points, results.length), isExact: false };
}

type Points = readonly (readonly { readonly first: number; readonly second: number }[])[];

function addTops(shares: number[], score: readonly number[], weight: number) {
  const most = Math.max(...score);
  for (const [index, points] of score.entries()) if (points === most) shares[index] = (shares[index] ?? 0) + weight;
}

/** Undefined where there are too many scores. */
function counted(questions: Points, results: number): number[] | undefined {
  // A score is one number, of which each result's points are a digit.
  const base = 3 * questions.length + 1;
  if (base ** results > Number.MAX_SAFE_INTEGER) return undefined;
  const digit = (place: number) => (place < 0 ? 0 : base ** place);
  let scores = new Map([[0, 1]]);
  for (const answers of questions) {
    const added = answers.map(({ first, second }) => 2 * digit(first) + digit(second));
    const next = new Map<number, number>();
    for (const [score, weight] of scores) {
      for (const more of added) next.set(score + more, (next.get(score + more) ?? 0) + weight / added.length);
    }
    if (next.size > mostScores) return undefined;
    scores = next;
  }
  const shares = Array.from({ length: results }, () => 0);
  for (const [score, weight] of scores) {
    const digits = shares.map((_, place) => Math.floor(score / base ** place) % base);
    addTops(shares, digits, weight);
  }
  return shares;
}

/** The same tries each time, so that a quiz that was well yesterday is well today. */
function sampled(questions: Points, results: number): number[] {
  let state = 1;
  /** A linear congruential generator (Numerical Recipes), of which the high bits are random enough. */
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const shares = Array.from({ length: results }, () => 0);
  const score = [...shares];
  for (let tried = 0; tried < tries; tried += 1) {
    score.fill(0);
    for (const answers of questions) {
      const { first, second } = answers[below(answers.length)] ?? { first: -1, second: -1 };
      if (first >= 0) score[first] = (score[first] ?? 0) + 2;
      if (second >= 0) score[second] = (score[second] ?? 0) + 1;
    }
    addTops(shares, score, 1 / tries);
  }
  return shares;
}
