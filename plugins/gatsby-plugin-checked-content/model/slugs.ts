import makeSlug from "slugify";
import { capitalise } from "../check/wording";

/** "Raptor moon!" as "raptor-moon". */
export const slugify = (title: string): string =>
  makeSlug(
    title
      .normalize("NFC")
      .replace(/['’]/g, "")
      .replace(/[^\p{L}\p{N}&]+/gu, " "),
    { lower: true, strict: true },
  );

/** A file name as a title: "raptor-moon" becomes "Raptor moon". */
export const fromSlug = (slug: string) => capitalise(slug.replaceAll("-", " "));
