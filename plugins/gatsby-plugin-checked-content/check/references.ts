/** Rules about references between items: targets exist and are published. */
import { metaOf } from "../model/schema-walk";
import type { Content, ContentRule } from "./content";
import { nearestName } from "./did-you-mean";
import { didYouMean, error, joinNames, type Place, type Problem, shown } from "./problem";
import { withIndefiniteArticle } from "./wording";

/** Checks one reference, which may be to one of several kinds. */
function* judgeName(content: Content, value: string, place: Place, types: readonly string[]): Generator<Problem> {
  const slugs = content.slugsOf(...types);
  if (slugs.includes(value)) return;
  const draft = content.draftOf(value, ...types);
  if (draft) {
    const day = draft.waitsUntil;
    yield error("names-a-draft", place, {
      found: `${shown(value)} ${day ? `waits until ${day}, so visitors would not find it before` : "is a draft, so visitors would not find it"}.`,
      expected: "Something that is published.",
      suggestion: day
        ? "Name it here on that day, or date it today."
        : "Take the _ from the draft's file name to publish it, or leave it out here until then.",
    });
    return;
  }
  const label = joinNames(
    types.map((type) => content.model.kinds.find(({ typeName }) => typeName === type)?.label ?? type),
    "disjunction",
  );
  yield error("no-item", place, {
    found: `There is no ${label} ${shown(value)}.`,
    expected:
      slugs.length > 0
        ? `One of ${joinNames(slugs, "disjunction")}: file names without .json.`
        : `The file name of ${withIndefiniteArticle(label)}, without .json; there is none yet.`,
    suggestion: didYouMean(nearestName(value, slugs)) ?? "Take it out here if it is gone.",
  });
}

/** Referenced items exist; only a draft may refer to a draft. */
export const references: ContentRule = function* (content) {
  for (const { item, path, schema, value } of content.texts()) {
    const { refersTo } = metaOf(schema);
    if (!refersTo || (item.isDraft && content.draftOf(value, ...refersTo))) continue;
    yield* judgeName(content, value, item.at(...path), refersTo);
  }
};

/** A draft and a published item must not have the same slug: published, the draft would replace it. */
export const draftTwins: ContentRule = function* (content) {
  for (const draft of content.items.filter(({ isDraft }) => isDraft)) {
    const published = draft.path.replace(/_([^/]*)$/, "$1");
    if (published === draft.path || !content.files.has(published)) continue;
    yield error("draft-twin", draft.at(), {
      found: `This is a draft of ${content.name(published)}, which is there as well, and both want the same address.`,
      expected: "Either the draft, with _ before its name, or the published file.",
      suggestion: "Give the draft another name until it takes the other's place.",
    });
  }
};
