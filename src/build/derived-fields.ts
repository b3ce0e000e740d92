/** Fields that the build works out from files: an item's slug, its address, its download, and the items that refer to it. */
import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Actions } from "gatsby";
import sharp from "sharp";
import site from "../../data/site.json";
import type { DerivedFields } from "../content/graphql-types";
import { kinds } from "../content/kinds";
import { enumName } from "../content/names";

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

interface FileNode {
  name: string;
  dir: string;
  extension: string;
  relativeDirectory: string;
}

interface ResolverContext {
  nodeModel: {
    getNodeById(query: { id: string }): FileNode;
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  };
}

const slugField = `  """The item's file name without .json: its address and its name for references."""\n  slug: String! @proxy(from: "fields.slug")\n  fields: ContentFields!`;

const downloadField = `  """The untouched original, under a name that is pleasant to have."""\n  download: Download! @originalDownload`;

/** The derived fields of each content type, in GraphQL's schema language. */
export const derivedFields: DerivedFields = Object.fromEntries(
  kinds.map(({ typeName, download, pagesUnder }) => [
    typeName,
    [
      slugField,
      ...(pagesUnder
        ? [`  """The address of the item's own page."""\n  path: String! @pathUnder(path: "${pagesUnder}")`]
        : []),
      ...(download ? [downloadField] : []),
      ...(typeName === "Book"
        ? [
            `  """The pictures that name this book, in order."""\n  gallery: [GalleryPicture!]! @listedBy(type: "GalleryPicture", field: "book")`,
          ]
        : []),
    ],
  ]),
);

/** Declares the directives that the derived fields use, and the type of a download. */
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
      resolve: (node: ContentNode, _args: object, { nodeModel }: ResolverContext) =>
        offerDownload(nodeModel.getNodeById({ id: node.parent }), node.image),
    }),
  });
  createFieldExtension({
    name: "pathUnder",
    args: { path: "String!" },
    extend: ({ path: parent }: { path: string }) => ({
      resolve: (node: ContentNode) => `${parent}/${node.fields.slug}`,
    }),
  });
  createFieldExtension({
    name: "listedBy",
    args: { type: "String!", field: "String!" },
    extend: ({ type, field }: { type: string; field: string }) => ({
      resolve: async (node: ContentNode, _args: object, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll({
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
    }
  `);
}

/** Puts a copy of the item's image into public/downloads, if it is not there yet, and tells what it is. */
async function offerDownload(item: FileNode, image: string): Promise<Download> {
  const source = path.join(item.dir, image);
  const extension = path.extname(image);
  const fileName = `${site.downloadPrefix}-${item.name}${extension}`;
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
