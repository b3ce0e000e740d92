/** Fields that the build works out from files: an item's slug, its address, its download, and the items that refer to it. */
import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Actions } from "gatsby";
import sharp from "sharp";
import site from "../../data/site.json";
import { kinds } from "../content/kinds/kinds";
import { blocksOf, readingTimes } from "../content/kinds/marked-text";
import { enumName } from "../content/kinds/names";
import type { TemplateName } from "../content/kinds/page";
import { blurbs, type Entry, offerBundle } from "../downloads/bundles";
import { type Chapter, type ChapterBook, offerEpub } from "../downloads/epub";
import { type FocalPoint, offerFitted } from "../downloads/fitted-downloads";
import type { ItemFile, Made } from "../downloads/made-files";
import type { DerivedFields } from "./graphql-types";

/** What a visitor gets by following a download link. */
interface Download {
  url: string;
  fileName: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
}

interface ContentNode {
  id: string;
  parent: string;
  image: string;
  fields: { slug: string };
}

interface ArtworkNode extends ContentNode {
  kind: string;
  title: string;
  focus?: FocalPoint;
}

interface BookNode extends ContentNode, ChapterBook {
  description: string;
  hook: string;
  synopsis: string[];
}

interface ChapterNode extends ContentNode, Chapter {
  book: string;
  address: string;
}

/** The kinds of artwork that are made to be printed. */
const paperKinds = new Set(["poster", "colouring-sheet", "printable"]);

