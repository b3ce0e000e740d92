/** Rules about data/brand/: one icon, and a palette with sufficient contrast. */
import {
  checkPicture,
  type Entry,
  error,
  holdsNoPicture,
  joinNames,
  type PictureFacts,
  type Problem,
  parseFile,
} from "../../../plugins/gatsby-plugin-checked-content";
import { logotypes } from "../kinds/logotypes";
import { mixedFrom, paletteSchema } from "../kinds/palette";
import { failingColour } from "./palette-contrast";

const folder = "brand";
const paletteFile = `${folder}/palette.json`;
const icons = [`${folder}/icon.svg`, `${folder}/icon.png`];

const lettering = Object.values(logotypes).map((name) => `${folder}/${name}`);

/** The minimum width of a PNG icon in pixels: the largest size that phones use. */
const leastIcon = 512;

/** The files of data/brand/; exactly one of the icons exists, and any of the logotypes. */
export const brandFiles = [...icons, ...lettering, paletteFile];

/** Beside the folder, too. */
export const isBrand = (path: string) =>
  path === folder || path.startsWith(`${folder}/`) || brandFiles.includes(`${folder}/${path}`);

/** "nightPanel" as "night panel". */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function paletteProblems(bytes: Uint8Array, file: string): Problem[] {
  const problems: Problem[] = [];
  const parsed = parseFile(bytes, { file }, { schema: paletteSchema, owner: "A palette" }, problems);
  if (!parsed || problems.length > 0) return problems;
  const palette = paletteSchema.parse(parsed.value);
  const failing = failingColour(palette);
  if (!failing) return [];
  const { at, colour, nearest, worst } = failing;
  const { what, ground, colours, found, least } = worst;
  const told = (name: string, colour: string) => {
    const parts = mixedFrom(palette, name);
    return `"${spaced(name)}" (${colour}${parts.length > 0 ? `, mixed from ${joinNames(parts)}` : ""}${name === ground.on && ground.tint ? ", as it is under the pointer" : ""})`;
  };
  const wording = {
    found:
      `The colour "${spaced(at.at(-1) ?? "")}" (${colour}) cannot be told from what it stands with: ${told(what, colours[0])} on ` +
      `${told(ground.on, colours[1])} has a contrast of ${found.toFixed(2)}.`,
    expected: `A contrast of ${least} or more: WCAG 2.2, ${least === 3 ? "1.4.11" : "1.4.3"}.`,
    suggestion: `The nearest that helps is "${nearest}"${at.length > 1 ? "; or leave the shade out, and it is mixed" : ""}.`,
  };
  return [error("palette-contrast", parsed.at(...at), wording)];
}

function* pictureProblems(path: string, picture: PictureFacts, file: string): Generator<Problem> {
  const isIcon = icons.includes(path);
  const problems = [...checkPicture(path, picture, { file })];
  for (const problem of problems) {
    // The name is fixed, so renaming is no solution.
    const suggestion = isIcon ? "Export it as PNG or SVG." : "Export it as SVG, its letters turned into paths.";
    const isPicture = problem.code === "image-other-format" && !holdsNoPicture(picture);
    yield isPicture ? { ...problem, suggestion } : problem;
  }
  const { width = 0, height = 0 } = picture;
  if (problems.length > 0) return;
  const found = `The ${isIcon ? "icon" : "logotype"} is ${width} pixels wide and ${height} high.`;
  // A drawing's size is rounded.
  const isSquare = Math.abs(width - height) <= (path === icons[0] ? 1 : 0);
  const least = path === icons[0] ? 0 : leastIcon;
  if (isIcon && (!isSquare || width < least)) {
    yield error("icon-size", { file }, { found, expected: `A square${least ? ` of ${least} pixels or more` : ""}.` });
  } else if (!isIcon && width < 2 * height) {
    const expected =
      "A name at least twice as wide as it is high, since it stands in the bar at the top of every page.";
    yield error("logotype-shape", { file }, { found, expected, suggestion: "Set it in one or two lines." });
  }
}

/** A file that nothing uses: often one of the others under another name. */
function unknownFile(file: string): Problem {
  const isIcon = /icon/i.test(file);
  const names = isIcon ? icons : /logo|title|name/i.test(file) ? lettering : [];
  const alike =
    brandFiles.find((name) => `data/${name}` === file.replace(/^data\//, `data/${folder}/`)) ??
    names.find((name) => name.slice(-4) === file.slice(-4).toLowerCase());
  const exported = isIcon
    ? `PNG, and name it "data/${icons[1]}".`
    : `SVG, its letters turned into paths, and name it "data/${names[0]}".`;
  return error(
    "brand-file",
    { file },
    {
      found: "Nothing on the site uses this file.",
      expected: `One of ${brandFiles.join(", ")}.`,
      suggestion: alike
        ? `Name it "data/${alike}".`
        : names[0]
          ? `Export it as ${exported}`
          : "Move it out of data/brand/.",
    },
  );
}

/** All problems of data/brand/. */
export function* checkBrand(entries: readonly Entry[]): Generator<Problem> {
  for (const { path, type, bytes, picture } of entries) {
    const file = `data/${path}`;
    if (path === paletteFile && bytes) yield* paletteProblems(bytes, file);
    if ((icons.includes(path) || lettering.includes(path)) && picture) yield* pictureProblems(path, picture, file);
    if (type === "file" && isBrand(path) && !brandFiles.includes(path)) yield unknownFile(file);
  }
  const paths = entries.map(({ path }) => (isBrand(path) ? path.replace(/^(?!brand)/, `${folder}/`) : path));
  const found = icons.filter((path) => paths.includes(path)).length;
  if (found !== 1) {
    const wording = {
      found: found > 1 ? "There are two icons." : "The icon is missing.",
      expected: `One of ${icons.join(" and ")}, from which all icons are made.`,
    };
    yield error("icon", { file: `data/${icons[0]}` }, wording);
  }
  if (!paths.includes(paletteFile)) {
    const wording = {
      found: "This file is missing.",
      expected: "The site's colours, without which it cannot be built.",
    };
    yield error("palette", { file: `data/${paletteFile}` }, wording);
  }
}
