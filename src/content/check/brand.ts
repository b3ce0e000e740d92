/** Rules about data/brand: one icon, and a palette in which everything can be read. */
import { coloursOf, contrast, pairs, paletteSchema } from "../kinds/palette";
import { readJson } from "./json-file";
import { error, type Problem } from "./problem";
import type { Entry } from "./read-folder";

const folder = "brand";
const paletteFile = `${folder}/palette.json`;
const icons = [`${folder}/icon.svg`, `${folder}/icon.png`];

/** The least width of an icon that is a PNG, in pixels: as large as phones show it. */
const leastIcon = 512;

export const isBrand = ({ path }: Entry) => path === folder || path.startsWith(`${folder}/`);

/** "nightPanel" as people say it: "night panel". */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function paletteProblems(bytes: Uint8Array, file: string): Problem[] {
  const problems: Problem[] = [];
  const json = readJson(bytes, { file }, problems);
  if (!json) return problems;
  const parsed = paletteSchema.safeParse(json.value);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) =>
      error("palette-colour", { file, field: path.join(" › ") || undefined }, { found: message }),
    );
  }
  const colours = coloursOf(parsed.data);
  return pairs.flatMap(([what, on, least]) => {
    const found = contrast(colours[what], colours[on]);
    if (found >= least) return [];
    return error(
      "palette-contrast",
      { file, field: what in parsed.data ? what : `shades › ${what}` },
      {
        found: `The colour "${inWords(what)}" (${colours[what]}) on "${inWords(on)}" (${colours[on]}) has a contrast of ${found.toFixed(2)}, which is ${(least - found).toFixed(2)} too little to be read.`,
        expected: `A contrast of ${least} or more: WCAG 2.2, ${least === 3 ? "1.4.11" : "1.4.3"}.`,
        suggestion: "Make the darker of the two darker, or the lighter one lighter.",
      },
    );
  });
}

/** What is wrong in data/brand. */
export function checkBrand(entries: readonly Entry[], root: string): Problem[] {
  return entries
    .filter((entry) => isBrand(entry) && entry.type === "file")
    .flatMap(({ path, bytes, picture }) => {
      const file = `${root}/${path}`;
      if (path === paletteFile && bytes) return paletteProblems(bytes, file);
      if (path === icons[1] && picture && (picture.width !== picture.height || (picture.width ?? 0) < leastIcon)) {
        return error(
          "icon-size",
          { file },
          {
            found: `The icon is ${picture.width} pixels wide and ${picture.height} high.`,
            expected: `A square of ${leastIcon} pixels or more.`,
          },
        );
      }
      if (path === paletteFile || icons.includes(path)) return [];
      return error(
        "unknown-brand-file",
        { file },
        {
          found: "The site does not know this file.",
          expected: `Only ${icons.join(" or ")} and ${paletteFile}.`,
        },
      );
    });
}

/** What has to be in data/brand before a site can be built. */
export function missingBrand(entries: readonly Entry[], root: string): Problem[] {
  const has = (path: string) => entries.some((entry) => entry.path === path);
  const there = icons.filter(has);
  return [
    ...(there.length === 1
      ? []
      : [
          error(
            "icon",
            { file: `${root}/${icons[0]}` },
            {
              found: there.length > 1 ? "There are two icons." : "The icon is missing.",
              expected: `One of ${icons.join(" and ")}, from which all icons are made.`,
            },
          ),
        ]),
    ...(has(paletteFile)
      ? []
      : [
          error(
            "palette",
            { file: `${root}/${paletteFile}` },
            {
              found: "This file is missing.",
              expected: "The site's colours. The site cannot be built without them.",
            },
          ),
        ]),
  ];
}
