/** Launch check: finds placeholders (reserved hosts, made-up ids) and recommended fields that are still missing. */

import {
  error,
  metaOf,
  type Path,
  type Problem,
  schemaAt,
  shown,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { Content, Item } from "./content";

/** Host names reserved for examples (RFC 2606 and RFC 6761), alone or inside a text. */
const reservedHost = /(?:[\w-]+\.)*\bexample\.(?:com|net|org)\b|(?:[\w-]+\.)+(?:example|invalid|test)\b|\blocalhost\b/i;

/** Services in whose URLs a made-up id is well-formed. */
const services = [
  { name: "YouTube video", id: /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]+)/ },
  { name: "Spotify album", id: /^https:\/\/open\.spotify\.com\/embed\/album\/(\w+)/ },
  { name: "Roblox item", id: /^https:\/\/www\.roblox\.com\/catalog\/(\d+)/ },
];

const madeUp = /example|0{5,}|12345678/i;

/** The year from which books have had ISBNs. */
const firstIsbn = "1970";

/** Why a text is, or contains, a placeholder; undefined if it does not. */
export function standInReason(value: string, examples: readonly unknown[] = []): string | undefined {
  const host = reservedHost.exec(value)?.[0];
  if (host) return value.includes("@") ? `no mail reaches ${host}` : `nothing can ever be found at ${host}`;
  const isLink = value.startsWith("https://");
  if (isLink && examples.includes(value)) return "it is the example of the help text";
  const service = services.find(({ id }) => madeUp.test(id.exec(value)?.[1] ?? ""));
  return service && `its ${service.name} is made up`;
}

/**
 * Optional fields that should be filled in before the launch: ISBN and page count of printed editions, and transcripts
 * of videos with speech.
 */
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
export function findStandIns(content: Content): Problem[] {
  const standIns = content.texts().flatMap(({ item, path, schema, value }) => {
    const { description = "", examples, untilLaunch } = metaOf(schema);
    if (untilLaunch) {
      const found = `Something is still to be added: ${value}`;
      const expected = "The words themselves, where they belong in this file, and this field deleted.";
      return [error("to-add", item.at(...path), { found, expected })];
    }
    const reason = standInReason(value, examples);
    const found = `${shown(value)} is a stand-in: ${reason}.`;
    return reason ? [error("stand-in", item.at(...path), { found, expected: `The real one. ${description}` })] : [];
  });
  return [...standIns, ...findWanted(content)];
}
