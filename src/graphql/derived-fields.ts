/** Derived GraphQL fields: slugs, paths, downloads and back-references. */
import sharp from "sharp";
import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { aToZ, underEachName } from "../content/a-to-z";
import { type FindEntry, findEntries } from "../content/find-entries";
import { findIndex } from "../content/find-index";
import { artworkKinds } from "../content/kinds/artwork-kinds";
import { usualColours } from "../content/kinds/colouring-box";
import { enumName } from "../content/kinds/enums";
import { type Contents, type Kind, kinds } from "../content/kinds/kinds";
import { partsOf } from "../content/kinds/linked-text";
import { logotypes } from "../content/kinds/logotypes";
import { blocksOf, readingTimes } from "../content/kinds/marked-text";
import { networkIcon } from "../content/kinds/network-icon";
import { findLetters } from "../content/letter-pages";
import { newsOf } from "../content/news";
import { furtherPathOf, printPathOf } from "../content/site-map";
import { drawingsOf, offerEpub } from "../downloads/epub";
import type { ItemFile } from "../downloads/file-nodes";
import { offerFitted, offerOriginal, offerSquare } from "../downloads/pictures";
import { codeOf } from "../downloads/qr-code";
import { logotypeSize } from "../publish/logotypes";
import { withoutAliases } from "./linked-text";
import {
  type ArtworkNode,
  baseUrlOf,
  type BookNode,
  bookOf,
  type ChapterNode,
  type ContentNode,
  sortedItems,
  madeOnce,
  madeByOf,
  type NodeItem,
  type NodeModel,
  pagesOfNodes,
  pageWith,
  pathOfNode,
  pictureOf,
  siteSettings,
} from "./node-model";
import { coverItem, pageBundles } from "./page-bundles";

interface Context {
  nodeModel: NodeModel;
}

/** The configuration of a field, as Gatsby's type builders take it. */
interface DerivedField {
  type: string;
  description?: string;
  args?: Record<string, string>;
  extensions?: Record<string, unknown>;
  resolve?(source: object, args: object, context: Context): unknown;
}

type Fields = Record<string, DerivedField>;

const kindOf = (typeName: string) => kinds.find((kind) => kind.typeName === typeName) as Kind;

/** A resolver of a back-reference: the items of a type that refer to this one in a field, in order. */
const listedBy =
  (type: string, field: string, { isList = false } = {}) =>
  ({ fields }: ContentNode, _args: object, { nodeModel }: Context) => {
    const named = { slug: { eq: fields.slug } };
    return sortedItems(nodeModel, type, { [field]: isList ? { elemMatch: named } : named });
  };

/** A social network's display name. */
const networkName = (network: string) => networkIcon(network)?.title ?? network;

/** The display names of all the site's networks. */
export const networkNames = ({ social }: Pick<Contents["SiteSettings"], "social">) =>
  social.map(({ network }) => networkName(network));

/** The File node of a picture in an item's folder. */
const pictureOfItem = (nodeModel: NodeModel, { item, file }: { item: NodeItem; file: string }) =>
  pictureOf(nodeModel, nodeModel.getNodeById({ id: item.fields.parent }), file);

/** True for an upright picture: a cover, a poster, a colouring sheet, a phone wallpaper. */
async function isSheet({ absolutePath }: { absolutePath: string }): Promise<boolean> {
  const { width, height } = (await sharp(absolutePath).metadata()).autoOrient;
  return height > width * 1.2;
}

/** The download of the original of an item's picture. */
async function downloadOf(nodeModel: NodeModel, item: ItemFile, image: string) {
  const { downloadPrefix } = await siteSettings(nodeModel);
  return offerOriginal(item, await pictureOf(nodeModel, item, image), downloadPrefix);
}

/** The entries of the search index. */
const entriesOf = madeOnce(kinds, (items): FindEntry<NodeItem>[] => {
  const settings = items.find(({ kind }) => kind.typeName === "SiteSettings")?.fields;
  const site = settings as unknown as Contents["SiteSettings"];
  return findEntries(items, site, networkNames(site));
});

/** Pages whose Open Graph image is that of the first item of a type, by template; `whole` where a crop would cut it off. */
const sharedFrom: Record<string, { type: string; filter?: object; whole?: true }> = {
  home: { type: "Slide" },
  ages: { type: "Age" },
  artwork: { type: "Artwork", filter: { kind: { eq: "WALLPAPER" } } },
  videos: { type: "Video" },
  music: { type: "Album", whole: true },
  shop: { type: "MerchItem", whole: true },
  roblox: { type: "RobloxItem", whole: true },
};

