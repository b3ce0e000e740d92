import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { checkContent, formatReport } from "./src/content/check/check-folder";
import { kinds } from "./src/content/kinds/kinds";
import { enumValue } from "./src/content/kinds/names";
import { EditorAddress } from "./src/dev/editor";
import { LiveContentCheck } from "./src/dev/live-check";
import { writeSiteFonts } from "./src/fonts/site-fonts";
import { inlineScript } from "./src/gatsby/inline-script";
import { makeOneFallback } from "./src/gatsby/one-fallback";
import { derivedFields, registerDerivedFields } from "./src/graphql/derived-fields";
import { graphqlTypes } from "./src/graphql/graphql-types";
import { resizeOnHost, usesImageCdn } from "./src/hosting/image-cdn";
import { feedItems, feedXml } from "./src/publish/feed";
import { llmsText } from "./src/publish/llms-text";
import { writeWebManifest } from "./src/publish/web-manifest";

export { serveEditor as onCreateDevServer } from "./src/dev/editor";

/** Content errors end a build before anything is written, so that the last good public/ stays as it is. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const checking = reporter.activityTimer("check content");
  checking.start();
  const problems = await checkContent(path.resolve("data"));
  checking.end();
  if (problems.length === 0) return;
  const report = formatReport(problems, { style: process.env.CI ? "plain" : "terminal" });
  if (problems.some(({ severity }) => severity === "error")) reporter.panic(report);
  reporter.warn(report);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, cache }) => {
  registerDerivedFields(actions, cache);
  actions.createTypes(graphqlTypes(kinds, derivedFields));
};

/** Who makes the responsive pictures: the host, or this build. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) =>
  usesImageCdn() ? resizeOnHost(args) : makeOneFallback(args);

/** An item's slug is its file's name: written down on the node, because links between items look it up there. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode }) => {
  const file = node.parent ? getNode(node.parent) : undefined;
  if (kinds.some(({ typeName }) => typeName === node.internal.type)) {
    actions.createNodeField({ node, name: "slug", value: file?.name });
  }
};

export const createPages: GatsbyNode<Queries.CreatePagesQuery>["createPages"] = async ({
  actions,
  graphql,
  reporter,
}) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allPage {
        nodes {
          slug
          path
          aliases
          template
        }
      }
      allBook {
        nodes {
          slug
          path
          aliases
        }
      }
      allChapter {
        nodes {
          slug
          path
        }
      }
      allCharacter {
        nodes {
          slug
          path
        }
      }
      allArtwork {
        nodes {
          slug
          printPath
        }
      }
      allVideo {
        nodes {
          slug
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }

  const pages = [
    ...data.allPage.nodes,
    ...data.allBook.nodes.map((book) => ({ ...book, template: "BOOK" })),
    ...data.allChapter.nodes.map((chapter) => ({ ...chapter, aliases: [], template: "CHAPTER" })),
    ...data.allCharacter.nodes.map((character) => ({ ...character, aliases: [], template: "CHARACTER" })),
    ...data.allArtwork.nodes.flatMap(({ slug, printPath }) =>
      printPath ? [{ slug, path: printPath, aliases: [], template: "PRINT" }] : [],
    ),
    ...data.allVideo.nodes.map((video) => ({ ...video, aliases: [], template: "VIDEO" })),
  ];
  // What is written about a page follows from its content alone: ids of nodes, and their order, from where the site is built.
  for (const page of pages.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/templates/${enumValue(page.template)}.tsx`),
      context: { slug: page.slug },
    });
    for (const alias of page.aliases) {
      actions.createRedirect({ fromPath: alias, toPath: page.path, isPermanent: true, redirectInBrowser: true });
    }
  }
};

/**
 * In a build, the class names of CSS modules are hashes of their own. Gatsby's usual ones tell people where they come from,
 * and are a twentieth of a page's bytes.
 */
function shortenClassNames(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  if ("localIdentName" in part) part.localIdentName = "_[hash:base64:5]";
  for (const inner of Object.values(part)) shortenClassNames(inner);
}

/** Everything that the content says, for the fonts. */
const wordsOf = (nodes: Node[]) =>
  nodes
    .filter((node) => kinds.some(({ typeName }) => typeName === node.internal.type))
    .map((node) => JSON.stringify(node))
    .join("");

/** Gatsby renders pages anew when the code that renders them has another hash, but takes no account of the styles in them. */
function hashOfStyles(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".css")) hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  getNodes,
  getNodesByType,
  plugins,
  reporter,
  stage,
  store,
}) => {
  if (stage === "develop") {
    const { port } = store.getState().program;
    actions.setWebpackConfig({
      // While somebody edits with npm start, the content is checked again after every change.
      plugins: [new LiveContentCheck(path.resolve("data")), new EditorAddress(port, reporter.info)],
    });
  }
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          SITE_FONTS: JSON.stringify(await writeSiteFonts(wordsOf(getNodes()), path.resolve("public"))),
          COOKIE_NOTICE: JSON.stringify(
            inlineScript(
              "components/cookie-notice/cookie-notice-script",
              `cookieNotice(${JSON.stringify(getNodesByType("SiteSettings")[0]?.cookieNotice)})`,
            ),
          ),
          WAKER: JSON.stringify(inlineScript("wake/waker", "waker()")),
          COMFORT_SETTINGS: JSON.stringify(inlineScript("components/comfort/apply-settings", "comfortSettings()")),
        }),
      ],
    });
  }
  if (stage === "develop" || stage === "develop-html") return;
  const config = getConfig();
  shortenClassNames(config.module.rules);
  // Addresses are longer than what they need to change with their content, and every page lists those of all scripts.
  config.output.hashDigestLength = 10;
  if (stage === "build-html") config.output.hashSalt = hashOfStyles();
  if (stage !== "build-javascript") {
    actions.replaceWebpackConfig(config);
    return;
  }
  // Source maps would publish paths of the machine that built the site.
  config.devtool = false;
  for (const plugin of config.plugins) {
    // CSS modules do not depend on one another's order, so a warning about it says nothing.
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  // Gatsby gathers all styles into one sheet and writes it into every page; left to webpack, a page holds only its own.
  config.optimization.splitChunks.cacheGroups.styles = false;
  actions.replaceWebpackConfig(config);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeWebManifest("public");
};

/** What people and programs that do not look at pages can follow: a news feed and a list of what is where. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, basePath }) => {
  const { data, errors } = await graphql<Queries.NewsQuery>(`
    query News {
      siteSettings {
        name
        description
        url
      }
      allPage {
        nodes {
          path
          name
          description
          template
          added
        }
      }
      allBook(sort: { order: ASC }) {
        nodes {
          path
          label
          title
          description
          status
          releaseDate
        }
      }
      allChapter {
        nodes {
          path
          number
          title
          description
          added
          book {
            label
            title
          }
        }
      }
      allArtwork {
        nodes {
          slug
          title
          caption
          added
        }
      }
      allVideo {
        nodes {
          path
          title
          description
          publishedOn
        }
      }
    }
  `);
  if (errors || !data?.siteSettings) {
    reporter.panicOnBuild("The news feed could not be written.", errors);
    return;
  }
  const site = { ...data.siteSettings, address: data.siteSettings.url + basePath };
  await writeFile("public/feed.xml", feedXml(site, feedItems(data)));
  await writeFile("public/llms.txt", llmsText(site, data));
};
