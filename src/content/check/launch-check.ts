/** Launch check: placeholders, and recommended fields that are still missing. */
import {
  count,
  error,
  metaOf,
  type Path,
  type Problem,
  schemaAt,
  placeholdersOf,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { Contents } from "../kinds/kinds";
import type { Content, Item } from "./content";

/** The year from which books have had ISBNs. */
const firstIsbn = "1970";

/** Fields wanted at launch: transcripts of videos with speech, and ISBNs of printed editions, which some authors' own have not. */
function* findWanted(content: Content): Generator<Problem> {
  const wanted = (say: typeof error, item: Pick<Item, "at" | "kind">, path: Path, suggestion?: string) => {
    const expected = metaOf(schemaAt(item.kind.schema, path)).description;
    return say("wanted-at-launch", item.at(...path), { found: "Nothing is known here yet.", expected, suggestion });
  };
  for (const book of content.itemsOf("Book")) {
    for (const [index, { format, isbn, releaseDate }] of book.value.editions.entries()) {
      const isPrinted = format === "paperback" || format === "hardback";
      if (isPrinted && !isbn && releaseDate >= firstIsbn) yield wanted(warning, book, ["editions", index, "isbn"]);
    }
  }
  for (const video of content.itemsOf("Video")) {
    if (!video.value.transcript && !video.value.noSpeech)
      yield wanted(
        error,
        video,
        ["transcript"],
        'Write it down, or "noSpeech": true where nobody says or sings anything.',
      );
  }
}

/** True if the content has items of one of these kinds. */
const hasAny =
  (...types: (keyof Contents)[]) =>
  (content: Content) =>
    types.some((type) => content.itemsOf(type).length > 0);

/** Whether a field outside the policy holds an address of this host. */
const leadsTo = (host: RegExp) => (content: Content) =>
  content.texts().some(({ item, value }) => item.kind.typeName !== "PrivacyPolicy" && host.test(value));

/** What a privacy policy may speak of, and whether the site has it. */
const policyTopics: [topic: string, words: RegExp, isHere: (content: Content) => boolean][] = [
  ["a ticket of the ages", /\b(?:keep my|the|your) ticket\b|\bline of ages\b/i, hasAny("Age")],
  ["Roblox", /\bRoblox\b/, hasAny("RobloxItem", "FreeTShirt")],
  ["a quiz", /\bquiz\b/i, hasAny("Quiz")],
  ["music", /\b(?:music|songs?)\b/i, hasAny("Album")],
  ["YouTube", /\bYouTube\b/, leadsTo(/^https?:\/\/[^/]*\byou(?:tube|tu\.be)/)],
  ["Spotify", /\bSpotify\b/, leadsTo(/^https?:\/\/[^/]*\bspotify\b/)],
  ["videos", /\bvideos?\b(?! calls?)/i, hasAny("Video")],
  ["merchandise", /\bmerchandise\b/i, hasAny("MerchItem")],
  [
    "a newsletter",
    /\b(?:newsletter|mailing[ -]list|subscribers?)\b/i,
    (content) => content.itemsOf("SiteSettings").some(({ value }) => Boolean(value.newsletter)),
  ],
];

/** A sentence that says that something is not: "There is no newsletter", but not "Videos are not loaded until you press". */
const denial =
  /^(?!.*\b(?:until|unless)\b).*(?:\b(?:no|not|never|none|nobody|neither|without|cannot)\b|n['’]t\b|\bshould there\b|\bif (?:one day|we ever)\b)/is;

/** Topics that have a name of their own, so that whatever text tells of them means them. */
const named = new Set(["a ticket of the ages", "Roblox", "Spotify", "YouTube"]);

/** Texts of the policy, and of pages and questions too, about what the site does not have; the first of each topic. */
export function* untruePolicy(content: Content): Generator<Problem> {
  const all = content.texts();
  const ofPolicy = all.filter(({ item }) => item.kind.typeName === "PrivacyPolicy");
  const ofAll = [...ofPolicy, ...all.filter(({ item }) => ["Page", "Question"].includes(item.kind.typeName))];
  for (const [topic, words, isHere] of policyTopics) {
    if (isHere(content)) continue;
    const says = (sentence: string) => words.test(sentence) && !denial.test(sentence);
    const places = (named.has(topic) ? ofAll : ofPolicy).filter(({ value }) => value.split(/(?<=[.!?;])\s/).some(says));
    const [first] = places;
    if (!first) continue;
    yield warning("policy-of-nothing", first.item.at(...first.path), {
      found: `${count(places.length, "text")}${named.has(topic) ? "" : " of the policy"} from here on ${places.length === 1 ? "speaks" : "speak"} of ${topic}, and this site has none.`,
      expected: "What the site does and does not do, and nothing of what it has not.",
    });
  }
}

/** All placeholders and missing recommended fields, with what to put there. */
export const launchProblems = (content: Content): Problem[] => [...placeholdersOf(content), ...findWanted(content)];