/** The fields that a kind's row in the table of kinds asks for. */
const fieldsOfKind = (kind: Kind): Fields => ({
  slug: {
    type: "String!",
    description: "The item's file name without .json: its address and its name for references.",
    extensions: { proxy: { from: "fields.slug" } },
  },
  fields: { type: "ContentFields!" },
  ...(kind.page?.below && {
    path: {
      type: "String!",
      description: "The address of the item's own page.",
      resolve: (node: ContentNode, _args, { nodeModel }) => pathOfNode(nodeModel, kind, node),
    },
  }),
  ...(kind.download && {
    download: {
      type: "Download!",
      description: "The untouched original, under a name that is pleasant to have.",
      resolve: ({ parent, image }: ArtworkNode, _args, { nodeModel }) =>
        downloadOf(nodeModel, nodeModel.getNodeById({ id: parent }), image),
    },
  }),
});

/** Fields of single types. */
const furtherFields: Record<string, Fields> = {
  Artwork: {
    colours: {
      type: "[BoxColour!]!",
      description: "The colours to colour it in with on the screen: colouring sheets only.",
      resolve: async ({ kind }: ArtworkNode, _args, { nodeModel }) =>
        artworkKinds[kind].colouring ? ((await pageWith(nodeModel, "artwork"))?.colours ?? usualColours) : [],
    },
    ages: {
      type: "[Age!]!",
      description: "The ages that the picture belongs to, the oldest first.",
      resolve: listedBy("Age", "artworks", { isList: true }),
    },
    fitted: {
      type: "[Download!]!",
      description: "The picture cut for the screens that it is large enough for: wallpapers only.",
      resolve: async ({ kind, parent, image, title, focus }: ArtworkNode, _args, { nodeModel }) => {
        if (!artworkKinds[kind].fitted) return [];
        const item = nodeModel.getNodeById({ id: parent });
        const site = await siteSettings(nodeModel);
        const index = await pageWith(nodeModel, "artwork");
        const terms = `${baseUrlOf(site)}${index ? `${index.path}#terms` : "/"}`;
        const picture = await pictureOf(nodeModel, item, image);
        return offerFitted(item, picture, { title, focus, credits: site, terms, prefix: site.downloadPrefix });
      },
    },
    printPath: {
      type: "String",
      description: "The address of the page that prints the picture on one sheet: pictures for paper only.",
      resolve: async (artwork: ArtworkNode, _args, { nodeModel }) =>
        printPathOf(await pathOfNode(nodeModel, kindOf("Artwork"), artwork), artwork),
    },
  },
  Page: {
    bundles: {
      type: "[Bundle!]!",
      description: "Zip files that belong to the page.",
      resolve: ({ template }: { template: string }, _args, { nodeModel }) => pageBundles(nodeModel, template),
    },
    artworkLists: {
      type: "[ArtworkList!]!",
      description: "The pages that list the free pictures beyond those on the artwork page, in order.",
      resolve: async (_page, _args, { nodeModel }) =>
        (await pagesOfNodes(nodeModel))
          .filter(({ template }) => template === "artwork-list")
          .map(({ path, context }) => ({ path, ...context })),
    },
    sharePicture: {
      type: "SharePicture",
      description: "The page's Open Graph image; null where the site's is used.",
      resolve: async ({ template }: { template: string }, _args, { nodeModel }) => {
        const { type, filter, whole } = sharedFrom[template] ?? {};
        const [first] = type
          ? await sortedItems<ContentNode & { image: string; alt: string }>(nodeModel, type, filter)
          : [];
        if (!first) return null;
        const file = await pictureOf(nodeModel, nodeModel.getNodeById({ id: first.parent }), first.image);
        return { alt: first.alt, [whole ? "whole" : "image"]: file };
      },
    },
    furtherPath: {
      type: "String!",
      description:
        "The path of the further page with this template that belongs to the page, such as one for printing.",
      args: { template: "String!" },
      resolve: ({ path }: { path: string }, { template }: { template: string }) => furtherPathOf(path, template),
    },
  },
  Chapter: {
    minutes: {
      type: "Int!",
      description: "How many minutes it takes to read.",
      resolve: ({ text }: ChapterNode) => readingTimes(blocksOf(text)).total,
    },
    epub: {
      type: "Epub!",
      description: "The chapter as an EPUB.",
      resolve: async (chapter: ChapterNode, _args, { nodeModel }) => {
        const site = await siteSettings(nodeModel);
        const book = await bookOf(nodeModel, chapter.book, chapter);
        const cover = await pictureOf(nodeModel, nodeModel.getNodeById({ id: book.parent }), book.cover);
        const item = nodeModel.getNodeById({ id: chapter.parent });
        const drawings = await Promise.all(
          drawingsOf(chapter).map(async (image) => [image, await pictureOf(nodeModel, item, image)] as const),
        );
        return offerEpub(item, { cover, drawings: Object.fromEntries(drawings) }, site.downloadPrefix, {
          address: baseUrlOf(site) + (await pathOfNode(nodeModel, kindOf("Chapter"), chapter)),
          bookAddress: baseUrlOf(site) + book.path,
          made: await madeByOf(nodeModel, book),
          chapter,
          book,
          site,
        });
      },
    },
  },
  Lesson: {
    code: {
      type: "LessonCode!",
      description:
        "What its sheet leads to, to be read by a phone's camera: the first page of the site that goes with it, or its own.",
      resolve: async (lesson: ContentNode & { onTheSite?: string }, _args, { nodeModel }) => {
        const linked = partsOf(await withoutAliases(lesson.onTheSite ?? "", nodeModel)).find(({ to }) =>
          to?.startsWith("/"),
        )?.to;
        const path = linked ?? (await pathOfNode(nodeModel, kindOf("Lesson"), lesson));
        const address = baseUrlOf(await siteSettings(nodeModel)) + path;
        return { address, ...codeOf(address) };
      },
    },
  },
  Character: {
    square: {
      type: "Download!",
      description: "The portrait cut to a square around the face, for a profile.",
      resolve: async ({ parent, image, focus }: ArtworkNode, _args, { nodeModel }) => {
        const item = nodeModel.getNodeById({ id: parent });
        const { downloadPrefix: prefix } = await siteSettings(nodeModel);
        return offerSquare(item, await pictureOf(nodeModel, item, image), { focus: focus ?? undefined, prefix });
      },
    },
    books: {
      type: "[Book!]!",
      description: "The books that introduce the character, in order.",
      resolve: listedBy("Book", "characters", { isList: true }),
    },
  },
  SiteSettings: {
    news: {
      type: "[NewsItem!]!",
      description: "The news, newest first: `limit` items after the first `skip`, none older than `withinDays`.",
      args: { skip: "Int", limit: "Int", withinDays: "Int" },
      resolve: async (
        _site,
        { skip = 0, limit, withinDays = 0 }: { skip?: number; limit?: number; withinDays?: number },
        { nodeModel },
      ) => {
        const since = withinDays ? localDay(new Date(Date.now() - withinDays * 86_400_000)) : "";
        const news = newsOf(await pagesOfNodes(nodeModel), localDay()).filter(({ date }) => date >= since);
        const asked = news.slice(skip, limit === undefined ? undefined : skip + limit);
        return Promise.all(
          asked.map(async ({ picture, ...one }) => {
            const file = picture && (await pictureOfItem(nodeModel, picture));
            const isWhole = file && one.path !== news[0]?.path && (await isSheet(file));
            return { ...one, ...(file && { [isWhole ? "sheet" : "picture"]: file }) };
          }),
        );
      },
    },
    logotype: {
      type: "DrawingSize",
      description: "The size of the series' logotype; null without one.",
      resolve: () => logotypeSize(logotypes.usual),
    },
    logotypeLarge: {
      type: "DrawingSize",
      description: "The size of the logotype for large sizes; null without one.",
      resolve: () => logotypeSize(logotypes.large),
    },
    findEntries: {
      type: "[FindEntry!]!",
      description: "The entries of the search index, or those of one letter of the A to Z.",
      args: { letter: "String" },
      resolve: async (_site, { letter: one }: { letter?: string }, { nodeModel }) => {
        const all = await entriesOf(nodeModel);
        const named = one ? aToZ(all.flatMap(underEachName)).find(({ letter }) => letter === one)?.entries : all;
        return (named ?? []).map(({ picture, ...entry }) => ({
          ...entry,
          ...(picture && { [picture.crop]: pictureOfItem(nodeModel, picture) }),
        }));
      },
    },
    findIndex: {
      type: "JSON!",
      description: "The search index: of each word's stem, which entries have it, and what it is worth there.",
      resolve: async (_site, _args, { nodeModel }) => findIndex(await entriesOf(nodeModel)),
    },
    findLetters: {
      type: "[FindLetter!]!",
      description: "The letters of the A to Z that have pages of their own.",
      resolve: async (_site, _args, { nodeModel }) => {
        const find = await pageWith(nodeModel, "find");
        return find ? findLetters(await entriesOf(nodeModel), find.path) : [];
      },
    },
  },
  SocialLink: {
    name: {
      type: "String!",
      description: "The network's display name.",
      resolve: ({ network }: { network: string }) => networkName(network),
    },
  },
  Quiz: {
    resultsCalled: {
      type: "[QuizResult!]!",
      description: "The results with these ids, in their order.",
      args: { ids: "[String!]!" },
      resolve: ({ results }: { results: { id: string }[] }, { ids }: { ids: string[] }) =>
        results.filter(({ id }) => ids.includes(id)),
    },
  },
  Book: {
    series: {
      type: "[Series!]!",
      description: "The series within the series that it is of, in order.",
      resolve: listedBy("Series", "books", { isList: true }),
    },
    madeBy: {
      type: "[Made!]!",
      description: "Who made it, in the order of credits: those whom it names, or else the site.",
      resolve: async (book: BookNode, _args, { nodeModel }) =>
        (await madeByOf(nodeModel, book)).map(({ role, ...one }) => ({ ...one, role: enumName(role) })),
    },
    coverDownload: {
      type: "Download!",
      description: "The cover as it is, to download.",
      resolve: ({ parent, cover }: BookNode, _args, { nodeModel }) =>
        downloadOf(nodeModel, coverItem(nodeModel.getNodeById({ id: parent })), cover),
    },
    gallery: {
      type: "[GalleryPicture!]!",
      description: "The pictures that name this book, in order.",
      resolve: listedBy("GalleryPicture", "book"),
    },
    chapters: {
      type: "[Chapter!]!",
      description: "The chapters that can be read on the site, in order.",
      resolve: listedBy("Chapter", "book"),
    },
  },
  Edition: {
    isOut: {
      type: "Boolean!",
      description: "Whether it is out, on the day of the build.",
      resolve: ({ releaseDate }: { releaseDate: string }) => releaseDate <= localDay(),
    },
  },
  File: {
    drawingSize: {
      type: "DrawingSize",
      description: "The size of an SVG; null for other files.",
      resolve: async ({ absolutePath, extension }: { absolutePath: string; extension: string }) => {
        if (extension !== "svg") return null;
        const { width, height } = await sharp(absolutePath).metadata();
        return { width, height };
      },
    },
  },
};

