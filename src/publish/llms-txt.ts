/** llms.txt: an index of the site as Markdown, for language models (https://llmstxt.org). */
import { bookName, chapterName } from "../format";
import type { SiteSummary } from "./feed";

type Contents = Pick<Queries.NewsQuery, "allPage" | "allBook" | "allChapter">;

export function llmsTxt(site: SiteSummary, { allPage, allBook, allChapter }: Contents): string {
  const entry = ({ path, name, description }: { path: string; name: string; description: string }) =>
    `- [${name}](${site.address + path}): ${description}`;
  return `${[
    `# ${site.name}`,
    `> ${site.description}`,
    "## Books",
    allBook.nodes.map((book) => entry({ ...book, name: bookName(book) })).join("\n"),
    ...(allChapter.nodes.length > 0
      ? [
          "## Chapters to read",
          allChapter.nodes
            .map(({ book, ...chapter }) => entry({ ...chapter, name: `${bookName(book)}, ${chapterName(chapter)}` }))
            .join("\n"),
        ]
      : []),
    "## Pages",
    allPage.nodes.map(entry).join("\n"),
    "## News",
    entry({ path: "/feed.xml", name: "News feed", description: "What is new of the series, as RSS." }),
  ].join("\n\n")}\n`;
}
