/** `npm run clean-picture FILE …`: strips metadata losslessly, in data/ in place, elsewhere as a copy. */
import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join, parse, relative, sep } from "node:path";
import {
  cleanPicture,
  inspectPicture,
  joinNames,
  noFileAt,
  resolveInputPath,
  phrasesOf,
  backupPath,
  writeAtomically,
} from "../plugins/gatsby-plugin-checked-content";
import { dataDir, Mistake, run } from "./cli";

export async function cleanPictures(args: string[]): Promise<void> {
  const files = args.map(resolveInputPath);
  if (files.length === 0) {
    throw new Mistake("Say which picture: npm run clean-picture data/artwork/raptor-moon.jpg");
  }
  for (const file of files) {
    const trouble = noFileAt(file);
    if (trouble) throw new Mistake(trouble);
    const cleaned = await cleanPicture(await readFile(file));
    if (!cleaned) throw new Mistake(`${file} is no whole JPEG or PNG picture. Nothing was changed.`);
    if (cleaned.removed === 0) {
      console.log(`${file} holds nothing but the picture. Nothing was changed.`);
      continue;
    }
    const { told = [] } = await inspectPicture(file);
    const what = `took out ${joinNames(phrasesOf(told)) || "notes of programs"}`;
    if (file.startsWith(dataDir() + sep)) {
      const kept = await backupPath(dataDir(), relative(dataDir(), file));
      await copyFile(file, kept);
      await writeAtomically(file, cleaned.bytes);
      console.log(
        `${file}: ${what}. The picture itself is untouched; the file as it was is now ${relative(".", kept)}.`,
      );
    } else {
      const { dir, name, ext } = parse(file);
      const clean = join(dir, `${name}-clean${ext}`);
      if (existsSync(clean)) throw new Mistake(`There is a ${clean} already. Nothing was changed.`);
      await writeFile(clean, cleaned.bytes, { flag: "wx" });
      console.log(`${clean}: ${what}. The picture itself is untouched, and so is your own file.`);
    }
  }
}

if (require.main === module) run(cleanPictures);
