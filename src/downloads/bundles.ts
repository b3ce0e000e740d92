/** Zip files that gather what people would otherwise fetch one by one: all pictures of a kind, and a pack for the press. */
import { readFile, stat, writeFile } from "node:fs/promises";
import { zipSync } from "fflate";
import site from "../../data/site.json";
import { bookName } from "../format";
import { fileFacts, type Made, makeOnce, noDate } from "./made-files";

/** A file for a zip: its name there, and where it lies or what it says. */
export type Entry = { name: string } & ({ source: string } | { text: string });

/** Gathers files into a zip below public/downloads and tells what can be downloaded; nothing for fewer than two files. */
export async function offerBundle(id: string, entries: readonly Entry[], made: Made): Promise<object[]> {
  if (entries.length < 2) return [];
  const fileName = `${site.downloadPrefix}-${id}.zip`;
  const url = `/downloads/${fileName}`;
  const stamps = await Promise.all(
    entries.map(async (entry) => {
      if ("text" in entry) return entry;
      const { size, mtimeMs } = await stat(entry.source);
      return { ...entry, size, mtimeMs };
    }),
  );
  await makeOnce(made, url, JSON.stringify(stamps), async (target) => {
    const files = await Promise.all(
      entries.map(async (entry) => {
        const content = "text" in entry ? Buffer.from(entry.text) : await readFile(entry.source);
        return [entry.name, content] as const;
      }),
    );
    // Pictures are compressed already.
    await writeFile(target, zipSync(Object.fromEntries(files), { level: 0, mtime: noDate }));
  });
  return [{ id, url, fileName, files: entries.length, ...(await fileFacts(url)) }];
}

interface PressBook {
  label: string;
  title: string;
  description: string;
  hook: string;
  synopsis: readonly string[];
}

/** What each book is about, as a text to quote from. */
export const blurbs = (books: readonly PressBook[]) =>
  `${[
    site.name,
    site.description,
    `${site.url} · ${site.contactEmail}`,
    ...books.flatMap((book) => [`== ${bookName(book)} ==`, book.hook, ...book.synopsis]),
  ].join("\n\n")}\n`;
