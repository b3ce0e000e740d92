/**
 * `npm run test:looks`: visual regression test. Compares screenshots of one page per template with those in pictures/,
 * rendered by the browser from npm, whose version and fonts are the same everywhere. `-- --update` replaces them;
 * differences are written to test-results/looks.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../../../plugins/gatsby-adapter-static-hosts";
import { packagedBrowser } from "../../browser/find-browser";
import { scrollThrough } from "../../browser/site";
import { missingAddress, onePerTemplate, pathPrefix } from "../../site-under-test";

const kept = path.join(__dirname, "pictures");
const found = path.resolve("test-results/looks");

/** The height compared, in CSS pixels from the top. */
const height = 1600;
/** The smallest difference per channel (of 255) that counts; above the noise of lossy compression. */
const tolerance = 48;
/** The share of pixels that may differ, in per cent. */
const allowed = 0.5;

interface Look {
  name: string;
  address: string;
  width: number;
  scheme: "light" | "dark";
}

const home = `${pathPrefix}/`;
const looks: Look[] = [
  ...[...onePerTemplate, { address: missingAddress, template: "404" }].flatMap(({ address, template }) =>
    [360, 1440].map((width): Look => ({ name: `${template}-${width}`, address, width, scheme: "light" })),
  ),
  ...[360, 1440].map((width): Look => ({ name: `home-${width}-dark`, address: home, width, scheme: "dark" })),
];

/** A screenshot at half size, as lossy WebP, to keep the repository small. */
async function draw(browser: Browser, baseURL: string, { address, width, scheme }: Look): Promise<Buffer> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  await page.goto(address);
  await scrollThrough(page);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    // A loaded image may not be decoded yet.
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
  });
  const whole = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.close();
  const { height: drawn = height } = await sharp(whole).metadata();
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, drawn) })
    .resize({ width: Math.round(width * (width > 700 ? 0.4 : 0.75)) })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

/** The share of differing pixels, in per cent. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 100;
  let off = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isOff = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > tolerance,
    );
    if (isOff) off++;
  }
  return (100 * off) / (a.info.width * a.info.height);
}

async function main() {
  const update = process.argv.includes("--update");
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch(packagedBrowser());
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rmSync(found, { recursive: true, force: true });
  mkdirSync(found, { recursive: true });
  if (update) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });

  const complaints: string[] = [];
  for (const look of looks) {
    const file = `${look.name}.webp`;
    const now = await draw(browser, baseURL, look);
    if (update) {
      writeFileSync(path.join(kept, file), now);
      continue;
    }
    if (!existsSync(path.join(kept, file))) complaints.push(`${file} is not among the pictures that are kept.`);
    else {
      const off = await difference(readFileSync(path.join(kept, file)), now);
      if (off <= allowed) continue;
      complaints.push(`${file} differs in ${off.toFixed(1)}% of its points.`);
    }
    writeFileSync(path.join(found, file), now);
  }
  const names = looks.map(({ name }) => `${name}.webp`);
  for (const file of readdirSync(kept)) if (!names.includes(file)) complaints.push(`${file} is of no page any more.`);

  await browser.close();
  server.closeAllConnections();
  server.close();
  console.log(complaints.join("\n") || `${looks.length} pictures ${update ? "kept" : "are as they were"}.`);
  if (complaints.length === 0) return;
  console.log(`The pages as they look now are in ${found}. If that is right: npm run test:looks -- --update`);
  process.exitCode = 1;
}

main();
