/** Where what is asked for stands on the site that was built, if it has it; and which questions miss it. */
import { items, site } from "../site-under-test";
import { ask } from "./find-index";

export const pathOf = (template: string): string | undefined =>
  items("pages").find((page) => page.template === template)?.path;

/** The address of what stands below the page of a template, or on it. */
export const below = (template: string, folder: string, sign: "/" | "#") => (slug: string) =>
  pathOf(template) && items(folder).some((item) => item.slug === slug)
    ? `${pathOf(template)}${sign}${slug}`
    : undefined;

const book = (order: number) => items("books").find((one) => one.order === order);
export const bookPath = (order: number): string | undefined => book(order)?.path;
export const chapterOf = (order: number) => {
  const chapter = items("chapters").find((one) => one.book === book(order)?.slug);
  return chapter && `${bookPath(order)}/${chapter.address}`;
};
/** The address of the chapter that has this title. */
export const chapterTitled = (title: string) => {
  const chapter = items("chapters").find((one) => one.title === title);
  const its = items("books").find(({ slug }) => slug === chapter?.book);
  return chapter && its && `${its.path}/${chapter.address}`;
};
/** A page's address where one of its items is there by which it is asked for. */
export const having = (item: string | undefined, template: string) => item && pathOf(template);
export const partOf = (template: string, id: string) => {
  const page = items("pages").find((one) => one.template === template);
  return page?.sections.some((section: { id: string }) => section.id === id) && `${page.path}#${id}`;
};
export const list = (kind: string) =>
  items("artwork").some((one) => one.kind === kind) && `${pathOf("artwork")}#${kind}`;
export const character = below("characters", "characters", "/");
export const artwork = below("artwork", "artwork", "/");
export const video = below("videos", "videos", "/");
export const word = below("words", "words", "#");
export const age = below("ages", "ages", "#");
export const question = below("questions", "questions", "#");
export const merch = below("shop", "merch", "#");

/** Where the series' pages on social networks are linked, if it has one on this. */
export const onNetwork = (name: string) =>
  site.social.some(({ network }: { network: string }) => network === name) && `${pathOf("home")}#footer-social`;

/** A question is right where one of the pages is among the first three. */
export type Row = [questions: string, ...pages: (string | false | undefined)[]];

export const first = (asked: string, count: number) => ask?.(asked).found.slice(0, count) ?? [];

/** The questions of a table that this site has an answer for, each with the pages that are right. */
export const questionsOf = (table: readonly Row[]) =>
  table.flatMap(([questions, ...pages]) => {
    const wanted = pages.filter((page) => typeof page === "string");
    return ask && wanted.length > 0 ? questions.split(", ").map((asked) => ({ asked, wanted })) : [];
  });

/** Those that have none of their pages among the first three answers, in words. */
export const missedOf = (questions: ReturnType<typeof questionsOf>) =>
  questions.flatMap(({ asked, wanted }) => {
    const paths = first(asked, 3).map(({ path }) => path);
    return paths.some((path) => wanted.includes(path)) ? [] : [`${asked}: ${paths.join(" ")}, not ${wanted.join(" ")}`];
  });
