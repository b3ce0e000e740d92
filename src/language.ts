/**
 * The language and the order of dates that data/site.json asks for. They come through the environment, which Gatsby hands on to
 * browsers: a file that is imported would end the very check that says what is wrong with it.
 */

/** The language of the site's words, as HTML names it: it decides how numbers and prices are written. */
export const language = (): string => process.env.GATSBY_LANGUAGE || "en-GB";

/** The locale whose order of day and month dates take: "Nov 14, 2023" or "14 Nov 2023". */
export const dateLocale = (): string => (process.env.GATSBY_DATE_STYLE === "day-first" ? "en-GB" : "en-US");
