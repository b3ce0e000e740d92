/** Names written with letters that look like others, as those of counterfeit shops are, and of fields by mistake. */
import { domainToUnicode } from "node:url";

/** Letters of other alphabets, and rare ones of our own, by the Latin letter that they look like. */
const twins = new Map(
  `aаɑαạӓ bвьƅЬ cсϲⅽ dԁɗⅾ eеёєҽ gɡցɢ hһнհ iіıιɩїɪ jјϳ kкκ lӏⅼʟǀ mмⅿ nոпηɴ oоοօσӧ pрρ qԛզ rгʀ sѕꜱ tтτ uսυ vѵν wԝωѡ xхχ yуүγʏ zᴢ`
    .split(" ")
    .flatMap(([latin = "", ...others]) => others.map((other) => [other, latin] as const)),
);

/** Names whose counterfeits children and parents would meet. */
const wellKnown = new Set(
  `amazon apple audible bandcamp barnesandnoble blackwells bookshop bookdepository booktopia ebay etsy foyles goodreads google
   hive indigo instagram kobo mailchimp paypal redbubble roblox soundcloud spotify spreadshirt teespring thalia tiktok vimeo
   waterstones whsmith youtube zazzle`.split(/\s+/),
);

const isLatin = /\p{Script=Latin}/u;
/** Alphabets whose letters pass for ours. */
const passesForLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** A label without accents, and with Latin letters for those that look like them. */
export const plainly = (label: string) =>
  [...label.normalize("NFD").replace(/\p{M}/gu, "")].map((letter) => twins.get(letter) ?? letter).join("");

/** Capitals whose twin is another one than that of their small letter. */
const capitals: Record<string, string | undefined> = {
  ...{ Β: "b", Ε: "e", Ζ: "z", Η: "h", Μ: "m", Ν: "n", Υ: "y", П: undefined },
};

/** The small Latin letter that another letter looks like. */
export const twinOf = (letter: string) => (letter in capitals ? capitals[letter] : twins.get(letter.toLowerCase()));

/** A word with plain letters for those of other alphabets, full-width, styled and phonetic ones; undefined if one has none. */
export function inLatin(word: string): string | undefined {
  const plain = word.replace(
    /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\u0250-\u02af\u217c-\u217f\uff21-\uff5a\u{1d400}-\u{1d6a3}]/gu,
    (letter) => {
      const read = twinOf(letter) ?? letter.normalize("NFKC");
      return letter === letter.toLowerCase() ? read : read.toUpperCase();
    },
  );
  return passesForLatin.test(plain) ? undefined : plain;
}

/** A label as a hasty reader takes it, who reads 0 as o, 1 as l, rn as m, and vv as w. */
const asRead = (label: string) =>
  plainly(label).replace(/0/g, "o").replace(/1/g, "l").replace(/rn/g, "m").replace(/vv/g, "w");

/** The name that one part of a site's name passes for; undefined if it is what it looks like. `isAbroad`: its country's letters are not ours. */
function passesFor(label: string, isAbroad: boolean): string | undefined {
  const read = asRead(label);
  if (wellKnown.has(read) && read !== label) return read;
  const plain = plainly(label);
  const isMixed = isLatin.test(label) && passesForLatin.test(label);
  const isMasked = !isAbroad && passesForLatin.test(label) && /^[a-z\d-]+$/.test(plain);
  const isRare = /[\u0131\u0250-\u02af]/.test(label);
  return isMixed || isMasked || isRare ? plain : undefined;
}

/** A site's name as it is written and as it reads, if letters in it look like others; undefined if none do. */
export function homoglyphOf(hostname: string): { written: string; read: string } | undefined {
  const written = domainToUnicode(hostname).toLowerCase();
  const labels = written.split(".");
  const isAbroad = passesForLatin.test(labels.at(-1) ?? "");
  const read = labels.map((label) => passesFor(label, isAbroad) ?? label).join(".");
  return read === written ? undefined : { written, read };
}
