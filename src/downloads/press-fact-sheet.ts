/** The fact sheet of the press pack, as plain text. */
import { enumName } from "../content/kinds/enums";
import { type Credits, creditLine, creditLines, type Made, rightsLine } from "../content/kinds/format-credits";
import type { Contents } from "../content/kinds/kinds";
import { bookName, bookRelease, formatDate, formatName, formatPrice, formatRange, quoted } from "../format";

type Book = Contents["Book"];

/** A book's fields in the fact sheet, and who made it. */
export type PressBook = Pick<
  Book,
  "label" | "title" | "subtitle" | "hook" | "status" | "releaseDate" | "releaseNote" | "readingAge" | "pages" | "praise"
> & {
  editions: readonly Pick<Book["editions"][number], "format" | "releaseDate" | "price" | "isbn">[];
  synopsis: readonly string[];
  made?: readonly Made[];
};

type PressSite = Credits & Pick<Contents["SiteSettings"], "description" | "url" | "contactEmail">;

const toCome = "to come";
const isPrinted = (format: string) => format === "paperback" || format === "hardback";

function factsOf(book: PressBook): string {
  const { status, readingAge, pages, editions } = book;
  return [
    ...creditLines(book.made ?? []),
    `${status === "published" ? "Released" : "Expected"}: ${bookRelease(book)}`,
    `Ages: ${formatRange(readingAge)}`,
    ...(pages ? [`Pages: ${pages}`] : []),
    ...(editions.length === 0 ? [`Editions: ${toCome}`] : []),
    ...editions.map((edition) =>
      [
        `${formatName(enumName(edition.format) as Parameters<typeof formatName>[0])}: ${formatPrice(edition.price)}`,
        formatDate(edition.releaseDate),
        ...(edition.isbn || isPrinted(edition.format) ? [`ISBN ${edition.isbn ?? toCome}`] : []),
      ].join(", "),
    ),
  ].join("\n");
}

/** Facts about every book: unknown ones are listed as not yet known. */
export const aboutTheBooks = (site: PressSite, books: readonly PressBook[]): string =>
  `${[
    site.name,
    site.description,
    [creditLine(site), rightsLine(site), `Website: ${site.url}`, `Write to: ${site.contactEmail}`]
      .filter(Boolean)
      .join("\n"),
    ...books.flatMap((book) => [
      `== ${bookName(book)} ==`,
      ...(book.subtitle ? [book.subtitle] : []),
      factsOf(book),
      book.hook,
      ...book.synopsis,
      ...(book.praise ?? []).map(({ words, by, where }) => `${quoted(words)} ${where ? `${by}, ${where}` : by}`),
    ]),
  ].join("\n\n")}\n`;
