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

/** Fields wanted at launch: ISBN and pages of printed editions, transcripts of videos with speech. */
function* findWanted(content: Content): Generator<Problem> {
  const wanted = (item: Pick<Item, "at" | "kind">, ...path: Path) => {
    const expected = metaOf(schemaAt(item.kind.schema, path)).description;
    return error("wanted-at-launch", item.at(...path), { found: "Nothing is known here yet.", expected });
  };
  for (const book of content.itemsOf("Book")) {
    const { editions, pages } = book.value;
    const printed = editions.map(({ format }) => format === "paperback" || format === "hardback");
    for (const [index, { isbn, releaseDate }] of editions.entries())
      if (printed[index] && !isbn && releaseDate >= firstIsbn) yield wanted(book, "editions", index, "isbn");
    if (printed.includes(true) && pages === undefined) yield wanted(book, "pages");
  }
  for (const video of content.itemsOf("Video")) {
    if (!video.value.transcript && !video.value.noSpeech) yield wanted(video, "transcript");
  }
}

/** All placeholders and missing recommended fields, with what to put there. */
export const findPlaceholders = (content: Content): Problem[] => [...placeholdersOf(content), ...findWanted(content)];
