/** The content check of this site: what the engine has to know of it. */
import {
  type Entry,
  inspectContent as inspect,
  type Model,
  readContent as read,
} from "../../../plugins/gatsby-plugin-checked-content";
import { formatDate } from "../../format";
import { partsWithout } from "../rendered-sections";
import { rightsLine } from "../kinds/format-credits";
import { type Contents, type Kind, kinds } from "../kinds/kinds";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { addresses, type CheckedPage, mapped, pagesOf, partIds } from "./page-paths";
import { checkBrand, isBrand } from "./brand-files";
import type { Content, ContentRule } from "./content";
import { fieldWords } from "./field-words";
import { neededPages, somethingToShow } from "./required-pages";
import { rewardWords } from "./reward-words";
import { pastPromises } from "./past-promises";
import { ranges } from "./ranges";
import { filesOf, namesOfTheBuild, odometerFrame } from "./static-files";
import { unusedItems } from "./unused-items";

/** Rules about several kinds; those of one are beside its schema. */
const rules: readonly ContentRule[] = [
  unusedItems,
  addresses,
  partIds,
  neededPages,
  somethingToShow,
  odometerFrame,
  namesOfTheBuild,
  ranges,
  pastPromises,
  rewardWords,
];

const siteOf = (content: Content) => content.itemsOf("SiteSettings")[0]?.value;

export const model: Model<Kind, Contents> = {
  kinds,
  pagesOf,
  addressOf: (content) => siteOf(content)?.url,
  linksIn: (text) =>
    partsOf(text).flatMap(({ to, runs }) =>
      to === undefined ? [] : [{ to, words: runs.map((run) => run.text).join("") }],
    ),
  filesOf,
  // These pages are CheckedPages, since pagesOf has made them.
  partsWithout: (id, page, content) =>
    partsWithout(id, page as CheckedPage, content.items.filter(({ isDraft }) => !isDraft).map(mapped)),
  unreadableLink,
  formatDate,
  // Not shop URLs: one page may sell all formats.
  ownFields:
    /^(?:title|question|url|embedUrl|description|caption|image|portrait|figure image|alt|hook|meaning|key|editions \d+ (?:isbn|retailers \d+ url))$/,
  ownOnceKnown: /^(?:cover|coverAlt|synopsis 0)$/,
  fieldWords,
  // What is said of several books, lessons or pages alike, such as what one has to have ready, and terms.
  sharedFields:
    /^(?:role|originNote|length|needs|where|onTheSite|teaser|questions|quotation|transcript|guidance|praise|details|makingOf|editions|sections|ways|misplaced words|redHerring words)\b/,
  shownWith: "book",
  rules: (content) => rules.flatMap((rule) => [...rule(content)]),
  saysItself(content) {
    const texts = new Set(content.texts().map(({ value }) => value));
    const site = siteOf(content);
    // Titles and credits tell nothing new: the build itself writes them into downloads.
    return (text) =>
      texts.has(text) || (site !== undefined && (text === rightsLine(site) || text.startsWith(`${site.url}/`)));
  },
  besides: { has: isBrand, check: checkBrand },
};

/** The content of these entries, with all problems. */
export const readContent = (entries: readonly Entry[], { today }: { today?: string } = {}) =>
  read(model, entries, today);

/** Checks a folder's content. */
export const inspectContent = (dataDir: string) => inspect(model, dataDir);
