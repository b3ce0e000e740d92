/** Look-ups in Gatsby's nodes for resolvers: settings, pictures, books and paths. */
import path from "node:path";
import { isDraft } from "../../plugins/gatsby-plugin-checked-content";
import { type Made, makersOf } from "../content/kinds/format-credits";
import { enumName } from "../content/kinds/enums";
import { type Contents, type Kind, kinds } from "../content/kinds/kinds";
import { aboveOf, isMapped, type MappedFields, type MappedItem, pathOf, siteMap } from "../content/site-map";
import type { ItemFile, PictureFile } from "../downloads/file-nodes";
import { pathPrefix } from "../path-prefix";

/** A node that the site map reads. */
export type MappedNode = ContentNode & MappedFields;

/** Gatsby's nodeModel. Gatsby tracks what resolvers read through it, and re-runs queries when that changes. */
export interface NodeModel {
  getNodeById(query: { id: string }): ItemFile;
  findOne<Node>(query: { type: string; query: object }): Promise<Node | null>;
  findAll<Node>(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
}

export interface ContentNode {
  id: string;
  parent: string;
  internal: { contentDigest: string };
  fields: { slug: string };
}

export type ArtworkNode = ContentNode & Pick<Contents["Artwork"], "kind" | "title" | "image" | "focus">;
export type BookNode = ContentNode & Contents["Book"];
export type ChapterNode = ContentNode & Contents["Chapter"];

/** An item of the site map whose fields are a node. */
export type NodeItem = MappedItem & { fields: MappedNode };

export async function siteSettings(nodeModel: NodeModel): Promise<Contents["SiteSettings"]> {
  const site = await nodeModel.findOne<Contents["SiteSettings"]>({ type: "SiteSettings", query: {} });
  if (!site) throw new Error("data/site.json is missing. Run: npm run check");
  return site;
}

/** The base URL of all pages: the site's URL with the path prefix. */
export const baseUrlOf = ({ url }: { url: string }): string => url + pathPrefix;

/** The File node of a picture beside an item's JSON file. */
export async function pictureOf(nodeModel: NodeModel, item: ItemFile, image: string): Promise<PictureFile> {
  const relativePath = path.posix.join(item.relativeDirectory, image);
  const query = { filter: { relativePath: { eq: relativePath } } };
  const file = await nodeModel.findOne<PictureFile>({ type: "File", query });
  if (!file) throw new Error(`data/${relativePath} is missing. Run: npm run check`);
  return file;
}

/** All items of a type, sorted by their order numbers. */
export async function sortedItems<Node>(nodeModel: NodeModel, type: string, filter = {}): Promise<Node[]> {
  const { entries } = await nodeModel.findAll<Node>({ type, query: { filter, sort: { order: "ASC" } } });
  return [...entries];
}

/** The book that an item refers to. */
export async function bookOf(nodeModel: NodeModel, slug: string, { fields }: ContentNode): Promise<BookNode> {
  const book = await nodeModel.findOne<BookNode>({ type: "Book", query: { filter: { slug: { eq: slug } } } });
  if (!book) throw new Error(`${fields.slug} names no book. Run: npm run check`);
  return book;
}

/** A book's credits, with the people's names. */
export async function madeByOf(nodeModel: NodeModel, { makers }: Pick<Contents["Book"], "makers">): Promise<Made[]> {
  const site = await siteSettings(nodeModel);
  const people = await sortedItems<ContentNode & { name: string; link?: string }>(nodeModel, "Person");
  const slugged = people.map(({ fields: { slug }, name, link }) => ({ slug, name, link }));
  return makersOf(makers, site, slugged);
}

const isOfDraft = (nodeModel: NodeModel, { parent }: { parent: string }) =>
  isDraft(`${nodeModel.getNodeById({ id: parent }).name}.json`);

/** The page with a template; a draft only if there is no published one. */
export async function pageWith(
  nodeModel: NodeModel,
  template: string,
): Promise<Pick<Contents["Page"], "path" | "colours"> | undefined> {
  const query = { filter: { template: { eq: enumName(template) } } };
  const { entries } = await nodeModel.findAll<Contents["Page"] & { parent: string }>({ type: "Page", query });
  const pages = [...entries];
  return pages.find((page) => !isOfDraft(nodeModel, page)) ?? pages[0];
}

/** The path of an item's own page. */
export async function pathOfNode(nodeModel: NodeModel, kind: Kind, node: ContentNode & MappedFields): Promise<string> {
  const below = aboveOf(kind, node);
  const above =
    below && ("book" in below ? await bookOf(nodeModel, below.book, node) : await pageWith(nodeModel, below.template));
  const path = pathOf(kind, node.fields.slug, node, above?.path);
  if (!path) throw new Error(`${kind.typeName} ${node.fields.slug} has no page of its own.`);
  return path;
}

/** The kinds whose items the site map reads. */
export const mappedKinds = kinds.filter(isMapped);

/** The nodes as items of the site map. Drafts come last, so that a draft never becomes the parent of published pages. */
export function itemsOf(
  nodes: readonly (readonly [Kind, Iterable<MappedNode>])[],
  isOfDraft: (node: MappedNode) => boolean,
) {
  const items = nodes.flatMap(([kind, all]) =>
    [...all].map((node): NodeItem => ({ kind, slug: node.fields.slug, fields: node })),
  );
  return [...items.filter(({ fields }) => !isOfDraft(fields)), ...items.filter(({ fields }) => isOfDraft(fields))];
}

/** The items of these kinds, read through nodeModel. */
async function itemsOfNodes(nodeModel: NodeModel, of: readonly Kind[]): Promise<NodeItem[]> {
  const nodes = of.map(async (kind) => {
    const { entries } = await nodeModel.findAll<MappedNode>({ type: kind.typeName, query: {} });
    return [kind, entries] as const;
  });
  return itemsOf(await Promise.all(nodes), (node) => isOfDraft(nodeModel, node));
}

/** Memoises a value that is made from these kinds' items: it is made again when their content has changed. */
export function madeOnce<Made>(of: readonly Kind[], make: (items: NodeItem[]) => Made) {
  let latest: { content: string; made: Made } | undefined;
  return async (nodeModel: NodeModel): Promise<Made> => {
    const items = await itemsOfNodes(nodeModel, of);
    const content = items.map(({ fields }) => `${fields.parent} ${fields.internal.contentDigest}`).join();
    if (latest?.content !== content) latest = { content, made: make(items) };
    return latest.made;
  };
}

/** The site map, memoised for resolvers. */
export const pagesOfNodes = madeOnce(mappedKinds, siteMap);
