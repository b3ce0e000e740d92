/** Launch check: placeholders, and recommended fields that are still missing. */
import {
  error,
  metaOf,
  type Path,
  type Problem,
  schemaAt,
  placeholdersOf,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { Content, Item } from "./content";

/** The year from which books have had ISBNs. */
const firstIsbn = "1970";

/** Fields wanted at launch: ISBN of printed editions, transcripts of videos with speech. */
function* findWanted(content: Content): Generator<Problem> {
  const wanted = (item: Pick<Item, "at" | "kind">, ...path: Path) => {
    const expected = metaOf(schemaAt(item.kind.schema, path)).description;
    return error("wanted-at-launch", item.at(...path), { found: "Nothing is known here yet.", expected });
  };
  for (const book of content.itemsOf("Book")) {
    for (const [index, { format, isbn, releaseDate }] of book.value.editions.entries()) {
      const isPrinted = format === "paperback" || format === "hardback";
      if (isPrinted && !isbn && releaseDate >= firstIsbn) yield wanted(book, "editions", index, "isbn");
    }
  }
  for (const video of content.itemsOf("Video")) {
    if (!video.value.transcript && !video.value.noSpeech) yield wanted(video, "transcript");
  }
}

/** All placeholders and missing recommended fields, with what to put there. */
export const launchProblems = (content: Content): Problem[] => [...placeholdersOf(content), ...findWanted(content)];
