/** Content of the optional pages: quiz, questions, lessons and search. Empty where the site has none. */
import { existsSync } from "node:fs";
import path from "node:path";
import { addressesOf, items, readJson, siteFolder } from "../site-under-test";

const pageOf = (template: string) => {
  const page = items("pages").find((page) => page.template === template);
  return page && { ...page, path: addressesOf(template)[0] };
};

const quizFile = path.join(siteFolder, "data/quiz.json");

export const quiz =
  existsSync(quizFile) && pageOf("quiz") ? { ...pageOf("quiz"), ...readJson("data/quiz.json") } : undefined;
export const questions = items("questions");
export const questionsPath = pageOf("questions")?.path;
export const lessons = items("lessons");
const teachingFile = path.join(siteFolder, "data/teaching.json");
export const teaching = existsSync(teachingFile) ? readJson("data/teaching.json") : {};
/** The lesson filter's school years. */
export const years: { name: string; from: number; to: number }[] = teaching.years ?? [];
export const lessonsPath = pageOf("lessons")?.path;
export const findPath = pageOf("find")?.path;
