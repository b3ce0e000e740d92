/** Generates artworks with distinct pictures from the real ones, so that caches and de-duplication save no work. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

export async function addArtwork(site: string): Promise<void> {
  const folder = path.join(site, "data/artwork");
  const [name = ""] = readArtworks(folder);
  await vary(folder, folder, name, 1);
}

/** Sets the number of artworks in a copy of the site. */
export async function setArtworks(site: string, count: number, width?: number): Promise<void> {
  const folder = path.join(site, "data/artwork");
  const real = path.resolve("data/artwork");
  const names = readArtworks(real);
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length] ?? "";
    await vary(real, folder, name, Math.floor(index / names.length), width);
  }
}

const readArtworks = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.parse(name).name)
    .sort();

/** Writes a variant of an artwork with shifted hue; variant 0 is the original. */
async function vary(from: string, to: string, name: string, variant: number, width?: number): Promise<void> {
  const slug = variant ? `${name}-${variant}` : name;
  const item = JSON.parse(readFileSync(path.join(from, `${name}.json`), "utf8"));
  const { ext } = path.parse(item.image);
  const image = `${variant ? slug : path.parse(item.image).name}${ext}`;
  if (existsSync(path.join(to, image))) throw new Error(`${image} is there already.`);
  if (variant || width) {
    const colours = { saturation: 1 + (variant % 17) / 100, hue: variant };
    await sharp(path.join(from, item.image))
      .resize(width, null, { withoutEnlargement: true })
      .modulate(variant ? colours : {})
      .jpeg({ quality: 90, force: false })
      .toFile(path.join(to, image));
  } else {
    copyFileSync(path.join(from, item.image), path.join(to, image));
  }
  const title = variant ? `${item.title} ${variant}` : item.title;
  const order = item.order + variant * 1000;
  writeFileSync(path.join(to, `${slug}.json`), JSON.stringify({ ...item, order, title, image }, null, 2));
}
