/** File names that are safe in URLs and on every system. */
import { basename, extname } from "node:path/posix";
import { isDevice, isDraft } from "../model/file-conventions";
import { slugify } from "../model/slugs";
import { pictureEnding } from "./read-folder";

/** A URL-safe variant of a file name; a picture gets its format's extension, if known. */
export const sanitiseFileName = (written: string, format?: string): string | undefined => {
  // A space that nobody sees behind the ending, and "moon.json.txt".
  const trimmed = written.trimEnd();
  const name = pictureEnding.test(trimmed) ? trimmed : trimmed.replace(/(?<=\.json)[.\s].*$/i, "");
  const given = extname(name).toLowerCase();
  const held = { jpeg: ".jpg", png: ".png", svg: ".svg" }[format ?? ""];
  const ending = pictureEnding.test(name) && held ? held : given.replace(/^\.jpeg$/, ".jpg");
  const plain = slugify(basename(name, extname(name)).replace(pictureEnding, ""));
  const slug = isDevice(plain) ? `the-${plain}` : plain;
  return slug ? `${isDraft(name) ? "_" : ""}${slug}${ending}` : undefined;
};
