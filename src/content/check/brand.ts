/** Rules about data/brand/: one icon, and a palette with sufficient contrast. */
import { misfitOf, paletteSchema } from "../kinds/palette";
import { parseFile } from "./field-errors";
import type { PictureFacts } from "./picture-facts";
import { checkPicture } from "./picture-file";
import { error, type Problem } from "./problem";
import type { Entry } from "./read-folder";

const folder = "brand";
const paletteFile = `${folder}/palette.json`;
const icons = [`${folder}/icon.svg`, `${folder}/icon.png`];

/** The minimum width of a PNG icon in pixels: the largest size that phones use. */
const leastIcon = 512;

/** The files of data/brand/; exactly one of the icons exists. */
export const brandFiles = [...icons, paletteFile];

export const isBrand = ({ path }: Entry) => path === folder || path.startsWith(`${folder}/`);

/** "nightPanel" as "night panel". */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function paletteProblems(bytes: Uint8Array, file: string): Problem[] {
  const problems: Problem[] = [];
  const parsed = parseFile(bytes, { file }, { schema: paletteSchema, owner: "A palette" }, problems);
  if (!parsed || problems.length > 0) return problems;
  const misfit = misfitOf(paletteSchema.parse(parsed.value));
  if (!misfit) return [];
  const { at, colour, nearest, worst } = misfit;
  const { what, on, tint, colours, found, least } = worst;
  const wording = {
    found:
      `The colour "${spaced(at.at(-1) ?? "")}" (${colour}) cannot be told from what it stands with: "${spaced(what)}" (${colours[0]}) on ` +
      `"${spaced(on)}" (${colours[1]}${tint ? ", as it is under the pointer" : ""}) has a contrast of ${found.toFixed(2)}.`,
    expected: `A contrast of ${least} or more: WCAG 2.2, ${least === 3 ? "1.4.11" : "1.4.3"}.`,
    suggestion: `The nearest that will do is "${nearest}"${at.length > 1 ? "; or leave the shade out, and it is mixed" : ""}.`,
  };
  return [error("palette-contrast", parsed.at(...at), wording)];
}

function* iconProblems(path: string, picture: PictureFacts, file: string): Generator<Problem> {
  const problems = [...checkPicture(path, picture, { file })];
  for (const problem of problems) {
    // The icon's name is fixed, so renaming is no solution.
    const isFormat = problem.code === "image-other-format";
    yield isFormat ? { ...problem, suggestion: "Export it as PNG or SVG." } : problem;
  }
  const { width = 0, height = 0 } = picture;
  if (problems.length > 0 || path === icons[0] || (width === height && width >= leastIcon)) return;
  const found = `The icon is ${width} pixels wide and ${height} high.`;
  yield error("icon-size", { file }, { found, expected: `A square of ${leastIcon} pixels or more.` });
}

/** All problems of data/brand/. */
export function* checkBrand(entries: readonly Entry[]): Generator<Problem> {
  for (const { path, bytes, picture } of entries) {
    const file = `data/${path}`;
    if (path === paletteFile && bytes) yield* paletteProblems(bytes, file);
    if (icons.includes(path) && picture) yield* iconProblems(path, picture, file);
  }
  const paths = entries.map(({ path }) => path);
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
