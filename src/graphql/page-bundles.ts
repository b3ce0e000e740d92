/** The zip files of pages: all artworks of a kind, and the press pack. */
import path from "node:path";
import { artworkKindNames, artworkKinds } from "../content/kinds/artwork-kinds";
import { type BundleEntry, offerBundle, plainFile } from "../downloads/zip-bundles";
import type { ItemFile } from "../downloads/file-nodes";
import { originalName } from "../downloads/pictures";
import { aboutTheBooks } from "../downloads/press-fact-sheet";
import {
  type ArtworkNode,
  baseUrlOf,
  type BookNode,
  sortedItems,
  madeByOf,
  type NodeModel,
  pictureOf,
  siteSettings,
} from "./node-model";

/** A book's file node, renamed so that its download is called a cover. */
export const coverItem = ({ name, relativeDirectory }: ItemFile): ItemFile => ({
  name: `${name}-cover`,
  relativeDirectory,
});

/** A zip's entry: an item's picture under the name of its single download. */
async function pictureEntry(nodeModel: NodeModel, item: ItemFile, image: string, prefix: string): Promise<BundleEntry> {
  const picture = await pictureOf(nodeModel, item, image);
  return { name: originalName(prefix, item, picture), picture };
}

async function artworkBundles(nodeModel: NodeModel): Promise<object[]> {
  const { downloadPrefix } = await siteSettings(nodeModel);
  const artworks = await sortedItems<ArtworkNode>(nodeModel, "Artwork");
  const bundles = artworkKindNames
    .filter((kind) => artworkKinds[kind].bundled)
    .map(async (kind) => {
      const entries = artworks
        .filter((artwork) => artwork.kind === kind)
        .map(({ parent, image }) =>
          pictureEntry(nodeModel, nodeModel.getNodeById({ id: parent }), image, downloadPrefix),
        );
      return offerBundle(`${kind}s`, await Promise.all(entries), downloadPrefix);
    });
  return (await Promise.all(bundles)).flat();
}

/** The press pack: covers, icons, and a text with facts about the books. */
async function pressPack(nodeModel: NodeModel): Promise<object[]> {
  const site = await siteSettings(nodeModel);
  const books = await sortedItems<BookNode>(nodeModel, "Book");
  const covers = books.map(({ parent, cover }) =>
    pictureEntry(nodeModel, coverItem(nodeModel.getNodeById({ id: parent })), cover, site.downloadPrefix),
  );
  const icons = ["icon.svg", "icon-512.png"].map(async (icon) => ({
    name: `${site.downloadPrefix}-${icon}`,
    picture: await plainFile(path.join("public", icon)),
  }));
  const made = await Promise.all(books.map(async (book) => ({ ...book, made: await madeByOf(nodeModel, book) })));
  const words = { name: "about-the-books.txt", text: aboutTheBooks({ ...site, url: baseUrlOf(site) }, made) };
  return offerBundle("press-pack", [...(await Promise.all([...covers, ...icons])), words], site.downloadPrefix);
}

/** The bundles of a page with this template. */
export async function pageBundles(nodeModel: NodeModel, template: string): Promise<object[]> {
  if (template === "artwork") return artworkBundles(nodeModel);
  return template === "grown-ups" ? pressPack(nodeModel) : [];
}
