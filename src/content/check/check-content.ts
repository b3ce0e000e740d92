/** Finds every problem in what `readFolder` read. No disk, no network: the same entries give the same problems. */

import { kinds } from "../kinds/kinds";
import { metaOf } from "../kinds/schema-walk";
import { checkAddresses } from "./check-addresses";
import { checkDoubles } from "./check-doubles";
import { checkFields } from "./check-fields";
import { checkLinks } from "./check-links";
import { checkNames } from "./check-names";
import { checkPicture } from "./check-picture";
import { checkRelations } from "./check-relations";
import { checkSense } from "./check-sense";
import { checkTexts } from "./check-texts";
import { Content } from "./content";
import { type Problem, problem } from "./messages";
import type { Entry } from "./read-folder";
import { localDay, withArticle } from "./words";

/** What a check depends on besides the files. */
export interface Circumstances {
  /** The name of the content's folder. */
  root?: string;
  /** The day of the check, as YYYY-MM-DD. */
  today?: string;
}

/** Everything that is wrong with the content, by file and then by place in the file. */
export const findProblems = (entries: readonly Entry[], circumstances?: Circumstances): Problem[] =>
  readContent(entries, circumstances).problems;

/** The content, and everything that is wrong with it. */
export function readContent(
  entries: readonly Entry[],
  { root = "data", today = localDay() }: Circumstances = {},
): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const wellPlaced = checkNames(entries, root, problems);
  const content = new Content(wellPlaced, root, today, problems);

  for (const { location, label, mayBeMissing } of kinds) {
    if ("file" in location && !mayBeMissing && !wellPlaced.some(({ path }) => path === location.file)) {
      problems.push(problem("missing-file", content.place(location.file), label));
    }
  }
  for (const [path, facts] of content.pictures) checkPicture(path, facts, content.place(path), problems);
  for (const item of content.items) {
    problems.push(
      ...checkFields({
        schema: item.kind.schema,
        value: item.json.value,
        fields: item.fields,
        owner: withArticle(item.kind.label).replace(/^a/, "A"),
        placeOf: (path, part) => content.placeIn(item, path, part),
        candidates: (field) => {
          const { graphql } = metaOf(field);
          return graphql && "link" in graphql ? content.slugsOf(graphql.link) : content.picturesBeside(item.path);
        },
      }),
    );
  }
  checkRelations(content, problems);
  checkAddresses(content, problems);
  checkSense(content, problems);
  checkLinks(content, problems);
  checkTexts(content, problems);
  checkDoubles(content, problems);
  problems.sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return { content, problems };
}
