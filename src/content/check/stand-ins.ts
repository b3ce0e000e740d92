/** Finds what only holds the place of the real thing: reserved addresses, made-up ids, and notes of what is to be added. */

import { metaOf, type Path, schemaAt, valueAt } from "../kinds/schema-walk";
import { type Content, listAt } from "./content";
import { type Problem, problem } from "./messages";

/** Names that the internet keeps free for examples (RFC 2606 and 6761), alone or inside a text. */
const reservedHost = /(?:[\w-]+\.)*\bexample\.(?:com|net|org)\b|(?:[\w-]+\.)+(?:example|invalid|test)\b|\blocalhost\b/i;

/** Services whose addresses are well-formed whatever the id in them is. */
const services = [
  { name: "YouTube video", id: /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]+)/ },
  { name: "Spotify album", id: /^https:\/\/open\.spotify\.com\/embed\/album\/(\w+)/ },
  { name: "Roblox item", id: /^https:\/\/www\.roblox\.com\/catalog\/(\d+)/ },
];

const madeUp = /example|0{5,}|12345678/i;

/** Why a text is a stand-in, or holds one; undefined when it is the real thing. */
export function standInReason(value: string, examples: readonly unknown[] = []): string | undefined {
  const host = reservedHost.exec(value)?.[0];
  if (host) return value.includes("@") ? `no mail reaches ${host}` : `nothing can ever be found at ${host}`;
  const isLink = value.startsWith("https://");
  if (isLink && examples.includes(value)) return "it is the example of the help text";
  const service = services.find(({ id }) => madeUp.test(id.exec(value)?.[1] ?? ""));
  return service && `its ${service.name} is made up`;
}

/** What may be left out while nobody knows it, and buyers want to know: the ISBN of what is printed, and its pages. */
function findWanted(content: Content): Problem[] {
  return content.itemsOf("Book").flatMap((book) => {
    const editions = listAt(book, ["editions"]);
    const printed = editions.flatMap((edition, index) =>
      ["paperback", "hardback"].includes(String(valueAt(edition, ["format"]))) ? [index] : [],
    );
    const wanted: Path[] = printed.map((index) => ["editions", index, "isbn"]);
    if (printed.length > 0) wanted.push(["pages"]);
    return wanted
      .filter((path) => valueAt(book.json.value, path) === undefined)
      .map((path) => {
        const { description } = metaOf(schemaAt(book.kind.schema, path));
        return problem("wanted-at-launch", content.placeIn(book, path), { description });
      });
  });
}

/** Every stand-in in the content, and what is wanted before the launch, with what to put there. */
export function findStandIns(content: Content): Problem[] {
  const standIns = content.items.flatMap((item) =>
    item.fields.flatMap(({ path, schema, value }) => {
      if (typeof value !== "string") return [];
      const { description, examples, untilLaunch } = metaOf(schema);
      if (untilLaunch) return [problem("to-add", content.placeIn(item, path), value)];
      const reason = standInReason(value, examples);
      return reason ? [problem("stand-in", content.placeIn(item, path), value, reason, { description })] : [];
    }),
  );
  return [...standIns, ...findWanted(content)];
}
