/**
 * Locale settings of data/site.json. They come through environment variables, which Gatsby inlines into the bundles:
 * importing the JSON would fail on a syntax error before the content check could report it.
 */

/** The content's language as a BCP 47 tag, for `lang` and for formatting numbers and prices. */
export const language = (): string => process.env.GATSBY_LANGUAGE || "en-GB";

/** The locale for dates: "Nov 14, 2023" or "14 Nov 2023". */
export const dateLocale = (): string => (process.env.GATSBY_DATE_STYLE === "day-first" ? "en-GB" : "en-US");

/** The site's own words as the content's language spells them: "Color it" and "Hardcover" in American English. */
export const spelt = (words: string): string =>
  language() === "en-US"
    ? words
        .replace(/olour/g, "olor")
        .replace("ardback", "ardcover")
        .replace("Rubber", "Eraser")
        .replace("Rub out", "Erase")
    : words;
