/** `npm run record-demo-content`: stores hashes of the files in data/, by which the launch check later finds unchanged ones. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { count, jsonText } from "../plugins/gatsby-plugin-checked-content";
import { recordContent } from "../src/content/check/demo-content";
import { dataDir, readData, run } from "./cli";

const target = resolve(__dirname, "../src/content/check/demo-content.json");

async function main(): Promise<void> {
  const { content } = await readData();
  const list = await recordContent(content, dataDir());
  await writeFile(target, jsonText(list));
  console.log(
    `The files of ${count(Object.keys(list.files).length, "folder")} and ${count(list.names.length, "name")} written down.`,
  );
}

run(main);
