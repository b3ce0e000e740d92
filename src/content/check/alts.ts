/** Text alternatives that tell people who cannot see a picture nothing. */
import { metaOf, valueAt } from "../kinds/schema-walk";
import { helpOf } from "./check-fields";
import type { ContentRule, Item } from "./content";
import { error, shown, warning } from "./problem";
import { pictureEnding } from "./read-folder";
import { slugify } from "./strings";

const cameraName =
  /^(?:img|image|dsc[fn]?|pxl|pic|picture|photo|foto|screen ?shot|scan|untitled|unnamed|whatsapp)[\W_]*[\d\W_]*$/i;

interface Around {
  caption: unknown;
  title: unknown;
  /** Another file that says the same of another picture. */
  twin?: string;
}

/** Why a text alternative says nothing; undefined when it may well say something. */
function emptiness(alt: string, { caption, title, twin }: Around): string | undefined {
  const bare = alt.replace(pictureEnding, "");
  if (cameraName.test(bare)) return "it is the name that a camera gives";
  if (alt.replace(/[^\p{L}\p{N}]/gu, "").length < 4) return "it has hardly a letter";
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i.test(alt)) {
    return "its first words are what screen readers say before it anyway";
  }
  if (!/\s/.test(alt)) return "it is one word";
  if (/^(?:describe |description of|alt(?:ernative)? text)/i.test(alt)) return "it seems to be left over from a form";
  if (alt === caption) return "it repeats the caption, which everybody hears anyway";
  if (alt === title) return "it repeats the title, which everybody hears anyway";
  return twin && `it is the same as in ${twin}, and the pictures differ`;
}

export const alts: ContentRule = function* (content) {
  const said = new Map<string, { item: Item; image: unknown }>();
  for (const item of content.newestLast(content.items)) {
    for (const { path, schema, value } of item.fields) {
      const key = String(path.at(-1));
      if (typeof value !== "string" || value === "" || !/(?:^a|A)lt$/.test(key) || metaOf(schema).graphql) continue;
      const beside = (field: string) => valueAt(item.value, [...path.slice(0, -1), field]);
      const image = beside(key === "alt" ? "image" : key.replace(/Alt$/, ""));
      const other = said.get(value);
      if (!other) said.set(value, { item, image });
      const isCopied = other && other.item.kind === item.kind && other.image !== image;
      const names = [item.slug, slugify(String(image ?? "").replace(pictureEnding, ""))];
      // Names are short; a sentence need not be made into one to be told from them.
      if (value.length < 100 && names.includes(slugify(value.replace(pictureEnding, "")))) {
        yield error("alt-is-file-name", item.at(...path), {
          found: `${shown(value)} only repeats the file's name.`,
          expected: helpOf(schema),
        });
        continue;
      }
      const why = emptiness(value, {
        caption: beside("caption"),
        title: beside("title") ?? beside("name"),
        twin: isCopied ? content.name(other.item.path) : undefined,
      });
      if (!why) continue;
      yield warning("alt-says-nothing", item.at(...path), {
        found: `${shown(value)} tells people who cannot see the picture nothing: ${why}.`,
        expected: helpOf(schema),
      });
    }
  }
};
