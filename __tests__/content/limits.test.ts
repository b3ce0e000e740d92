/** What CONTENT.md says of how much fits is what the code holds to. */
import { readFileSync } from "node:fs";
import { itemsPerDisclosure } from "../../src/components/show-more/show-more";
import { kinds } from "../../src/content/kinds/kinds";
import { mostInPlace } from "../../src/content/letter-pages";
import { mostBooksInMenu } from "../../src/content/shared-labels";
import { booksOnArtworkPage, onArtworkPage, perList } from "../../src/content/site-map";

const guide = readFileSync("CONTENT.md", "utf8");

/** The number in the line of the guide's table that begins so. */
const toldOf = (what: string) =>
  Number(
    guide
      .split("\n")
      .find((line) => line.startsWith(`| ${what}`))
      ?.match(/\| (\d+) +\|$/)?.[1],
  );

/** The limit in a query. */
const askedIn = (file: string) => Number(/news\(limit: (\d\d+)\)/.exec(readFileSync(file, "utf8"))?.[1]);

test.each([
  ["free pictures on their page together", onArtworkPage],
  ["free pictures on each further page", perList],
  ["books of which the page of free pictures", booksOnArtworkPage],
  ["items in each fold", itemsPerDisclosure],
  ["books in a menu", mostBooksInMenu],
  ["names on the page that finds things", mostInPlace],
  ["characters, videos or free pictures", Math.max(...kinds.flatMap(({ find }) => find?.most ?? []))],
  ["pieces of news with a picture", askedIn("src/templates/whats-new/whats-new.tsx")],
  ["pieces of news in the feed", askedIn("gatsby-node.ts")],
])("%s: %i", (what, limit) => {
  expect(toldOf(what)).toBe(limit);
});
