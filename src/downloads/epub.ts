/** Chapters as EPUB 3 e-books. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";
import { type Credits, type Made, madeBy, rightsLine } from "../content/kinds/format-credits";
import type { Contents } from "../content/kinds/kinds";
import { type Block, bindDashes, blocksOf } from "../content/kinds/marked-text";
import { escapeMarkup } from "../escape-markup";
import { afterChapter } from "../content/shared-labels";
import { bookName, fullStop } from "../format";
import { language } from "../language";
import { generateOnce } from "./file-cache";
import type { ItemFile, PictureFile } from "./file-nodes";
import { noDate } from "./zip-bundles";

/** The fields of a chapter that the e-book shows. */
export type Chapter = Pick<
  Contents["Chapter"],
  "number" | "title" | "description" | "added" | "text" | "opener" | "drawings" | "afterwards"
>;

/** A drawing in lines: its file, and what it shows. */
type Drawing = NonNullable<Chapter["opener"]>;

/** The drawings of a chapter, each file once. */
export const drawingsOf = ({ opener, drawings = [] }: Chapter): string[] => [
  ...new Set([...(opener ? [opener] : []), ...drawings].map(({ image }) => image)),
];

/** The fields of the chapter's book. */
type ChapterBook = Pick<Contents["Book"], "label" | "title" | "path" | "cover" | "coverAlt" | "readingAge" | "status">;

/** The input of an e-book, without its cover. */
export interface Epub {
  /** The chapter's absolute URL, which serves as the e-book's unique identifier (dc:identifier). */
  address: string;
  /** The absolute URL of the book's page. */
  bookAddress: string;
  chapter: Chapter;
  book: ChapterBook;
  site: Credits;
  /** Who made the book; by default the people whom the site names. */
  made?: readonly Made[];
}

/** The codes of makers' roles that libraries use (MARC relators). */
const relators: Record<Made["role"], string> = {
  author: "aut",
  illustrator: "ill",
  "cover-artist": "cov",
  translator: "trl",
  editor: "edt",
  designer: "bkd",
  narrator: "nrt",
};

const xhtml = (title: string, body: string) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language()}" xml:lang="${language()}">
<head>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;

const paragraph = (block: Block) =>
  block.length === 0
    ? "<hr/>"
    : `<p>${block.map(({ text, stressed }) => (stressed ? `<em>${escapeMarkup(text)}</em>` : escapeMarkup(text))).join("")}</p>`;

const figure = ({ image, alt }: Drawing) =>
  `<div class="drawing"><img src="${escapeMarkup(image)}" alt="${escapeMarkup(alt)}"/></div>`;

/** Paragraphs, each followed by the drawings that belong to its words. */
const prose = (text: readonly string[], drawings: Chapter["drawings"] = []) =>
  blocksOf(text)
    .flatMap((block) => {
      const words = block.map((run) => run.text).join("");
      return [paragraph(block), ...drawings.filter(({ after }) => words.includes(bindDashes(after))).map(figure)];
    })
    .join("\n");

