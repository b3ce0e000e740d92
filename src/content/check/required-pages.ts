/** Rules about what pages need: required ones, empty ones, and what static/ has to hold, and must not. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { error, joinNames, locationOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { yearNumber } from "../../format";
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import { kinds } from "../kinds/kinds";
import { freeSections } from "../kinds/page";
import type { Content, ContentRule } from "./content";

/** A home page and a privacy policy are required. Not reported while a page does not parse, which may be the one. */
export const neededPages: ContentRule = function* (content) {
  if (!content.isWhole("Page")) return;
  const pages = content.publishedOf("Page").map(({ value }) => value);
  if (!pages.some(({ path }) => path === "/")) {
    yield error("no-home-page", content.place("pages"), {
      found: 'No page has the path "/".',
      expected: 'One file in this folder whose "path" is "/": the home page.',
    });
  }
  if (!pages.some(({ template }) => template === "privacy-policy")) {
    yield error("no-privacy-page", content.place("pages"), {
      found:
        'No page has the template "privacy-policy", but the newsletter\'s form and the cookie notice have to lead to one.',
      expected: 'One file in this folder whose "template" is "privacy-policy".',
      suggestion: "Bring it back with: git checkout -- data/pages",
    });
  }
};

/** A text page has text, and a page that lists items has at least one. */
export const somethingToShow: ContentRule = function* (content) {
  for (const page of content.publishedOf("Page")) {
    const { template, intro, sections } = page.value;
    const shown = kinds.filter(({ shownBy, page }) => shownBy === template || page?.below === template);
    const types = shown.map(({ typeName }) => typeName);
    const ofWords = freeSections.has(template);
    // The home page has other content.
    if (template === "home" || (!ofWords && types.length === 0) || !content.isWhole(...types)) continue;
    if (ofWords ? intro.length + sections.length > 0 : content.publishedOf(...types).length > 0) continue;
    const places = shown.map((kind) => `data/${locationOf(kind)}`);
    yield warning("nothing-to-show", page.at(), {
      found: "Visitors come to this page and find nothing on it.",
      expected: ofWords
        ? 'Words in "intro" or "sections".'
        : `Something to show in ${joinNames(places, "disjunction")}.`,
      suggestion: "Until there is, put _ before the name of this file, and take it out of the menus.",
    });
  }
};

/** The running year of the ride (rider.tsx) stands in a frame, and shows wherever an age has its year in numbers. */
export const odometerFrame: ContentRule = function* (content) {
  const isNumber = (year = "") => yearNumber(year, 0) !== undefined;
  const dated = content.publishedOf("Age").find(({ value }) => isNumber(value.year));
  if (!dated || existsSync("static/odometer.svg")) return;
  yield error("no-odometer", dated.at("year"), {
    found: `The year "${dated.value.year}" runs in a frame, but there is no file static/odometer.svg.`,
    expected: "That drawing, three times as wide as high, or no age with a year in numbers.",
    suggestion: "If it was deleted by mistake: git checkout -- static/odometer.svg",
  });
};

/** The files that a build writes under names of its own, by their path in public/. */
export const writtenByBuild =
  /^(?:_headers|_redirects|404\.html|index\.html|\.well-known\/security\.txt|apple-touch-icon\.png|chunk-map\.json|downloads\/[\w-]+\.zip|favicon\.ico|feed\.xml|icon(?:-maskable)?(?:-\d+)?\.(?:png|svg)|licences\.txt|llms\.txt|logotype(?:-large)?\.svg|networks\.svg|robots\.txt|site\.webmanifest|sitemap-\w+\.xml|webpack\.stats\.json)$/i;

/** The files in static/, by their paths below it. */
const filesInStatic = () =>
  (existsSync("static") ? readdirSync("static", { recursive: true, encoding: "utf8" }) : [])
    .filter((name) => statSync(join("static", name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll("\\", "/").normalize())
    .sort();

/** The files to which texts may lead: those of static/, and what the build writes and offers to download. */
export function filesOf(content: Content) {
  const [site] = content.itemsOf("SiteSettings");
  const all = content.publishedOf("Artwork").map(({ value }) => value.kind);
  // One picture makes no zip.
  const isBundled = (kind: (typeof all)[number]) =>
    artworkKinds[kind].bundled && all.filter((one) => one === kind).length > 1;
  const bundles = [...artworkKindNames.filter(isBundled).map((kind) => `${kind}s`), "press-pack"];
  const zips = bundles.map((id) => `downloads/${site?.value.downloadPrefix}-${id}.zip`);
  return {
    named: [...filesInStatic(), "feed.xml", ...zips].map((file) => `/${file}`),
    isMade: (address: string) =>
      /^\/(?:downloads\/[^/]+|static)\/./.test(address) ||
      (/^\/(?!_|downloads\/)(?!.*\.html$)[^A-Z]+$/.test(address) && writtenByBuild.test(address.slice(1))),
  };
}

/** Of a file in static/ and one that the build writes under its name, visitors would have one: which one, nobody could tell. */
export const namesOfTheBuild: ContentRule = function* () {
  for (const file of filesInStatic()) {
    if (!writtenByBuild.test(file)) continue;
    yield error(
      "name-of-the-build",
      { file: `static/${file}` },
      {
        found: `The build writes a file ${file}, too: one of the two is lost.`,
        expected: "A name that the build does not write.",
        suggestion: "Delete this file, or give it another name.",
      },
    );
  }
};
