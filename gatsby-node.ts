/**
 * The build's lifecycle hooks in order: a table of contents, with each step in a file of its own. Only the query is
 * here in full, because graphqlTypegen finds node queries nowhere else.
 */
import type { GatsbyNode } from "gatsby";
import { removeBuildMarker } from "./plugins/gatsby-adapter-static-hosts";
import { isDraft, slugOfFile } from "./plugins/gatsby-plugin-checked-content";
import { type Contents, kinds } from "./src/content/kinds/kinds";
import { letterPages } from "./src/content/letter-pages";
import { siteMap } from "./src/content/site-map";
import { forgetUnusedDownloads } from "./src/downloads/file-cache";
import { allowBrandColours } from "./src/gatsby/resize-background";
import { addContentPages, addPlaceholderPages, removePlaceholderPages } from "./src/gatsby/create-pages";
import { writeScriptFiles } from "./src/gatsby/script-files";
import { configureWebpack } from "./src/gatsby/webpack-config";
import { derivedFields, derivedTypes, networkNames } from "./src/graphql/derived-fields";
import { contentEnum, graphqlTypes } from "./src/graphql/graphql-types";
import { linkedText } from "./src/graphql/linked-text";
import { itemsOf, type MappedNode } from "./src/graphql/node-model";
import { writeNetworkIcons } from "./src/publish/network-icons";
import { writeFeed } from "./src/publish/write-feed";
import { writeWebManifest } from "./src/publish/web-manifest";

/** Called after the onPreInit of all plugins, of which the first has checked the content. */
export const onPreInit: GatsbyNode["onPreInit"] = () => removeBuildMarker();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createFieldExtension(contentEnum);
  actions.createFieldExtension(linkedText);
  actions.createTypes([
    graphqlTypes(kinds),
    derivedTypes,
    ...[...derivedFields].map(([name, fields]) => schema.buildObjectType({ name, fields })),
  ]);
};

/** Lets queries of pictures name colours of the palette. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => allowBrandColours(args);

/** Sets an item's slug, which is its file's name, as a node field: @link looks items up by it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode }) => {
  const file = node.parent ? getNode(node.parent) : undefined;
  if (kinds.some(({ typeName }) => typeName === node.internal.type)) {
    actions.createNodeField({ node, name: "slug", value: slugOfFile(String(file?.base)) });
  }
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ actions, getNodesByType }) => {
  // With npm start, Gatsby looks through the queries after every change.
  if (process.env.NODE_ENV === "production") removePlaceholderPages(actions);
  const [settings] = getNodesByType("SiteSettings");
  await writeWebManifest(settings);
  await writeScriptFiles();
  await writeNetworkIcons((settings?.social as { network: string }[] | undefined)?.map(({ network }) => network) ?? []);
};

export const createPages: GatsbyNode["createPages"] = ({ actions, getNode, getNodesByType }) => {
  const nodes = kinds.map((kind) => [kind, getNodesByType(kind.typeName) as unknown as MappedNode[]] as const);
  const items = itemsOf(nodes, ({ parent }) => isDraft(String(getNode(parent)?.base)));
  const [site] = getNodesByType("SiteSettings") as unknown as Contents["SiteSettings"][];
  const pages = [...siteMap(items), ...(site ? letterPages(items, site, networkNames(site)) : [])];
  addContentPages(pages, actions);
  addPlaceholderPages(pages, actions);
};

export { configureWebpack as onCreateWebpackConfig };

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, basePath }) => {
  const { data, errors } = await graphql<Queries.NewsQuery>(`
    query News {
      siteSettings { name description url news(limit: 50) { title text path firstPath category date } }
      allPage(sort: { path: ASC }) { nodes { path name description } }
      allBook(sort: { order: ASC }) { nodes { path label title description } }
      allChapter(sort: [{ book: { order: ASC } }, { order: ASC }]) { nodes { path number title description book { label title } } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The news feed could not be written.", errors);
    return;
  }
  await writeFeed(data, basePath);
  forgetUnusedDownloads();
};