/** Minimal CSS: e-readers choose fonts and sizes. */
const style = `body { margin: 0 5%; line-height: 1.5; }
h1 { margin: 2em 0 1.5em; text-align: center; font-weight: normal; line-height: 1.2; }
h1 span { display: block; font-size: 0.6em; letter-spacing: 0.08em; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, h2 + p, hr + p, .apart p { text-indent: 0; }
.apart p { margin-bottom: 0.8em; }
hr { width: 3em; margin: 1.5em auto; border: 0; border-top: 1px solid currentColor; }
.drawing { margin: 1em 0; text-align: center; page-break-inside: avoid; }
.drawing img { max-width: 100%; max-height: 60vh; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
`;

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The package document (content.opf): metadata, accessibility metadata, manifest and spine. */
function packageFile({ address, bookAddress, chapter, book, site, made = madeBy({}, site) }: Epub): string {
  const element = (name: string, text: string, attributes = "") =>
    `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;
  const rights = rightsLine(site);
  // An e-book has to name an author: the series itself, if nobody else.
  const people = made.some(({ role }) => role === "author")
    ? made
    : [{ name: site.author, role: "author" } as const, ...made];
  const meta = (property: string, text: string) => element("meta", text, ` property="${property}"`);
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language()}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[
  element("dc:identifier", address, ' id="id"'),
  // Part of EPUB 2, as toc.ncx is: older readers and converters look for it.
  '<meta name="cover" content="cover-image"/>',
  element("dc:title", `${bookName(book)}${fullStop(bookName(book))} ${chapter.number}: ${chapter.title}`),
  element("dc:language", language()),
  ...people.flatMap(({ name, role }, index) => {
    const before = people.slice(0, index).filter((one) => one.role === role).length;
    const id = before > 0 ? `${role}-${before + 1}` : role;
    return [
      element(role === "author" ? "dc:creator" : "dc:contributor", name, ` id="${id}"`),
      element("meta", relators[role], ` refines="#${id}" property="role" scheme="marc:relators"`),
    ];
  }),
  element("dc:publisher", site.publisher ?? site.name),
  element("dc:date", chapter.added),
  element("dc:description", chapter.description),
  element("dc:source", bookAddress),
  ...(rights ? [element("dc:rights", rights)] : []),
  meta("dcterms:modified", `${chapter.added}T00:00:00Z`),
  meta("dcterms:conformsTo", "EPUB Accessibility 1.1 - WCAG 2.2 Level AA"),
  meta("a11y:certifiedBy", site.name),
  meta("schema:typicalAgeRange", `${book.readingAge.from}-${book.readingAge.to}`),
  meta("schema:accessMode", "textual"),
  meta("schema:accessMode", "visual"),
  meta("schema:accessModeSufficient", "textual"),
  ...["alternativeText", "displayTransformability", "readingOrder", "structuralNavigation", "tableOfContents"].map(
    (feature) => meta("schema:accessibilityFeature", feature),
  ),
  meta("schema:accessibilityHazard", "none"),
  meta(
    "schema:accessibilitySummary",
    "Text that flows, with headings and a table of contents. The cover and every drawing are described. Nothing moves, sounds or flashes.",
  ),
].join("\n")}
</metadata>
<manifest>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
${drawingsOf(chapter)
  .map((image, index) => `<item id="drawing-${index + 1}" href="${escapeMarkup(image)}" media-type="image/svg+xml"/>\n`)
  .join("")}<item id="style" href="style.css" media-type="text/css"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="chapter" href="chapter.xhtml" media-type="application/xhtml+xml"/>
<item id="afterwards" href="afterwards.xhtml" media-type="application/xhtml+xml"/>
</manifest>
<spine toc="ncx">
<itemref idref="cover"/>
<itemref idref="chapter"/>
<itemref idref="afterwards"/>
</spine>
</package>
`;
}

/** The table of contents of EPUB 2 (toc.ncx). */
const ncx = (title: string, address: string, parts: readonly (readonly [href: string, name: string])[]) =>
  `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${language()}">
<head><meta name="dtb:uid" content="${escapeMarkup(address)}"/><meta name="dtb:depth" content="1"/><meta name="dtb:totalPageCount" content="0"/><meta name="dtb:maxPageNumber" content="0"/></head>
<docTitle><text>${escapeMarkup(title)}</text></docTitle>
<navMap>
${parts
  .map(
    ([href, name], index) =>
      `<navPoint id="part-${index + 1}" playOrder="${index + 1}"><navLabel><text>${escapeMarkup(name)}</text></navLabel><content src="${href}"/></navPoint>`,
  )
  .join("\n")}
</navMap>
</ncx>
`;

