/** A plain list of what is where, for language models and whoever else likes plain text: see llmstxt.org. */
import { bookName } from "../format";
import type { SiteSummary } from "./feed";

interface Contents {
  allPage: { nodes: readonly Pick<Queries.Page, "path" | "name" | "description">[] };
  allBook: { nodes: readonly Pick<Queries.Book, "path" | "label" | "title" | "description">[] };
}

/** The text of llms.txt. */
export function llmsText(site: SiteSummary, { allPage, allBook }: Contents): string {
  const entry = ({ path, name, description }: { path: string; name: string; description: string }) =>
    `- [${name}](${path === "/" ? site.address : site.address + path}): ${description}`;
  return `${[
    `# ${site.name}`,
    `> ${site.description}`,
    "## Books",
    allBook.nodes.map((book) => entry({ ...book, name: bookName(book) })).join("\n"),
    "## Pages",
    allPage.nodes.map(entry).join("\n"),
    "## News",
    entry({ path: "/feed.xml", name: "News feed", description: "New books, videos and pictures, as RSS." }),
  ].join("\n\n")}\n`;
}
