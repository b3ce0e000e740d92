/** The quiz, the questions, the lessons and the A to Z, as the content has them. A site may be without any of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const readFolder = (folder: string) =>
  (existsSync(path.join("data", folder)) ? readdirSync(path.join("data", folder)) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ slug: path.parse(name).name, ...readJson(path.join("data", folder, name)) }))
    .sort((a, b) => a.order - b.order);

const pageOf = (template: string) => readFolder("pages").find((page) => page.template === template);

export const quiz =
  existsSync("data/quiz.json") && pageOf("quiz") ? { ...pageOf("quiz"), ...readJson("data/quiz.json") } : undefined;
export const questions = readFolder("questions");
export const questionsPath = pageOf("questions")?.path;
export const lessons = readFolder("lessons");
export const lessonsPath = pageOf("lessons")?.path;
export const findPath = pageOf("find")?.path;
