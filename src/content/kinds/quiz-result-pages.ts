/** The quiz's result pages: one per result, one per tie of two, and one for larger ties. */

interface ResultPage {
  path: string;
  /** The page's slug: "finn", "finn-and-pip", "crew". */
  name: string;
  /** The results on it; empty for larger ties. */
  ids: readonly string[];
}

/** The slug of the page for the winning results; three or more share one page. */
const resultName = (ids: readonly string[], everybody: string): string =>
  ids.length === 0 || ids.length > 2 ? everybody : ids.join("-and-");

/** The address of the page for the results that came out on top, below the quiz's. */
export const resultPath = (quiz: string, ids: readonly string[], everybody: string): string =>
  `${quiz}/${resultName(ids, everybody)}`;

/** All result pages of a quiz; `everybody` is the id for ties of three or more. */
export function resultPages(quiz: string, ids: readonly string[], everybody: string): ResultPage[] {
  return [
    ...ids.map((id) => [id]),
    ...ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other])),
    [],
  ].map((ids) => ({ path: resultPath(quiz, ids, everybody), name: resultName(ids, everybody), ids }));
}
