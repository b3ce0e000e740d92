/** `npm run list-demo-content`: stores hashes of the files in data/, by which the launch check later finds unchanged ones. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { inspectContent } from "../src/content/check/check";
import { listContent } from "../src/content/check/demo-content";
import { count } from "../src/content/check/strings";
import { dataDir, run } from "./command";

const target = resolve(__dirname, "../src/content/check/demo-content.json");

async function main(): Promise<void> {
  const { content } = await inspectContent(dataDir);
  if (!content) throw new Error("There is no data/ folder here.");
  const list = await listContent(content, dataDir);
  await writeFile(target, `${JSON.stringify(list, null, 2)}\n`);
  console.log(
    `The files of ${count(Object.keys(list.files).length, "folder")} and ${count(list.names.length, "name")} written down.`,
  );
}

run(main);