/** The derived fields by type, added to the types that the schemas give. */
export const derivedFields: ReadonlyMap<string, Fields> = new Map(
  [...new Set([...kinds.map(({ typeName }) => typeName), ...Object.keys(furtherFields)])].map((typeName) => {
    const kind = kinds.find((one) => one.typeName === typeName);
    return [typeName, { ...(kind && fieldsOfKind(kind)), ...furtherFields[typeName] }];
  }),
);

/** The types of derived fields, in GraphQL SDL. Addresses are without the path prefix, sizes in pixels and bytes. */
export const derivedTypes = `
type LessonCode {
  """The whole address that the code holds."""
  address: String!
  size: Int!
  """The dark squares, as the path of an SVG in which each is one unit wide."""
  path: String!
}

type DrawingSize {
  width: Int!
  height: Int!
}

type ContentFields {
  slug: String!
}

type Download {
  url: String!
  fileName: String!
  """The file's type as people call it: JPG or PNG."""
  format: String!
  width: Int!
  height: Int!
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

type Made {
  name: String!
  role: MakerRole!
  link: String
}

type NewsItem {
  title: String!
  text: String!
  path: String!
  """What readers of the feed know it by, renamed or not."""
  firstPath: String!
  """What it is: Book, Chapter, Lesson, Picture or Video."""
  category: String!
  """The day it came out, such as 2025-06-01."""
  date: String!
  """Its picture, to be cropped: for the newest item, which is drawn large, and for pictures that are no sheet."""
  picture: File
  """Its picture, to be shown whole: a cover, a poster, a colouring sheet or a phone wallpaper."""
  sheet: File
}

"""One page of a list of free pictures that goes on over several."""
type ArtworkList {
  path: String!
  """The kind, or the book where pictures are grouped so."""
  group: String!
  """How many pictures of the group come before it."""
  skip: Int!
}

type SharePicture {
  alt: String!
  """The picture, to be cropped."""
  image: File
  """The picture, to be shown whole."""
  whole: File
}

type FindLetter {
  letter: String!
  path: String!
}

type FindEntry {
  name: String!
  otherNames: [String!]!
  kind: String!
  path: String!
  summary: String!
  keywords: [String!]!
  """True for what people look for by itself, which ranks above details."""
  isMain: Boolean!
  """Its picture, to be shown square."""
  square: File
  """Its picture, to be shown square, of which the right end matters most."""
  scene: File
  """Its picture, to be shown whole."""
  whole: File
}

type Epub {
  url: String!
  fileName: String!
  bytes: Int!
}

type Bundle {
  """What it holds: an artwork kind, or "press-pack"."""
  id: String!
  url: String!
  fileName: String!
  files: Int!
  bytes: Int!
}
`;
