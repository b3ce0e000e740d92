/** Font subsetting: the site's two fonts, reduced to the characters that its content uses. */
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { hyphen, type SiteFont } from "./font-faces";

/** Resolves packages from the project's root: Gatsby compiles gatsby-node into .cache. */
const fromProject = createRequire(path.resolve("package.json"));

interface Source {
  family: string;
  packageName: string;
  /** The font's file, in its package or in this project. */
  file: string;
  /** Of a variable font, the range of weights to keep. */
  weights?: { min: number; max: number };
  /** Characters to keep in addition to those that the content uses. */
  keep: string;
  /** Lilita's hyphen is wider than its en dash, so U+002D comes from Atkinson. */
  withoutHyphen?: true;
  lendsHyphenAs?: string;
  /** Inlined into every page as a data: URL: a small font that the site's look depends on. */
  inline?: true;
}

const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Characters of texts in components, and of whatever a maintainer writes next. */
const always = `${fromTo(0x20, 0x7e)}\u00a0£©«·»×‘’“”–—…`;

/** Lower-case Latin letters with diacritics, which names in running text have. */
const accented = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœ";

const sources: Source[] = [
  {
    family: "Lilita One",
    packageName: "@fontsource/lilita-one",
    file: "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
    keep: always,
    withoutHyphen: true,
    inline: true,
  },
  {
    family: "Atkinson Hyperlegible Next",
    packageName: "@fontsource-variable/atkinson-hyperlegible-next",
    // The package's file with an unslashed zero; docs/decisions/fonts-are-cut-at-build-time.md says how it was made.
    file: "./src/fonts/atkinson-hyperlegible-next-unslashed.woff2",
    weights: { min: 400, max: 700 },
    keep: always + accented,
    lendsHyphenAs: "Lilita Hyphen",
  },
];

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

/**
 * Writes the fonts into static/ of the built site, under content-hashed names, which hosts may cache for good.
 *
 * @param words all texts of the content; their characters are kept
 * @param publicFolder the folder of the built site
 */
export async function writeSiteFonts(words: string, publicFolder: string): Promise<SiteFont[]> {
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
    sources.map(async ({ family, packageName, file, weights, keep, withoutHyphen, lendsHyphenAs, inline }) => {
      const whole = await readFile(fromProject.resolve(file));
      // The package states the unicode-range of its Latin subset.
      const { latin } = JSON.parse(await readFile(fromProject.resolve(`${packageName}/unicode.json`), "utf8"));
      const inWhole = charactersOf(latin).filter((codePoint) => !withoutHyphen || unicodeRange([codePoint]) !== hyphen);
      const kept = new Set([...keep, ...words].map((letter) => letter.codePointAt(0) as number));
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
        lendsHyphenAs,
      };
    }),
  );
}
