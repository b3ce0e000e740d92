/** What the commands that work on data/ share. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  commandOf,
  isDraft,
  nearest,
  nearestName,
  pictureEnding,
  readFolder,
  slugOfFile,
} from "../plugins/gatsby-plugin-checked-content";
import { readContent } from "../src/content/check/check";
import type { Item } from "../src/content/check/content";
import type { Kind } from "../src/content/kinds/kinds";
import "./broken-pipe.mjs";

/** The content of the folder that a command runs in; npm runs it in the project's. */
export const dataDir = () => resolve("data");

/** A command as a function of its arguments, so that tests can call it. */
export type Command = (args: string[]) => Promise<void>;

/** Something that the maintainer can put right; shown without a stack. */
export class Mistake extends Error {}

export async function readData() {
  const entries = await readFolder(dataDir());
  if (!entries) throw new Mistake("There is no data/ folder here.");
  return { entries, ...readContent(entries) };
}

/** The slug in a name as people type it: a file's, or its picture's. */
export const slugTyped = (name: string) => slugOfFile(name.replace(pictureEnding, "").replace(/\.json$/i, ".json"));

/** The item with a name; with "_" before it, a draft rather than the published item of that name. */
export function itemNamed(name: string, kind: Kind, items: readonly Item[]): Item {
  const slug = slugTyped(name);
  const named = items.filter((one) => one.slug === slug);
  const item = named.find((one) => one.isDraft === isDraft(`${name.replace(/\.json$/, "")}.json`)) ?? named[0];
  if (item) return item;
  const slugs = items.map((one) => one.slug);
  const meant = nearest(slug, slugs);
  throw new Mistake(`There is no ${kind.label} "${slug}".${meant ? ` Did you mean "${meant}"?` : ""}`);
}

/** The message for a word that is no kind of content, with the item of that name or the nearest that is one; "" for no word. */
export function noKind(word: string, commands: readonly string[], items: readonly Item[] = []): string {
  const named = items.find(({ slug }) => slug === slugOfFile(word));
  const meant = named ? `${commandOf(named.kind)} ${named.slug}` : nearestName(word, commands);
  return word && `"${word}" is no kind of content.${meant ? ` Did you mean "${meant}"?` : ""}`;
}

/** Parses switches, such as --links, and, where they are allowed, words. */
export function readArguments<Switch extends string>(
  args: string[],
  switches: readonly Switch[],
  allowPositionals = false,
) {
  const options = Object.fromEntries(switches.map((name) => [name, { type: "boolean" } as const]));
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options, allowPositionals });
    } catch {
      const isKnown = (arg: string) =>
        switches.some((name) => arg === `--${name}`) || (allowPositionals && !arg.startsWith("-"));
      const wrong = args.find((arg) => !isKnown(arg)) ?? "";
      const meant = nearest(wrong.replace(/^-+/, ""), switches);
      const known = switches.map((name) => `--${name}`).join(" and ");
      throw new Mistake(`"${wrong}" is not known here. ${meant ? `Did you mean --${meant}?` : `Known are ${known}.`}`);
    }
  })();
  // Without the -- npm consumes the switches itself, but passes them on as npm_config_* variables.
  const isSaid = (name: Switch) =>
    values[name] === true || process.env[`npm_config_${name.replaceAll("-", "_")}`] === "true";
  return { isSaid, words: positionals };
}

/** Runs a command. Mistakes are told in words alone; anything else is a bug, and told with its stack. */
export async function run(main: Command, args = process.argv.slice(2)): Promise<void> {
  try {
    await main(args);
  } catch (error) {
    console.error(isMistake(error as Error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

export const isMistake = (error: Error) => error instanceof Mistake || "code" in error;
