/** `npm run clean-picture FILE …`: takes places, names and notes out of picture files; the pictures stay as they are. */
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { inspectPicture } from "../src/content/check/picture";
import { cleanPicture } from "../src/content/editing/clean-picture";
import { pathAsTyped } from "../src/content/editing/path-as-typed";

async function main(): Promise<void> {
  const files = process.argv.slice(2).map(pathAsTyped);
  if (files.length === 0) {
    throw new Error("Say which picture: npm run clean-picture data/artwork/raptor-moon.jpg");
  }
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const cleaned = await cleanPicture(await readFile(file));
    if (!cleaned) throw new Error(`${file} is no whole JPEG or PNG picture. Nothing was changed.`);
    if (cleaned.removed === 0) {
      console.log(`${file} holds nothing but the picture. Nothing was changed.`);
      continue;
    }
    const { location, personal = [], hiddenBytes } = await inspectPicture(file);
    // Written aside and moved into place, so that the picture is never half there.
    await writeFile(`${file}.tmp`, cleaned.bytes);
    await rename(`${file}.tmp`, file);
    const taken = [location && "the place where it was taken", ...personal, hiddenBytes && "data behind its end"];
    const what = taken.filter(Boolean).join(", ") || "notes of programs";
    console.log(`${file}: took out ${what}. The picture itself is untouched.`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