interface NodeModel {
  getNodeById(query: { id: string }): ItemFile;
  findOne<Node>(query: { type: string; query: object }): Promise<Node | null>;
  findAll<Node>(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
}

interface ResolverContext {
  nodeModel: NodeModel;
}

const slugField = `  """The item's file name without .json: its address and its name for references."""\n  slug: String! @proxy(from: "fields.slug")\n  fields: ContentFields!`;

const downloadField = `  """The untouched original, under a name that is pleasant to have."""\n  download: Download! @originalDownload`;

/** The derived fields of each content type, in GraphQL's schema language. */
export const derivedFields: DerivedFields = Object.fromEntries(
  kinds.map(({ typeName, download, pagesBelow }) => [
    typeName,
    [
      slugField,
      ...(pagesBelow
        ? [`  """The address of the item's own page."""\n  path: String! @pathBelow(template: "${pagesBelow}")`]
        : []),
      ...(download ? [downloadField] : []),
      ...(typeName === "Artwork"
        ? [
            `  """The picture cut for the screens that it is large enough for: wallpapers only."""\n  fitted: [Download!]! @fittedDownloads`,
            `  """The address of the page that prints the picture on one sheet: pictures for paper only."""\n  printPath: String @printPage`,
          ]
        : []),
      ...(typeName === "Page"
        ? [`  """Zip files that belong to the page."""\n  bundles: [Bundle!]! @pageBundles`]
        : []),
      ...(typeName === "Chapter"
        ? [
            `  """The address of the chapter's page: below its book's."""\n  path: String! @chapterPath`,
            `  """How many minutes it takes to read."""\n  minutes: Int! @readingMinutes`,
            `  """The chapter as an EPUB."""\n  epub: Epub! @chapterEpub`,
          ]
        : []),
      ...(typeName === "Book"
        ? [
            `  """The pictures that name this book, in order."""\n  gallery: [GalleryPicture!]! @listedBy(type: "GalleryPicture", field: "book")`,
            `  """The chapters that can be read on the site, in order."""\n  chapters: [Chapter!]! @listedBy(type: "Chapter", field: "book")`,
          ]
        : []),
    ],
  ]),
);

/** Declares the directives that the derived fields use, and the types of downloads. */
export function registerDerivedFields({ createTypes, createFieldExtension }: Actions, made: Made): void {
  createFieldExtension({
    name: "contentEnum",
    extend: () => ({
      resolve: (
        source: Record<string, string | undefined>,
        _args: object,
        _context: object,
        info: { fieldName: string },
      ) => {
        const value = source[info.fieldName];
        return value && enumName(value);
      },
    }),
  });
  createFieldExtension({
    name: "originalDownload",
    extend: () => ({
      resolve: (node: ContentNode, _args: object, { nodeModel }: ResolverContext) =>
        offerDownload(nodeModel.getNodeById({ id: node.parent }), node.image),
    }),
  });
  createFieldExtension({
    name: "fittedDownloads",
    extend: () => ({
      resolve: async (node: ArtworkNode, _args: object, { nodeModel }: ResolverContext) => {
        if (node.kind !== "wallpaper") return [];
        const terms = `${await pathOf(nodeModel, "artwork")}#terms`;
        return offerFitted(nodeModel.getNodeById({ id: node.parent }), node, terms, made);
      },
    }),
  });
  createFieldExtension({
    name: "printPage",
    extend: () => ({
      resolve: async ({ kind, fields }: ArtworkNode, _args: object, { nodeModel }: ResolverContext) =>
        paperKinds.has(kind) ? `${await pathOf(nodeModel, "artwork")}/${fields.slug}/print` : null,
    }),
  });
  createFieldExtension({
    name: "pageBundles",
    extend: () => ({
      resolve: async ({ template }: { template: string }, _args: object, { nodeModel }: ResolverContext) => {
        if (template === "artwork") return offerArtworkBundles(nodeModel, made);
        return template === "grown-ups" ? offerPressPack(nodeModel, made) : [];
      },
    }),
  });
  createFieldExtension({
    name: "pathBelow",
    args: { template: "String!" },
    extend: ({ template }: { template: TemplateName }) => ({
      resolve: async ({ fields }: ContentNode, _args: object, { nodeModel }: ResolverContext) =>
        `${await pathOf(nodeModel, template)}/${fields.slug}`,
    }),
  });
  createFieldExtension({
    name: "chapterPath",
    extend: () => ({
      resolve: async (chapter: ChapterNode, _args: object, { nodeModel }: ResolverContext) =>
        `${(await bookOf(nodeModel, chapter)).path}/${chapter.address}`,
    }),
  });
  createFieldExtension({
    name: "readingMinutes",
    extend: () => ({ resolve: ({ text }: ChapterNode) => readingTimes(blocksOf(text)).total }),
  });
  createFieldExtension({
    name: "chapterEpub",
    extend: () => ({
      resolve: async (chapter: ChapterNode, _args: object, { nodeModel }: ResolverContext) => {
        const book = await bookOf(nodeModel, chapter);
        const bookAddress = `${site.url}${process.env.PATH_PREFIX || ""}${book.path}`;
        const { dir } = nodeModel.getNodeById({ id: book.parent });
        const epub = { address: `${bookAddress}/${chapter.address}`, bookAddress, chapter, book };
        return offerEpub(nodeModel.getNodeById({ id: chapter.parent }), dir, epub, made);
      },
    }),
  });
  createFieldExtension({
    name: "listedBy",
    args: { type: "String!", field: "String!" },
    extend: ({ type, field }: { type: string; field: string }) => ({
      resolve: async (node: ContentNode, _args: object, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll<unknown>({
          type,
          query: { filter: { [field]: { slug: { eq: node.fields.slug } } }, sort: { order: "ASC" } },
        });
        return [...entries];
      },
    }),
  });
  createTypes(`
    type ContentFields {
      """The item's file name without .json."""
      slug: String!
    }

    type Download {
      """The file's address on this site, without the path prefix."""
      url: String!
      """The name under which browsers save it."""
      fileName: String!
      """The file's type as people call it: JPG or PNG."""
      format: String!
      """Pixels across."""
      width: Int!
      """Pixels down."""
      height: Int!
      """The file's size in bytes."""
      bytes: Int!
      """The kind of screen that the file is cut for; the original is for any."""
      screen: Screen
    }

    """A kind of screen that wallpapers are cut for."""
    enum Screen {
      PHONE
      TABLET
      DESKTOP
    }

    type Epub {
      """The file's address on this site, without the path prefix."""
      url: String!
      """The name under which browsers save it."""
      fileName: String!
      """The file's size in bytes."""
      bytes: Int!
    }

    type Bundle {
      """What it holds: an artwork kind, or "press-pack"."""
      id: String!
      """The zip's address on this site, without the path prefix."""
      url: String!
      """The name under which browsers save it."""
      fileName: String!
      """How many files are in it."""
      files: Int!
      """The zip's size in bytes."""
      bytes: Int!
    }
  `);
}

const originalName = ({ name }: ItemFile, image: string) => `${site.downloadPrefix}-${name}${path.extname(image)}`;

async function inOrder<Node>(nodeModel: NodeModel, type: string): Promise<Node[]> {
  const { entries } = await nodeModel.findAll<Node>({ type, query: { sort: { order: "ASC" } } });
  return [...entries];
}

/** The book that a chapter names. */
async function bookOf(nodeModel: NodeModel, chapter: ChapterNode): Promise<BookNode> {
  const query = { filter: { slug: { eq: chapter.book } } };
  const book = await nodeModel.findOne<BookNode>({ type: "Book", query });
  if (!book) throw new Error(`The chapter ${chapter.fields.slug} names no book. Run: npm run check`);
  return book;
}

/** All wallpapers and all colouring sheets: what people want many of. */
async function offerArtworkBundles(nodeModel: NodeModel, made: Made): Promise<object[]> {
  const artworks = await inOrder<ArtworkNode>(nodeModel, "Artwork");
  const bundles = ["wallpaper", "colouring-sheet"].map((kind) => {
    const entries = artworks
      .filter((artwork) => artwork.kind === kind)
      .map(({ parent, image }): Entry => {
        const item = nodeModel.getNodeById({ id: parent });
        return { name: originalName(item, image), source: path.join(item.dir, image) };
      });
    return offerBundle(`${kind}s`, entries, made);
  });
  return (await Promise.all(bundles)).flat();
}

/** Covers, blurbs and the icon, for whoever writes about the books. */
async function offerPressPack(nodeModel: NodeModel, made: Made): Promise<object[]> {
  const books = await inOrder<BookNode>(nodeModel, "Book");
  const covers = books.map(({ parent, cover }): Entry => {
    const { name, dir } = nodeModel.getNodeById({ id: parent });
    return { name: `${site.downloadPrefix}-${name}-cover${path.extname(cover)}`, source: path.join(dir, cover) };
  });
  const icons = ["icon.svg", "icon-512.png"].map(
    (icon): Entry => ({ name: `${site.downloadPrefix}-${icon}`, source: path.join("static", icon) }),
  );
  return offerBundle("press-pack", [...covers, ...icons, { name: "about-the-books.txt", text: blurbs(books) }], made);
}

/** The address of the page with a template; where there is none, of one named after the template, for what stands below. */
async function pathOf(nodeModel: NodeModel, template: TemplateName): Promise<string> {
  const query = { filter: { template: { eq: enumName(template) } } };
  const page = await nodeModel.findOne<{ path: string }>({ type: "Page", query });
  return page?.path ?? `/${template}`;
}

/** Puts a copy of the item's image into public/downloads, if it is not there yet, and tells what it is. */
async function offerDownload(item: ItemFile, image: string): Promise<Download> {
  const source = path.join(item.dir, image);
  const extension = path.extname(image);
  const fileName = originalName(item, image);
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const target = path.join("public", url);

  const [{ size, mtimeMs }, copied] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  if (copied?.size !== size || copied.mtimeMs < mtimeMs) {
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
  }
  const { width, height } = await sharp(source).metadata();
  return { url, fileName, format: extension === ".png" ? "PNG" : "JPG", width, height, bytes: size };
}
