/** The pages of the quiz's results: one for each result, one for every two that can be level, and one for everybody. */

interface ResultPage {
  path: string;
  /** The last part of the page's address: "finn", "finn-and-pip", "crew". */
  name: string;
  /** The results on it; none where it is everybody's. */
  ids: readonly string[];
}

/** The name of the page for the results that came out on top: three or more are everybody, and so is none in particular. */
const resultName = (ids: readonly string[], everybody: string): string =>
  ids.length === 0 || ids.length > 2 ? everybody : ids.join("-and-");

/** The address of the page for the results that came out on top, below the quiz's. */
export const resultPath = (quiz: string, ids: readonly string[], everybody: string): string =>
  `${quiz}/${resultName(ids, everybody)}`;

/**
 * Every page that a quiz can end on.
 *
 * @param quiz The path of the page with the questions.
 * @param ids The results' ids, in their order.
 * @param everybody The id of the result where three or more are level.
 */
export function resultPages(quiz: string, ids: readonly string[], everybody: string): ResultPage[] {
  return [
    ...ids.map((id) => [id]),
    ...ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other])),
    [],
  ].map((ids) => ({ path: resultPath(quiz, ids, everybody), name: resultName(ids, everybody), ids }));
}
