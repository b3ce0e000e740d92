/** What each quality of AVIF, WebP and JPEG costs in bytes and in likeness, around the qualities that the build uses. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type FormatEnum } from "sharp";
import config from "../../gatsby-config";
import { type Findings, table } from "./report";

/** A usual width of the cards on phones and desktops. */
const width = 720;
const steps = [-10, -5, 0, 5, 10];

interface Trial {
  format: string;
  quality: number;
  chosen: boolean;
  /** In the order of the samples. */
  bytes: number[];
  likeness: number[];
}

export async function benchPictures(): Promise<Findings> {
  const samples = chooseSamples();
  const originals = await Promise.all(
    samples.map((file) => sharp(file).resize(width).flatten({ background: "white" }).png().toBuffer()),
  );
  const trials: Trial[] = [];
  for (const [format, chosen] of Object.entries(chosenQualities())) {
    for (const quality of steps.map((step) => chosen + step)) {
      const encoded = await Promise.all(
        originals.map((original) =>
          sharp(original)
            .toFormat(format as keyof FormatEnum, { quality })
            .toBuffer(),
        ),
      );
      const likeness = await Promise.all(
        encoded.map(async (bytes, index) => ssim(await lightness(originals[index]), await lightness(bytes))),
      );
      const sizes = encoded.map(({ length }) => length);
      trials.push({ format, quality, chosen: quality === chosen, bytes: sizes, likeness });
    }
    console.log(`   ${format}: ${steps.length} qualities of ${samples.length} pictures`);
  }

  const jpeg = trials.find(({ format, chosen }) => format === "jpeg" && chosen) as Trial;
  return {
    title: "Pictures",
    comparisons: trials
      .filter(({ format, chosen }) => chosen && format !== "jpeg")
      .map(({ format, quality, bytes, likeness }) => ({
        what: `${format} ${quality}`,
        measured: `${kilobytes(sum(bytes))} KB at SSIM ${mean(likeness).toFixed(4)}`,
        against: `${kilobytes(sum(jpeg.bytes))} KB at ${mean(jpeg.likeness).toFixed(4)} (jpeg ${jpeg.quality})`,
        ratio: sum(bytes) / sum(jpeg.bytes),
      })),
    details: [
      `${samples.map((file) => path.basename(file)).join(", ")} at ${width} pixels across, encoded at the qualities in`,
      "gatsby-config.ts (**bold**) and around them. SSIM compares the lightness of each encoded picture with the original's, in",
      "windows of 8 by 8 pixels; 1 is the same picture.",
      "",
      table(
        [
          "format",
          "quality",
          ...samples.flatMap((file) => [`${path.parse(file).name} KB`, "SSIM"]),
          "all KB",
          "mean SSIM",
        ],
        trials.map(({ format, quality, chosen, bytes, likeness }) => [
          format,
          chosen ? `**${quality}**` : `${quality}`,
          ...bytes.flatMap((size, index) => [kilobytes(size), (likeness[index] ?? 0).toFixed(4)]),
          kilobytes(sum(bytes)),
          mean(likeness).toFixed(4),
        ]),
      ),
    ].join("\n"),
  };
}

/** The first artwork of each of the first three kinds. */
function chooseSamples(): string[] {
  const folder = "data/artwork";
  const byKind = new Map<string, string>();
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const { kind, image } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    if (!byKind.has(kind)) byKind.set(kind, path.join(folder, image));
  }
  return [...byKind.values()].slice(0, 3);
}

/** The qualities that gatsby-config.ts sets, by sharp's name of the format. */
function chosenQualities(): Record<string, number> {
  for (const plugin of config.plugins ?? []) {
    if (typeof plugin !== "object" || !plugin || plugin.resolve !== "gatsby-plugin-sharp" || !plugin.options) continue;
    const { avifOptions, webpOptions, jpgOptions } = plugin.options.defaults as Record<string, { quality: number }>;
    if (avifOptions && webpOptions && jpgOptions) {
      return { avif: avifOptions.quality, webp: webpOptions.quality, jpeg: jpgOptions.quality };
    }
  }
  throw new Error("gatsby-config.ts sets no qualities for gatsby-plugin-sharp.");
}

const lightness = (picture: Buffer | undefined) =>
  sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });

type Grey = Awaited<ReturnType<typeof lightness>>;

/** The mean structural similarity of two pictures of one size (Wang et al. 2004), in windows of 8 by 8 every 4 pixels. */
function ssim(a: Grey, b: Grey): number {
  const { width, height, channels } = a.info;
  const size = 8;
  const c1 = (0.01 * 255) ** 2;
  const c2 = (0.03 * 255) ** 2;
  let total = 0;
  let windows = 0;
  for (let top = 0; top + size <= height; top += 4) {
    for (let left = 0; left + size <= width; left += 4) {
      let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + size; y++) {
        for (let x = left; x < left + size; x++) {
          const valueA = a.data[(y * width + x) * channels] ?? 0;
          const valueB = b.data[(y * width + x) * b.info.channels] ?? 0;
          sumA += valueA;
          sumB += valueB;
          squaresA += valueA * valueA;
          squaresB += valueB * valueB;
          products += valueA * valueB;
        }
      }
      const pixels = size * size;
      const meanA = sumA / pixels;
      const meanB = sumB / pixels;
      const varianceA = squaresA / pixels - meanA * meanA;
      const varianceB = squaresB / pixels - meanB * meanB;
      const covariance = products / pixels - meanA * meanB;
      total +=
        ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
        ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
      windows++;
    }
  }
  return total / windows;
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: number[]) => sum(values) / values.length;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
