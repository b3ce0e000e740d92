/** Rules about the files beside pages: what static/ has to hold and must not, and to which files texts may lead. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { error } from "../../../plugins/gatsby-plugin-checked-content";
import { yearNumber } from "../../format";
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import type { Content, ContentRule } from "./content";

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