/** The e-book's text files, by path inside the archive. */
export function epubFiles(epub: Epub): Record<string, string> {
  const { chapter, book, bookAddress } = epub;
  const name = `${chapter.number}: ${chapter.title}`;
  const next = afterChapter(chapter.afterwards);
  const parts = [
    ["cover.xhtml", "Cover"],
    ["chapter.xhtml", name],
    ["afterwards.xhtml", next],
  ] as const;
  return {
    "META-INF/container.xml": container,
    "EPUB/package.opf": packageFile(epub),
    "EPUB/style.css": style,
    "EPUB/nav.xhtml": xhtml(
      "Contents",
      `<nav epub:type="toc" id="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">Contents</h1>
<ol>
${parts.map(([href, part]) => `<li><a href="${href}">${escapeMarkup(part)}</a></li>`).join("\n")}
</ol>
</nav>
<nav epub:type="landmarks" aria-labelledby="parts" hidden="hidden">
<h2 id="parts">Parts</h2>
<ol>
<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
<li><a epub:type="bodymatter" href="chapter.xhtml">Start of the story</a></li>
</ol>
</nav>`,
    ),
    "EPUB/toc.ncx": ncx(bookName(book), epub.address, parts),
    "EPUB/cover.xhtml": xhtml(
      bookName(book),
      `<section epub:type="cover" class="cover" aria-label="Cover">
<img role="doc-cover" src="cover.jpg" alt="${escapeMarkup(book.coverAlt)}"/>
</section>`,
    ),
    "EPUB/chapter.xhtml": xhtml(
      name,
      `<section epub:type="bodymatter chapter" role="doc-chapter" aria-labelledby="title">
<h1 id="title"><span>${escapeMarkup(chapter.number)}</span> ${escapeMarkup(chapter.title)}</h1>
${[...(chapter.opener ? [figure(chapter.opener)] : []), prose(chapter.text, chapter.drawings)].join("\n")}
</section>`,
    ),
    "EPUB/afterwards.xhtml": xhtml(
      next,
      `<section epub:type="afterword" role="doc-afterword" class="apart" aria-labelledby="next">
<h1 id="next">${next}</h1>
${prose(chapter.afterwards ?? [])}
<p><a href="${escapeMarkup(bookAddress)}">${book.status === "published" ? "Where to get" : "More about"} ${escapeMarkup(bookName(book))}</a></p>
</section>`,
    ),
  };
}

/** Zips the e-book. The specification requires `mimetype` as the first entry, stored without compression. */
export function zipEpub(files: Record<string, string>, cover: Uint8Array): Uint8Array {
  const entries: Zippable = {
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    "EPUB/cover.jpg": [cover, { level: 0 }],
  };
  return zipSync(entries, { level: 9, mtime: noDate });
}

/** In pixels: the screen width of most e-readers. */
const coverWidth = 1200;

/** Replaces CSS variables by their fallback colours: the site's styles may set them, but few e-readers know them. */
const inPlainColours = (svg: string) => svg.replace(/var\(--[\w-]+\s*,\s*([^()]+)\)/g, "$1");

/** Makes the e-book of a chapter below public/downloads and tells what can be downloaded. */
export async function offerEpub(
  item: ItemFile,
  { cover, drawings }: { cover: PictureFile; drawings: Record<string, PictureFile> },
  prefix: string,
  epub: Epub,
): Promise<object> {
  const fileName = `${prefix}-${item.name}.epub`;
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const files = epubFiles(epub);
  for (const [name, { absolutePath }] of Object.entries(drawings)) {
    files[path.posix.join("EPUB", name)] = inPlainColours(await readFile(absolutePath, "utf8"));
  }
  const encoding = { quality: 80 };
  const madeFrom = ["epub", files, cover.internal.contentDigest, coverWidth, encoding];
  const file = await generateOnce(url, madeFrom, async (target) => {
    const picture = await sharp(cover.absolutePath, { autoOrient: true })
      .resize({ width: coverWidth, withoutEnlargement: true })
      .jpeg(encoding)
      .toBuffer();
    await writeFile(target, zipEpub(files, picture));
  });
  return { url, fileName, ...file };
}
