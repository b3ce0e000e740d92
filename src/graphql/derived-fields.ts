/** Derived GraphQL fields: slugs, paths, downloads and back-references. */
import path from "node:path";
import type { Actions } from "gatsby";
import sharp from "sharp";
import { localDay } from "../content/check/strings";
import { type ArtworkKindName, artworkKindNames, artworkKinds } from "../content/kinds/artwork-kinds";
import type { Credits } from "../content/kinds/credits";
import { isDraft } from "../content/kinds/files";
import { kinds } from "../content/kinds/kinds";
import { partsOf } from "../content/kinds/linked-text";
import { blocksOf, readingTimes } from "../content/kinds/marked-text";
import { enumName } from "../content/kinds/names";
import { networkIcon } from "../content/kinds/network-icon";
import { newsOf } from "../content/news";
import {
  aboveOf,
  furtherPathOf,
  type MappedFields,
  type MappedItem,
  pathOf,
  printPathOf,
  type SitePage,
  siteMap,
} from "../content/site-map";
import { type BundleEntry, offerBundle, plainFile } from "../downloads/bundles";
import { type Chapter, type ChapterBook, drawingsOf, offerEpub } from "../downloads/epub";
import { type FocalPoint, offerFitted } from "../downloads/fitted-downloads";
import type { ItemFile, PictureFile } from "../downloads/made-files";
import { offerOriginal, originalName } from "../downloads/original";
import { aboutTheBooks, type PressBook } from "../downloads/press";
import { codeOf } from "../downloads/qr-code";
import { pathPrefix } from "../path-prefix";
import type { DerivedFields } from "./graphql-types";

interface ContentNode {
  id: string;
  parent: string;
  image: string;
  fields: { slug: string };
}

interface ArtworkNode extends ContentNode {
  kind: ArtworkKindName;
  title: string;
  focus?: FocalPoint;
}

interface BookNode extends ContentNode, ChapterBook, Omit<PressBook, "label" | "title" | "readingAge"> {}

interface ChapterNode extends ContentNode, Chapter {
  book: string;
  address: string;
}

interface LessonNode extends ContentNode, Pick<MappedFields, "path"> {
  onTheSite?: string;
}

interface SiteNode extends Credits {
  description: string;
  url: string;
  contactEmail: string;
  downloadPrefix: string;
}

