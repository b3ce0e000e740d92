/** Font subsetting: fonts reduced to the characters that the content uses. */
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
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

/**
 * Writes the fonts into static/ of the built site, under content-hashed names, which hosts may cache for good.
 *
 * @param words all texts of the content; their characters are kept
 * @param publicFolder the folder of the built site
 */
export async function writeFonts(
  fonts: readonly FontOptions[],
  words: string,
  publicFolder: string,
): Promise<SubsetFont[]> {
  const folder = path.join(publicFolder, "static");
  await mkdir(folder, { recursive: true });
  const write = async (name: string, bytes: Uint8Array) => {
    const file = `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}.woff2`;
    const place = path.join(folder, file);
    // Content-addressed, so an existing file of the right size is the same. Written atomically, by rename.
    if (!existsSync(place) || statSync(place).size !== bytes.length) {
      const draft = `${place}.${process.pid}.part`;
      await writeFile(draft, bytes);
      await rename(draft, place);
    }
    return `/static/${file}`;
  };
  return Promise.all(
    fonts.map(async (font) => {
      const { family, weights, keep = "", without = "", lends, inline, subset = "latin" } = font;
      const file = font.file.startsWith("./") ? font.file : `${font.package}/${font.file}`;
      const whole = await readFile(fromProject.resolve(file));
      // The package states the unicode-range of each of its subsets.
      const ranges = JSON.parse(await readFile(fromProject.resolve(`${font.package}/unicode.json`), "utf8"));
      if (!ranges[subset]) {
        throw new Error(
          `gatsby-plugin-subset-fonts: ${font.package} has no subset "${subset}"; it has ${Object.keys(ranges).join(", ")}.`,
        );
      }
      const missing = new Set(codePointsOf(without));
      const inWhole = charactersOf(ranges[subset]).filter((codePoint) => !missing.has(codePoint));
      const kept = new Set(codePointsOf(always + keep + words));
      const inCut = inWhole.filter((codePoint) => kept.has(codePoint));
      const others = inWhole.filter((codePoint) => !kept.has(codePoint));
      const cut = await subsetFont(whole, String.fromCodePoint(...inCut), {
        targetFormat: "woff2",
        variationAxes: weights && { wght: weights },
      });
      const name = family.toLowerCase().replaceAll(" ", "-");
      return {
        family,
        descriptors: weights ? `font-weight:${weights.min} ${weights.max};` : "",
        cut: {
          address: inline ? `data:font/woff2;base64,${Buffer.from(cut).toString("base64")}` : await write(name, cut),
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
}
