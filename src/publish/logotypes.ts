/** The logotypes: the series' name in its own lettering, drawn in data/brand/. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logotypes } from "../content/kinds/logotypes";

const logotypeFile = (name: string) => path.join("data/brand", name);

/** How large a logotype was drawn; undefined without one. */
export async function logotypeSize(name: string): Promise<{ width: number; height: number } | undefined> {
  if (!existsSync(logotypeFile(name))) return undefined;
  const { width = 0, height = 0 } = await sharp(logotypeFile(name)).metadata();
  return { width, height };
}

/** Publishes the logotypes, and removes those of an earlier build. */
export async function writeLogotypes(folder = "public"): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of Object.values(logotypes)) {
    const to = path.join(folder, name);
    if (existsSync(logotypeFile(name))) await copyFile(logotypeFile(name), to);
    else await rm(to, { force: true });
  }
}
