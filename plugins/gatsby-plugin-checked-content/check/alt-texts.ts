/** Rules about text alternatives without information. */
import { type Path, valueAt } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import type { ContentRule } from "./content";
import { helpOf } from "./field-errors";
import { didYouMean, error, shown, warning } from "./problem";
import { pictureEnding } from "./read-folder";
import { capitalise } from "./wording";

/** In characters: nobody can stop in a text alternative, or go back. */
const longestAlt = 400;

const cameraName =
  /^(?:img|image|dsc[fn]?|pxl|pic|picture|photo|foto|screen ?shot|scan|untitled|unnamed|whatsapp|download|dall.e|chatgpt)(?:[\d\W_]|image|design|at|[ap]m)*$/i;

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]{4}/u;

/** What social networks and word processors write. */
const guessed =
  /\bdescription automatically generated\b|\bAI-generated content may be\b|^(?:this )?image may contain\b|^may be (?:an? )?(?:image|art|graphic|photo|illustration)\b|^no (?:photo|alt|image|picture) (?:text )?(?:description )?available\W*$/i;

/** "A picture of …", "Image: …", but not a picture within the picture: "A picture of Pip hangs over the fireplace". */
const announced =
  /^(?:an? |the |this )?(?:image|picture|photo|photograph|graphic)(?:: | (?:of|show(?:s|ing)(?! on\b)|depict(?:s|ing))\b)(?!(?: \S+){1,4} (?:hangs|leans|sticks|lies|stands|falls|floats|flutters|fades|is (?:pinned|taped|stuck|glued|nailed|painted|carved))\b)/i;

/** What kind of picture it is, and no more. */
const kindAlone =
  /^(?:the |an? )?(?:(?:book|front|back|album|video|free) )?(?:cover|logo|icon|banner|poster|wallpaper|artwork|illustration|drawing|screenshot|thumbnail|picture|image|photo)(?: (?:image|picture|art))?\W*$/i;

/** Why a text alternative is uninformative; undefined if it may be fine. */
function emptiness(alt: string, beside: unknown[]): string | undefined {
  if (kindAlone.test(alt)) return "it only says what kind of picture it is";
  if (cameraName.test(alt.replace(pictureEnding, ""))) return "it is the name that a camera or a program gives";
  if (!/\S\s+\S/.test(alt) && !unspaced.test(alt)) return "it is one word";
  if (guessed.test(alt)) return "a program guessed it, so look at the picture yourself";
  if (/^alt\s*=/i.test(alt)) return "it is HTML code";
  if (/^decorative(?: (?:image|picture|element|only))?\W*$/i.test(alt)) return "it does not say what the picture shows";
  if (/^(?:see|as in|same as) (?:the )?(?:caption|text|title|above|below)\W*$/i.test(alt))
    return "it only leads to words that everybody hears anyway";
  // No sentence, which begins with a capital, and no list of who or what is there: "a boat, a gull, a boy and his kite".
  const terms = alt.split(/, ?/);
  const isTerm = (term: string) =>
    /^(?!(?:an?|the|and|two|three|his|her) )[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}$/iu.test(term);
  if (
    terms.length > 4 &&
    !/^\p{Lu}\p{Ll}/u.test(alt) &&
    terms.every(isTerm) &&
    terms.some((term) => /^\p{Ll}+ \p{Ll}+$/u.test(term))
  )
    return 'it is a list of keywords, which belong into "keywords"';
  return beside.includes(alt) ? "it repeats the words beside it, which everybody hears anyway" : undefined;
}

/** Whether a field is a text alternative: "alt", "coverAlt". */
export const isAlt = (path: Path): boolean => /(?:^a|A)lt$/.test(String(path.at(-1)));

export const alts: ContentRule = function* (content) {
  for (const { item, path, schema, value } of content.texts()) {
    const key = String(path.at(-1));
    if (value === "" || !isAlt(path)) continue;
    const beside = (field: string) => valueAt(item.value, [...path.slice(0, -1), field]);
    const image = String(beside(key === "alt" ? "image" : key.replace(/Alt$/, "")) ?? "");
    const names = [item.slug, slugify(image.replace(pictureEnding, ""))];
    const isName = names.includes(slugify(value.replace(pictureEnding, "")));
    const [first] = announced.exec(value) ?? [];
    if (first && !isName) {
      const rest = capitalise(value.slice(first.length).trim());
      yield warning("alt-says-picture", item.at(...path), {
        found: `The first words of ${shown(value)} are what screen readers say before it anyway.`,
        expected: helpOf(schema),
        // One word is no text alternative either.
        suggestion: /\S\s+\S/.test(rest) ? didYouMean(rest) : "Say what is to be seen.",
      });
      continue;
    }
    if (value.length > longestAlt) {
      yield warning("alt-long", item.at(...path), {
        found: `The text has ${value.length} characters, which screen readers say in one go.`,
        expected: `At most ${longestAlt}. ${helpOf(schema)}`,
      });
    }
    const why = isName
      ? "it is the file's name"
      : emptiness(value, [beside("caption"), beside("title"), beside("name")]);
    if (!why) continue;
    yield (isName ? error : warning)("alt-says-nothing", item.at(...path), {
      found: `${shown(value)} tells people who cannot see the picture nothing: ${why}.`,
      expected: helpOf(schema),
    });
  }
};
