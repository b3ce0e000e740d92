/**
 * Approval tests: what the pages of the small site say and offer, beside what was approved. That is words, links, names for
 * screen readers, states and hooks for scripts, and what search engines are told; not how it looks. Whoever changes a page
 * on purpose reads the difference, and approves it: npx jest --selectProjects small-site -u -- approved
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CheerioAPI } from "cheerio";
import { strFromU8, unzipSync } from "fflate";
import { home, notFound, pageAt, publicFolder } from "../site/built-site";
import { pages, pathPrefix } from "../site-under-test";

/** The declarations by which content says where something lies in a picture or in a row. */
const placing = /^(?:--(?:index|narrow-x|wide-x)|left|object-position|top):/;

/** Attributes that say how an element is drawn or fetched, or that stand for Gatsby alone. */
const unsaid = /^(?:class|sizes|width|height|loading|decoding|fetchpriority|data-gatsby-.+)$/;

/** What a build puts into every page, icons, and a picture's other formats. */
const silent = [
  "meta[charset], meta[http-equiv], meta[name=generator], link[rel=expect], link[rel=preload]",
  "script:not([type$=json]), style, template, noscript, source, svg[aria-hidden=true]",
  "#render-block-end, #main-end, [data-later-styles]",
].join();

/** Elements that say nothing without attributes. */
const wrappers = new Set(["div", "span", "picture"]);

/** Elements that stand in a line of words. */
const inline = new Set("a abbr b bdi br cite code dfn em i kbd mark q span strong time".split(" "));

type Content = ReturnType<CheerioAPI["root"]>[0]["children"][number];

/** HTML reduced to what is said, an element to a line; of a long list the first three items. */
function said($: CheerioAPI, content: readonly Content[]): string {
  const items = content.filter((node) => node.type === "tag" && node.name === "li");
  const left = items.slice(3);
  const lines = content
    .filter((node) => !left.includes(node))
    .map((node) => {
      if (node.type === "text") return node.data.replaceAll(/\s+/g, " ");
      if (!("attribs" in node) || $(node).is(silent)) return "";
      const attributes = Object.entries(node.attribs)
        .map(([name, value]) => {
          const placed = value.split(";").filter((declaration) => placing.test(declaration.trim()));
          return [name, name === "style" ? placed.join(";") : value] as const;
        })
        .filter(([name, value]) => !unsaid.test(name) && (name !== "style" || value))
        .map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`))
        .join("");
      const inside = said($, node.children);
      const isBare = !attributes && wrappers.has(node.name);
      const element = isBare ? inside : `<${node.name}${attributes}>${inside && `${inside}</${node.name}>`}`;
      return inline.has(node.name) ? element : `\n${element}\n`;
    });
  const others = left.length > 0 ? [`\n… and ${left.length} more\n`] : [];
  return [...lines, ...others].join("").replaceAll(/\s*\n\s*/g, "\n");
}

const withoutPrefix = (text: string) => text.split(`${pathPrefix}/`).join("/");

/** Without the hashes that name built files, and without sizes, which are the encoder's. */
const withoutBuild = (text: string) =>
  withoutPrefix(text)
    .replaceAll(/\/static\/(?:[\da-f]+\/)*/g, "/static/…/")
    .replaceAll(/\d[\d.,]* (?=[KM]B)/g, "… ");

/** Artworks that differ in their numbers alone, and letters of the index. */
const alike = /\/phone-(?!1\b)\d+|\/find\/(?!b\b)/;

test.each(
  [...pages.map(({ address }) => address), notFound]
    .filter((address) => !alike.test(address))
    .map((address) => ({
      name: withoutPrefix(address),
      address,
    })),
)("$name says and offers what was approved", ({ address }) => {
  const $ = pageAt(address);
  // The frame is the same everywhere.
  const parts =
    address === home ? "html" : "title, [name=description], [name=robots], [rel=canonical], script[type$=json], main";
  expect(withoutBuild(said($, $(parts).toArray()))).toMatchSnapshot();
});

const files = ["feed.xml", "sitemap-0.xml", "llms.txt", "robots.txt", "site.webmanifest", "_headers"];

test.each(files)("%s says what was approved", (name) => {
  const entries = readFileSync(path.join(publicFolder, name), "utf8").split(/(?=<(?:item|url)>)/);
  expect(withoutBuild(entries.filter((entry) => !alike.test(entry)).join("\n"))).toMatchSnapshot();
});

test.each(["zeit-press-pack.zip", "chapters/zeit-the-egg.epub"])("%s holds what was approved", (name) => {
  const held = Object.entries(unzipSync(readFileSync(path.join(publicFolder, "downloads", name))));
  const told = held.map(([file, bytes]) =>
    /\.(?:txt|opf|xhtml|ncx)$/.test(file) ? `${file}\n${strFromU8(bytes)}` : file,
  );
  expect(withoutBuild(told.join("\n"))).toMatchSnapshot();
});
