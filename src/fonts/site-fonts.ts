/** The site's two fonts, cut to the characters that its words use, so that a first visit loads a few kilobytes of each. */
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { hyphen, type SiteFont } from "./font-faces";

/** Finds packages from the project's folder: gatsby-node is compiled to another place. */
const fromProject = createRequire(path.resolve("package.json"));

interface Source {
  family: string;
  packageName: string;
  /** The font's file: of its package, or of this project. */
  file: string;
  /** The weights that the site's styles use, of a variable font. */
  weights?: { min: number; max: number };
  /** Characters to keep beside those that the content uses. */
  keep: string;
  /** Lilita's hyphen is wider than its en dash, so U+002D comes from Atkinson. */
  withoutHyphen?: true;
  lendsHyphenAs?: string;
  /** Carried in every page, where no slow network can lose it: small, and what a page without it does not look like itself. */
  inline?: true;
}

const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What components write, and what a maintainer's next words will need. */
const always = `${fromTo(0x20, 0x7e)}\u00a0£©«·»×‘’“”–—…`;

/** Small Latin letters with accents: of names, mostly, which stand in running text. */
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
    // The package's file with an unslashed zero: how it was made stands in docs/decisions/fonts-are-cut-at-build-time.md.
    file: "./src/fonts/atkinson-hyperlegible-next-unslashed.woff2",
    weights: { min: 400, max: 700 },
    keep: always + accented,
    lendsHyphenAs: "Lilita Hyphen",
  },
];

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Characters as CSS's unicode-range names them: "U+20-7E,U+A3". */
export function unicodeRange(codePoints: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && codePoint <= last[1] + 1) last[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

/** The characters of a range as CSS writes it. */
const charactersOf = (range: string): number[] =>
  range.split(",").flatMap((run) => {
    const [first = 0, last = first] = run
      .slice("U+".length)
      .split("-")
      .map((edge) => Number.parseInt(edge, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/**
 * Writes the fonts into a folder of the site, under names that change with what is in them.
 *
 * @param words All words of the content; their characters are kept.
 * @param publicFolder The folder of the built site; the files go into its folder static/, which hosts keep for good.
 */
export async function writeSiteFonts(words: string, publicFolder: string): Promise<SiteFont[]> {
  const folder = path.join(publicFolder, "static");
  await mkdir(folder, { recursive: true });
  const write = async (name: string, bytes: Uint8Array) => {
    const file = `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}.woff2`;
    const place = path.join(folder, file);
    // The name tells the content, so a font that is there is the same; and it appears under its name only when it is complete.
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
      // What the font's Latin file is for, as its package says.
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
