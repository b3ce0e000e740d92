/** Checks what stands inside texts: spaces that nobody means, words left over from drafting. */
import { z } from "zod";
import { metaOf, unwrap } from "../kinds/schema-walk";
import type { Content, Item } from "./content";
import { type Problem, problem } from "./messages";

/** What is left of a draft, or of a template that somebody filled in. */
const leftOver = /\b[Ll]orem ipsum\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\?\?\?|\bplaceholder\b/;

/** Texts that are pasted whole, in paragraphs; their own reader takes the spaces away. */
const isPasted = (item: Item) => item.kind.typeName === "Chapter";

/** Everything that is wrong with the words of texts. */
export function checkTexts(content: Content, problems: Problem[]): void {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const inner = unwrap(schema);
      const { description, graphql, untilLaunch } = metaOf(schema);
      if (typeof value !== "string" || !description || graphql || untilLaunch) continue;
      if (!(inner instanceof z.ZodString) || inner instanceof z.ZodURL) continue;
      const place = () => content.placeIn(item, path);
      const left = leftOver.exec(value)?.[0];
      // Of what stands in braces, the site fills in the contact's address alone.
      const unfilled = metaOf(schema).linked ? /\{(?!email\})[\w -]{1,30}\}/.exec(value)?.[0] : undefined;
      if (left ?? unfilled) problems.push(problem("left-over-words", place(), String(left ?? unfilled)));
      if (!isPasted(item) && /[\t\r\n]| {2}/.test(value.trim())) problems.push(problem("odd-spaces", place(), value));
      const bare = /(?<!\]\()https?:\/\/[^\s)\]"”]+/.exec(value)?.[0];
      if (bare) problems.push(problem("bare-address", place(), bare, metaOf(schema).linked === true));
    }
  }
}
