/** Files in public/downloads that the build makes from others, once, and again when what they are made from changes. */
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

/** What a JSON file of the content is, as Gatsby knows it. */
export interface ItemFile {
  name: string;
  dir: string;
  relativeDirectory: string;
}

/** Remembers from build to build what each file was made from. */
export interface Made {
  get(key: string): Promise<unknown>;
  set(key: string, value: string): Promise<unknown>;
}

/** Zip wants a date for every file. The same one always, in local time as zip has it, so that the same files make the same zip. */
export const noDate = new Date(1980, 0, 1);

const inPublic = (url: string) => path.join("public", url);

/** Makes the file at an address of the site, unless it is there and was made from the same. */
export async function makeOnce(made: Made, url: string, madeFrom: string, make: (target: string) => Promise<void>) {
  const key = `made ${url}`;
  const [known, there] = await Promise.all([made.get(key), stat(inPublic(url)).catch(() => undefined)]);
  if (there && known === madeFrom) return;
  await mkdir(path.dirname(inPublic(url)), { recursive: true });
  await make(inPublic(url));
  await made.set(key, madeFrom);
}

/** What a visitor wants to know of a file before fetching it. */
export async function fileFacts(url: string): Promise<{ bytes: number }> {
  const { size } = await stat(inPublic(url));
  return { bytes: size };
}