/** Gatsby's nodeModel. Gatsby tracks what resolvers read through it, and re-runs queries when that changes. */
interface NodeModel {
  getNodeById(query: { id: string }): ItemFile;
  findOne<Node>(query: { type: string; query: object }): Promise<Node | null>;
  findAll<Node>(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
}

interface NewsArgs {
  limit?: number;
  withinDays?: number;
}

interface ResolverContext {
  nodeModel: NodeModel;
}

const slugField = `  """The item's file name without .json: its address and its name for references."""\n  slug: String! @proxy(from: "fields.slug")\n  fields: ContentFields!`;

const downloadField = `  """The untouched original, under a name that is pleasant to have."""\n  download: Download! @originalDownload`;

/** Fields of single kinds. */
const ofKinds: DerivedFields = {
  Artwork: [
    `  """The ages that the picture belongs to, the oldest first."""\n  ages: [Age!]! @listedBy(type: "Age", field: "artworks", inList: true)`,
    `  """The picture cut for the screens that it is large enough for: wallpapers only."""\n  fitted: [Download!]! @fittedDownloads`,
    `  """The address of the page that prints the picture on one sheet: pictures for paper only."""\n  printPath: String @printPath`,
  ],
  Page: [
    `  """Zip files that belong to the page."""\n  bundles: [Bundle!]! @pageBundles`,
    `  """The address of what belongs to the page and is made with this template."""\n  furtherPath(template: String!): String! @furtherPath`,
  ],
  Chapter: [
    `  """How many minutes it takes to read."""\n  minutes: Int! @readingMinutes`,
    `  """The chapter as an EPUB."""\n  epub: Epub! @chapterEpub`,
  ],
  Lesson: [
    `  """What its sheet leads to, to be read by a phone's camera: the first page of the site that goes with it, or its own."""\n  code: LessonCode! @lessonCode`,
  ],
  Character: [
    `  """The books that introduce the character, in order."""\n  books: [Book!]! @listedBy(type: "Book", field: "characters", inList: true)`,
  ],
  SiteSettings: [
    `  """What is new, the newest first: so many pieces at most, and none older than so many days."""\n  news(limit: Int, withinDays: Int): [NewsItem!]! @news`,
  ],
  Quiz: [
    `  """The results with these ids, in their order."""\n  resultsCalled(ids: [String!]!): [QuizResult!]! @resultsCalled`,
  ],
  Book: [
    `  """The cover as it is, to download."""\n  coverDownload: Download! @coverDownload`,
    `  """The pictures that name this book, in order."""\n  gallery: [GalleryPicture!]! @listedBy(type: "GalleryPicture", field: "book")`,
    `  """The chapters that can be read on the site, in order."""\n  chapters: [Chapter!]! @listedBy(type: "Chapter", field: "book")`,
  ],
};

/** The derived fields of each content type, in GraphQL SDL. */
export const derivedFields: DerivedFields = {
  SocialLink: [`  """The network's name for people."""\n  name: String! @networkName`],
  ...Object.fromEntries(
    kinds.map(({ typeName, download, page }) => [
      typeName,
      [
        slugField,
        ...(page?.below
          ? [`  """The address of the item's own page."""\n  path: String! @sitePath(type: "${typeName}")`]
          : []),
        ...(download ? [downloadField] : []),
        ...(ofKinds[typeName] ?? []),
      ],
    ]),
  ),
};

/** Registers the directives (field extensions) of the derived fields, and the types of downloads. */
export function registerDerivedFields({ createTypes, createFieldExtension }: Actions): void {
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
      resolve: async ({ parent, image }: ContentNode, _args: object, { nodeModel }: ResolverContext) => {
        const item = nodeModel.getNodeById({ id: parent });
        const { downloadPrefix } = await siteSettings(nodeModel);
        return offerOriginal(item, await pictureOf(nodeModel, item, image), downloadPrefix);
      },
    }),
  });
  createFieldExtension({
    name: "networkName",
    extend: () => ({
      resolve: ({ network }: { network: string }) => networkIcon(network)?.title ?? network,
    }),
  });
  createFieldExtension({
    name: "coverDownload",
    extend: () => ({
      resolve: async ({ parent, cover }: BookNode, _args: object, { nodeModel }: ResolverContext) => {
        const item = nodeModel.getNodeById({ id: parent });
        const { downloadPrefix } = await siteSettings(nodeModel);
        return offerOriginal(coverItem(item), await pictureOf(nodeModel, item, cover), downloadPrefix);
      },
    }),
  });
  createFieldExtension({
    name: "fittedDownloads",
    extend: () => ({
      resolve: async (
        { kind, parent, image, title, focus }: ArtworkNode,
        _args: object,
        { nodeModel }: ResolverContext,
      ) => {
        if (!artworkKinds[kind].fitted) return [];
        const item = nodeModel.getNodeById({ id: parent });
        const site = await siteSettings(nodeModel);
        const index = await pageWith(nodeModel, "artwork");
        const terms = `${site.url}${pathPrefix}${index ? `${index.path}#terms` : "/"}`;
        const picture = await pictureOf(nodeModel, item, image);
        return offerFitted(item, picture, { title, focus, credits: site, terms, prefix: site.downloadPrefix });
      },
    }),
  });
  createFieldExtension({
    name: "sitePath",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({
      resolve: (node: ContentNode, _args: object, { nodeModel }: ResolverContext) => pathOfNode(nodeModel, type, node),
    }),
  });
  createFieldExtension({
    name: "printPath",
    extend: () => ({
      resolve: async (artwork: ArtworkNode, _args: object, { nodeModel }: ResolverContext) =>
        printPathOf(await pathOfNode(nodeModel, "Artwork", artwork), artwork),
    }),
  });
  createFieldExtension({
    name: "furtherPath",
    extend: () => ({
      resolve: ({ path }: { path: string }, { template }: { template: string }) => furtherPathOf(path, template),
    }),
  });
  createFieldExtension({
    name: "pageBundles",
    extend: () => ({
      resolve: async ({ template }: { template: string }, _args: object, { nodeModel }: ResolverContext) => {
        if (template === "artwork") return offerArtworkBundles(nodeModel);
        return template === "grown-ups" ? offerPressPack(nodeModel) : [];
      },
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
        const site = await siteSettings(nodeModel);
        const book = await bookOf(nodeModel, chapter.book, chapter);
        const bookAddress = `${site.url}${pathPrefix}${book.path}`;
        const cover = await pictureOf(nodeModel, nodeModel.getNodeById({ id: book.parent }), book.cover);
        const address = `${site.url}${pathPrefix}${await pathOfNode(nodeModel, "Chapter", chapter)}`;
        const item: ItemFile = nodeModel.getNodeById({ id: chapter.parent });
        const drawings = await Promise.all(
          drawingsOf(chapter).map(async (image) => [image, await pictureOf(nodeModel, item, image)] as const),
        );
        return offerEpub(item, { cover, drawings: Object.fromEntries(drawings) }, site.downloadPrefix, {
          address,
          bookAddress,
          chapter,
          book,
          site,
        });
      },
    }),
  });
  createFieldExtension({
    name: "lessonCode",
    extend: () => ({
      resolve: async (lesson: LessonNode, _args: object, { nodeModel }: ResolverContext) => {
        const { url } = await siteSettings(nodeModel);
        const linked = partsOf(lesson.onTheSite ?? "").find(({ to }) => to?.startsWith("/"))?.to;
        const address = `${url}${pathPrefix}${linked ?? (await pathOfNode(nodeModel, "Lesson", lesson))}`;
        return { address, ...codeOf(address) };
      },
    }),
  });
  createFieldExtension({
    name: "news",
    extend: () => ({
      resolve: async (_site: object, { limit, withinDays = 0 }: NewsArgs, { nodeModel }: ResolverContext) => {
        const since = withinDays ? localDay(new Date(Date.now() - withinDays * 86_400_000)) : "";
        const news = newsOf(await pagesOfNodes(nodeModel), localDay()).filter(({ date }) => date >= since);
        return news.slice(0, limit).map(({ picture, ...one }) => ({
          ...one,
          picture: picture && pictureOf(nodeModel, nodeModel.getNodeById({ id: picture.item.parent }), picture.file),
        }));
      },
    }),
  });
  createFieldExtension({
    name: "resultsCalled",
    extend: () => ({
      resolve: ({ results }: { results: { id: string }[] }, { ids }: { ids: string[] }) =>
        results.filter(({ id }) => ids.includes(id)),
    }),
  });
  createFieldExtension({
    name: "listedBy",
    args: { type: "String!", field: "String!", inList: "Boolean" },
    extend: ({ type, field, inList }: { type: string; field: string; inList?: boolean }) => ({
      resolve: async (node: ContentNode, _args: object, { nodeModel }: ResolverContext) => {
        const named = { slug: { eq: node.fields.slug } };
        const { entries } = await nodeModel.findAll<unknown>({
          type,
          query: { filter: { [field]: inList ? { elemMatch: named } : named }, sort: { order: "ASC" } },
        });
        return [...entries];
      },
    }),
  });
  createFieldExtension({
    name: "drawingSize",
    extend: () => ({
      resolve: async ({ absolutePath, extension }: { absolutePath: string; extension: string }) => {
        if (extension !== "svg") return null;
        const { width, height } = await sharp(absolutePath).metadata();
        return { width, height };
      },
    }),
  });
  createTypes(`
    type File implements Node {
      """How large a drawing is; nothing for files that are none."""
      drawingSize: DrawingSize @drawingSize
    }

    type LessonCode {
      """The whole address that the code holds."""
      address: String!
      """How many squares it is wide and high."""
      size: Int!
      """The dark squares, as the path of an SVG in which each is one unit wide."""
      path: String!
    }

    type DrawingSize {
      """Pixels across, as it was drawn."""
      width: Int!
      """Pixels down."""
      height: Int!
    }

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

    """Something new on the site."""
    type NewsItem {
      title: String!
      """A line about it."""
      text: String!
      """Its address on this site, without the path prefix."""
      path: String!
      """What it is: Book, Chapter, Lesson, Picture or Video."""
      category: String!
      """The day it came out, such as 2025-06-01."""
      date: String!
      picture: File
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

async function siteSettings(nodeModel: NodeModel): Promise<SiteNode> {
  const site = await nodeModel.findOne<SiteNode>({ type: "SiteSettings", query: {} });
  if (!site) throw new Error("data/site.json is missing. Run: npm run check");
  return site;
}

/** A book's file under the name of its cover's download. */
const coverItem = ({ name, relativeDirectory }: ItemFile): ItemFile => ({ name: `${name}-cover`, relativeDirectory });

/** The File node of a picture beside an item's JSON file. */
async function pictureOf(nodeModel: NodeModel, item: ItemFile, image: string): Promise<PictureFile> {
  const relativePath = path.posix.join(item.relativeDirectory, image);
  const query = { filter: { relativePath: { eq: relativePath } } };
  const file = await nodeModel.findOne<PictureFile>({ type: "File", query });
  if (!file) throw new Error(`data/${relativePath} is missing. Run: npm run check`);
  return file;
}

async function inOrder<Node>(nodeModel: NodeModel, type: string): Promise<Node[]> {
  const { entries } = await nodeModel.findAll<Node>({ type, query: { sort: { order: "ASC" } } });
  return [...entries];
}

/** The book that an item refers to. */
async function bookOf(nodeModel: NodeModel, slug: string, { fields }: ContentNode): Promise<BookNode> {
  const book = await nodeModel.findOne<BookNode>({ type: "Book", query: { filter: { slug: { eq: slug } } } });
  if (!book) throw new Error(`${fields.slug} names no book. Run: npm run check`);
  return book;
}

/** Zip bundles of all artworks of a kind. */
async function offerArtworkBundles(nodeModel: NodeModel): Promise<object[]> {
  const { downloadPrefix } = await siteSettings(nodeModel);
  const artworks = await inOrder<ArtworkNode>(nodeModel, "Artwork");
  const bundles = artworkKindNames
    .filter((kind) => artworkKinds[kind].bundled)
    .map(async (kind) => {
      const entries = artworks
        .filter((artwork) => artwork.kind === kind)
        .map(async ({ parent, image }): Promise<BundleEntry> => {
          const item = nodeModel.getNodeById({ id: parent });
          const picture = await pictureOf(nodeModel, item, image);
          return { name: originalName(downloadPrefix, item, picture), picture };
        });
      return offerBundle(`${kind}s`, await Promise.all(entries), downloadPrefix);
    });
  return (await Promise.all(bundles)).flat();
}

/** The press pack: covers, blurbs and the icon. */
async function offerPressPack(nodeModel: NodeModel): Promise<object[]> {
  const site = await siteSettings(nodeModel);
  const books = await inOrder<BookNode>(nodeModel, "Book");
  const covers = books.map(async ({ parent, cover }): Promise<BundleEntry> => {
    const item = nodeModel.getNodeById({ id: parent });
    const picture = await pictureOf(nodeModel, item, cover);
    return { name: originalName(site.downloadPrefix, coverItem(item), picture), picture };
  });
  const icons = ["icon.svg", "icon-512.png"].map(
    async (icon): Promise<BundleEntry> => ({
      name: `${site.downloadPrefix}-${icon}`,
      picture: await plainFile(path.join("public", icon)),
    }),
  );
  const pictures = await Promise.all([...covers, ...icons]);
  const words = { name: "about-the-books.txt", text: aboutTheBooks({ ...site, url: site.url + pathPrefix }, books) };
  return offerBundle("press-pack", [...pictures, words], site.downloadPrefix);
}

/** The site map, from nodes. */
async function pagesOfNodes(nodeModel: NodeModel): Promise<SitePage<MappedItem & { parent: string }>[]> {
  const items = kinds
    .filter(({ page }) => page)
    .map(async (kind) => {
      const { entries } = await nodeModel.findAll<ContentNode & MappedFields>({ type: kind.typeName, query: {} });
      return [...entries].map((node) => ({ kind, slug: node.fields.slug, fields: node, parent: node.parent }));
    });
  return siteMap((await Promise.all(items)).flat());
}

/** The page with a template; a draft only if no published page has it. */
async function pageWith(nodeModel: NodeModel, template: string): Promise<{ path: string } | undefined> {
  const query = { filter: { template: { eq: enumName(template) } } };
  const { entries } = await nodeModel.findAll<{ path: string; parent: string }>({ type: "Page", query });
  const pages = [...entries];
  return pages.find(({ parent }) => !isDraft(`${nodeModel.getNodeById({ id: parent }).name}.json`)) ?? pages[0];
}

/** The path of an item's own page. */
async function pathOfNode(nodeModel: NodeModel, typeName: string, node: ContentNode & MappedFields): Promise<string> {
  const kind = kinds.find((one) => one.typeName === typeName);
  const below = kind && aboveOf(kind, node);
  const above =
    below && ("book" in below ? await bookOf(nodeModel, below.book, node) : await pageWith(nodeModel, below.template));
  const path = kind && pathOf(kind, node.fields.slug, node, above?.path);
  if (!path) throw new Error(`${typeName} ${node.fields.slug} has no page of its own.`);
  return path;
}
