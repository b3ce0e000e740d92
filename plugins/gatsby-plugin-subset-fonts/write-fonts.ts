/** Font subsetting: fonts reduced to the characters that the content uses. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { SubsetFont } from "./font-faces";
import type { FontOptions } from "./options";

/** Resolves packages from the project's root: Gatsby compiles gatsby-node into .cache. */
const fromProject = createRequire(path.resolve("package.json"));

const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Characters of texts in components, and of whatever a maintainer writes next. */
export const always = `${fromTo(0x20, 0x7e)}\u00a0£©«·»×‘’“”–—…`;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Code points as a CSS unicode-range: "U+20-7E,U+A3". */
export function unicodeRange(codePoints: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && codePoint <= last[1] + 1) last[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

/** The inverse: the code points of a CSS unicode-range. */
const charactersOf = (range: string): number[] =>
  range.split(",").flatMap((run) => {
    const [first = 0, last = first] = run
      .slice("U+".length)
      .split("-")
      .map((edge) => Number.parseInt(edge, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** A text as its code points. */
const codePointsOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) as number);

/** Gatsby empties .cache but for .cache/adapters; so the cut fonts are kept there from build to build. */
const defaultStore = ".cache/adapters/subset-fonts";

/** Atomic: an existing file is whole. */
async function writeAtomically(place: string, bytes: Uint8Array): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, place);
}

/** Cuts a font once, for as long as nothing that it is cut from changes: half a second of each build. */
async function cutOnce(
  whole: Buffer,
  characters: string,
  weights: FontOptions["weights"],
  store: string,
): Promise<{ name: string; cut: Buffer }> {
  const { version } = JSON.parse(await readFile(fromProject.resolve("subset-font/package.json"), "utf8"));
  const madeFrom = JSON.stringify([version, createHash("sha256").update(whole).digest("hex"), characters, weights]);
  const name = `${createHash("sha256").update(madeFrom).digest("hex")}.woff2`;
  const place = path.join(store, name);
  if (!existsSync(place)) {
    const variationAxes = weights && { wght: weights };
    await mkdir(store, { recursive: true });
    await writeAtomically(place, await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes }));
  }
  return { name, cut: await readFile(place) };
}

/**
 * Writes the fonts into static/ of the built site, under content-hashed names, which hosts may cache for good.
 *
 * @param words all texts of the content; their characters are kept
 * @param publicFolder the folder of the built site
 * @param store the folder of cut fonts that builds share
 */
export async function writeFonts(
  fonts: readonly FontOptions[],
  words: string,
  publicFolder: string,
  store = defaultStore,
): Promise<SubsetFont[]> {
  const folder = path.join(publicFolder, "static");
  await mkdir(folder, { recursive: true });
  const write = async (name: string, bytes: Uint8Array) => {
    const file = `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}.woff2`;
    const place = path.join(folder, file);
    // Content-addressed, so an existing file of the right size is the same.
    if (!existsSync(place) || statSync(place).size !== bytes.length) await writeAtomically(place, bytes);
    return `/static/${file}`;
  };
  const inUse = new Set<string>();
  const written = await Promise.all(
    fonts.map(async (font) => {
      const { family, weights, keep = "", without = "", lends } = font;
      const file = font.file.startsWith("./") ? font.file : `${font.package}/${font.file}`;
      const whole = await readFile(fromProject.resolve(file));
      // The package states the unicode-range of each of its subsets.
      const ranges = JSON.parse(await readFile(fromProject.resolve(`${font.package}/unicode.json`), "utf8"));
      const missing = new Set(codePointsOf(without));
      const inWhole = charactersOf(ranges.latin).filter((codePoint) => !missing.has(codePoint));
      const kept = new Set(codePointsOf(always + keep + words));
      const inCut = inWhole.filter((codePoint) => kept.has(codePoint));
      const others = inWhole.filter((codePoint) => !kept.has(codePoint));
      const { name: nameOfCut, cut } = await cutOnce(whole, String.fromCodePoint(...inCut), weights, store);
      inUse.add(nameOfCut);
      const name = family.toLowerCase().replaceAll(" ", "-");
      return {
        family,
        descriptors: weights ? `font-weight:${weights.min} ${weights.max};` : "",
        cut: {
          address: await write(name, cut),
          range: unicodeRange(inCut),
        },
        whole: { address: await write(`${name}-whole`, whole), range: unicodeRange(others) },
        lent: lends && {
          family: lends.family,
          weight: lends.weight,
          range: unicodeRange(codePointsOf(lends.characters)),
        },
      };
    }),
  );
  for (const name of await readdir(store)) if (!inUse.has(name)) await rm(path.join(store, name), { force: true });
  return written;
}
