import { readFileSync } from "node:fs";

/** Reads a file of data/ where neither check nor GraphQL can hand it on. Throws if it is missing or no JSON. */
export const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
