import { readFileSync } from "node:fs";

/**
 * A file of data/ for those whom the check cannot hand what it has parsed: gatsby-config.ts is read before the check runs, and is
 * compiled apart from gatsby-node.ts, so that neither sees what the other holds. All else has it of the check or through GraphQL.
 *
 * @throws where the file is missing or no JSON
 */
export const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
