/** Launch check: finds placeholders (reserved hosts, made-up ids) and what is still to be added. */
import { metaOf } from "../model/schema-walk";
import type { Content } from "./content";
import { error, type Problem, shown } from "./problem";

/** Host names reserved for examples (RFC 2606 and RFC 6761), and those of templates, alone or inside a text. */
const reservedHost =
  /(?:[\w-]+\.)*\b(?:example|your-?(?:domain|site|website|shop|company))\.(?:com|net|org)\b|(?:[\w-]+\.)+(?:example|invalid|test)\b|\blocalhost\b/i;

/** Services in whose URLs a made-up id is well-formed. */
const services = [
  { name: "YouTube video", id: /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]+)/ },
  { name: "Spotify album", id: /^https:\/\/open\.spotify\.com\/embed\/album\/(\w+)/ },
  { name: "Roblox item", id: /^https:\/\/www\.roblox\.com\/(?:catalog|bundles)\/(\d+)/ },
];

const madeUp = /example|0{5,}|12345678/i;

/** Why a text is, or contains, a placeholder; undefined if it does not. */
export function standInReason(value: string, examples: readonly unknown[] = []): string | undefined {
  const host = reservedHost.exec(value)?.[0];
  if (host) return value.includes("@") ? `no mail reaches ${host}` : `nothing can ever be found at ${host}`;
  // Of words an example may well be meant; of an address or a long number, such as an ISBN, it cannot be.
  const isUnique = /^(?:https:\/\/|[\d-]{13,}$)/.test(value);
  if (isUnique && examples.includes(value)) return "it is the example of the help text";
  const service = services.find(({ id }) => madeUp.test(id.exec(value)?.[1] ?? ""));
  return service && `its ${service.name} is made up`;
}

/** All placeholders, with what to put there. */
export const placeholdersOf = (content: Content): Problem[] =>
  content.texts().flatMap(({ item, path, schema, value }) => {
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
