/** Checks what stands inside texts: spaces that nobody means, words left over from drafting. */
import { z } from "zod";
import { paragraphsOf, sceneBreak } from "../kinds/marked-text";
import { hintsOf, metaOf, unwrap, valueAt } from "../kinds/schema-walk";
import { type Content, type Item, listAt } from "./content";
import { type Problem, problem } from "./messages";

/** What is left of a draft, or of a template that somebody filled in. */
const leftOver =
  /\b[Ll]orem ipsum\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\?\?\?|\bplaceholder\b|\[(?:insert|your|e-?mail|name|date|title|author|tb[ac])\b[^\]]*\](?!\()/i;
const nothing = /^(?:n\/?a|tb[ac]|test(?:ing)?|asdf\w*|todo|untitled|your (?:name|title|text))[.…]?$/i;
const fileName = /^\S+\.(?:jpe?g|png|gif|webp|heic|mp4|json)$|^(?:img|dsc[fn]?|pxl)[_-]?\d+$/i;

/** What of a whole text can hardly be what visitors are to read. */
function leftWhole({ kind, json }: Item, key: string, value: string): boolean {
  // What a book is called may be unknown until it is out, and any word may be worth knowing.
  const isUnknown = kind.typeName === "Book" && valueAt(json.value, ["status"]) !== "published";
  // What pictures show is looked at elsewhere.
  if (/(?:^a|A)lt$/.test(key)) return false;
  const isPath = value.startsWith("/");
  if (!isPath && !/[\p{L}\p{N}]/u.test(value)) return true;
  if (kind.typeName === "Word" || (isUnknown && /^tb[ac]$/i.test(value))) return false;
  const saysItsField = value.toLowerCase().replace(/^(?:the|your) | text$/g, "") === key.toLowerCase();
  return nothing.test(value) || fileName.test(value) || saysItsField;
}

/** Braces in which nothing stands that the site fills in. */
function unfilledIn(value: string, placeholders: readonly string[] = []): string | undefined {
  const rest = placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, " "), value);
  return /\{\s*\}|\{\{[^}]*\}+|\{[^{}]*\}|[{}]/.exec(/\{\{/.test(value) ? value : rest)?.[0];
}

/** Post boxes that people have for themselves, and numbers of mobile telephones. */
const privateAddress =
  /[\w.+-]+@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|aol|gmx|protonmail|proton|btinternet|msn|ymail)\.[a-z.]{2,6}\b|(?<![\d/])(?:\+44 ?(?:\(0\))? ?7\d{3}|07\d{3})[ -]?\d{3}[ -]?\d{3}(?!\d)/i;

/** As many letters as no paragraph has, unless the empty lines between paragraphs were lost. */
const longestParagraph = 4000;

/** What is wrong with a story: breaks that part nothing, paragraphs that were lost or pasted twice. */
function checkStory(content: Content, item: Item, problems: Problem[]): void {
  const report = (index: number, why: string) =>
    problems.push(problem("odd-paragraph", content.placeIn(item, ["text", index]), why));
  const all = listAt(item, ["text"]).flatMap((entry, index) =>
    paragraphsOf([String(entry)]).map((words) => ({ words, index })),
  );
  const said = new Set<string>();
  for (const [place, { words, index }] of all.entries()) {
    const isBreak = words === sceneBreak;
    const next = all[place + 1]?.words;
    if (isBreak && (place === 0 || next === undefined || next === sceneBreak)) {
      report(index, "A break between two scenes stands where there is no scene on one of its sides");
    } else if (!isBreak && !/[\p{L}\p{N}]/u.test(words)) {
      report(index, `${JSON.stringify(words)} has not a letter; a break between scenes is *** alone`);
    } else if (words.length > longestParagraph) {
      report(index, `A paragraph has ${words.length.toLocaleString("en-GB")} letters; an empty line begins a new one`);
    } else if ((words.length > 100 && said.has(words)) || (words.length > 20 && all[place - 1]?.words === words)) {
      report(index, `The paragraph "${words.slice(0, 40)}…" is there twice`);
      return;
    }
    said.add(words);
  }
}

/** Texts that are pasted whole, in paragraphs; their own reader takes the spaces away. */
const isPasted = (item: Item) => item.kind.typeName === "Chapter";

/** Everything that is wrong with the words of texts. */
export function checkTexts(content: Content, problems: Problem[]): void {
  for (const item of content.items) {
    if (isPasted(item)) checkStory(content, item, problems);
    for (const { path, schema, value } of item.fields) {
      const inner = unwrap(schema);
      const { description, graphql, untilLaunch } = metaOf(schema);
      if (typeof value !== "string" || !description || graphql || untilLaunch) continue;
      if (!(inner instanceof z.ZodString) || inner instanceof z.ZodURL) continue;
      const place = () => content.placeIn(item, path);
      const part = leftOver.exec(value)?.[0] ?? unfilledIn(value, hintsOf(schema).placeholders);
      const isStory = isPasted(item) && path[0] === "text";
      const isWhole = !isStory && leftWhole(item, String(path.at(-1)), value.trim());
      const left = part ?? (isWhole ? value : undefined);
      // What does not fit its field at all has been told as that.
      if (left !== undefined && schema.safeParse(value).success) {
        problems.push(problem("left-over-words", place(), left));
      }
      const someone = isPasted(item) ? undefined : privateAddress.exec(value)?.[0];
      if (someone && path[0] !== "contactEmail") problems.push(problem("private-address", place(), someone));
      if (path.at(-2) === "steps" && /^\d+[.)]\s/.test(value)) problems.push(problem("numbered-twice", place(), value));
      if (!isPasted(item) && /[\t\r\n]| {2}/.test(value.trim())) problems.push(problem("odd-spaces", place(), value));
      const bare = /(?<!\]\()(?:https?:\/\/|(?<![\w.@/])www\.)[^\s)\]"”]+/.exec(value)?.[0];
      if (bare) problems.push(problem("bare-address", place(), bare, metaOf(schema).linked === true));
    }
  }
}
