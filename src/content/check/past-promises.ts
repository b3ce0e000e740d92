/** A rule about what is said to come, and has come. */
import { shown, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { isToCome, monthsIn, toBeSaid } from "../kinds/book";
import type { ContentRule } from "./content";

/** Kinds whose texts speak of now; a book's own notes have a rule of their own (book.ts). */
const ofNow = new Set(["Page", "SiteSettings", "Question", "Slide"]);

const promise =
  /\b(?:coming|due|expected|arriving|arrives|will (?:be|come) out)(?: out)?(?: (?:in|on|by|around))?(?: (?:early|late|spring|summer|autumn|fall|winter))?(?: \d{1,2})?(?: (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)? (?:19|20)\d\d\b/gi;

/** Warns of “coming in April 2027” once that month is over, and of “to be confirmed” once every book is out. */
export const pastPromises: ContentRule = function* (content) {
  const books = content.publishedOf("Book");
  const tellsOfBook = (text: string) => books.some(({ value }) => text.includes(value.label));
  const allAreOut = books.length > 0 && !books.some((one) => isToCome(one.value, content.today));
  for (const { item, path, value } of content.texts()) {
    if (!ofNow.has(item.kind.typeName)) continue;
    const [over] = [...value.matchAll(promise)]
      .map(([said]) => said.trim())
      .filter((said) => {
        const named = monthsIn(said);
        return named.length > 0 && named.every((day) => day < content.today.slice(0, day.length));
      });
    const unsaid = allAreOut && tellsOfBook(JSON.stringify(item.value)) ? toBeSaid.exec(value)?.[0] : undefined;
    if (!over && !unsaid) continue;
    yield warning("past-promise", item.at(...path), {
      found: over
        ? `${shown(over)} is said here, and that time is over.`
        : `${shown(unsaid)} is said here, and every book is out.`,
      expected: "What holds today: say that it is out, or leave the day out.",
    });
  }
};
