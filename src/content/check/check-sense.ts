/** Checks what is right in form and yet cannot be meant: dates, doubles, words that say nothing, parts that nobody sees. */
import { z } from "zod";
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import { kinds } from "../kinds/kinds";
import { bookFacts } from "../kinds/names";
import { freeSections, type TemplateName, templateSections } from "../kinds/page";
import { hintsOf, metaOf, unwrap, valueAt } from "../kinds/schema-walk";
import { socialNetworks } from "../kinds/site";
import { type Content, type Item, listAt, textAt } from "./content";
import { type Problem, problem } from "./messages";
import { pictureEnding } from "./read-folder";
import { nearest, slugify } from "./words";

type Check = (content: Content, problems: Problem[]) => void;

/** A day some years from another. */
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Days on which something has happened. */
const pastDays = new Set(["added", "publishedOn", "lastUpdated"]);

/** Nothing of a site like this is older. */
const firstYear = "2000";

const checkDates: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (!(unwrap(schema) instanceof z.ZodISODate) || !schema.safeParse(value).success) continue;
      const day = String(value);
      const report = (why: string) => problems.push(problem("odd-date", content.placeIn(item, path), day, why));
      if (day > yearsFrom(content.today, 2)) report("more than two years ahead");
      else if (day < "1900") report("more than a hundred years ago");
      else if (day < firstYear) report("before there was such a site");
      else if (pastDays.has(String(path.at(-1))) && day > content.today) {
        report("still to come, and this is a day on which something has happened");
      }
    }
  }
};

const checkBooks: Check = (content, problems) => {
  for (const item of content.itemsOf("Book")) {
    const [status, day] = [textAt(item, "status"), textAt(item, "releaseDate")];
    const editions = listAt(item, ["editions"]);
    const place = () => content.placeIn(item, ["status"]);
    if (status === "published") {
      if (!day) problems.push(problem("book-status", place(), status, 'it has no "releaseDate"'));
      if (editions.length === 0)
        problems.push(problem("book-status", place(), status, 'it has no entry in "editions"'));
      if (day > content.today) problems.push(problem("book-date", place(), status, `${day} is still to come`));
    } else if (status === "coming-soon" && day && day <= content.today) {
      problems.push(problem("book-date", place(), status, `${day} has passed`));
    }
    const sold = editions.length > 0 ? "editions" : textAt(item, "homeOffer", "url") && "homeOffer";
    if (status === "coming-soon" && sold) problems.push(problem("book-on-sale", place(), sold));
    const formats = editions.map((_, index) => textAt(item, "editions", index, "format"));
    const offered = textAt(item, "homeOffer", "format");
    if (offered && status === "published" && !formats.includes(offered)) {
      problems.push(problem("offer-without-edition", content.placeIn(item, ["homeOffer", "format"]), offered, formats));
    }
    for (const index of editions.keys()) {
      const where = ["editions", index, "releaseDate"];
      const out = textAt(item, ...where);
      const report = (why: string) => problems.push(problem("odd-date", content.placeIn(item, where), out, why));
      if (out && day && out < day) report(`before the day of the book itself, ${day}`);
      else if (status === "published" && out > content.today && out <= yearsFrom(content.today, 2)) {
        report("still to come, and the edition is on sale");
      }
    }
    for (const [index, format] of formats.entries()) {
      if (format && formats.indexOf(format) < index) {
        problems.push(problem("edition-twice", content.placeIn(item, ["editions", index, "format"]), format));
      }
    }
  }
};

/** What a book's file says twice in different ways, or of something that is not there. */
const checkBookFacts: Check = (content, problems) => {
  const books = content.itemsOf("Book");
  for (const book of books) {
    const place = (...path: (string | number)[]) => content.placeIn(book, path);
    const day = textAt(book, "releaseDate");
    if (textAt(book, "status") === "published" && /^tb[ac]$/i.test(textAt(book, "title"))) {
      problems.push(problem("left-over-words", place("title"), textAt(book, "title")));
    }
    if (day && textAt(book, "releaseNote")) {
      problems.push(problem("no-effect", place("releaseNote"), "releaseNote", 'the day in "releaseDate" is shown'));
    }
    for (const index of listAt(book, ["details"]).keys()) {
      const label = textAt(book, "details", index, "label");
      const own = Object.values(bookFacts).find((fact) => fact.toLowerCase() === label.toLowerCase());
      if (own) problems.push(problem("own-fact", place("details", index, "label"), label));
    }
    const other = books.find(({ slug }) => slug === textAt(book, "listEditionsOf"));
    if (other && listAt(other, ["editions"]).length === 0) {
      problems.push(problem("no-effect", place("listEditionsOf"), "listEditionsOf", "that book has no editions"));
    }
    const days = [day, ...listAt(book, ["editions"]).map((_, index) => textAt(book, "editions", index, "releaseDate"))];
    const year = /\b(?:19|20|21)\d\d\b/.exec(textAt(book, "cardRelease"))?.[0];
    if (year && day && !days.some((one) => one.startsWith(year))) {
      problems.push(
        problem("odd-date", place("cardRelease"), textAt(book, "cardRelease"), `not in the year of ${day}`),
      );
    }
  }
};

/** Fields of an artwork that its kind makes no use of. */
const checkArtworks: Check = (content, problems) => {
  for (const item of content.itemsOf("Artwork")) {
    const kind = artworkKindNames.find((name) => name === textAt(item, "kind"));
    if (!kind) continue;
    const report = (field: string, why: string) => {
      if (valueAt(item.json.value, [field]) === undefined) return;
      problems.push(problem("no-effect", content.placeIn(item, [field]), field, why));
    };
    if (!artworkKinds[kind].fitted) report("focus", `a ${kind} is not cut to fit screens`);
    if (!artworkKinds[kind].forPaper) report("printWidth", `a ${kind} has no page that prints it`);
    const [x, y] = [valueAt(item.json.value, ["focus", "x"]), valueAt(item.json.value, ["focus", "y"])];
    if (Number(x) <= 1 && Number(y) <= 1) problems.push(problem("odd-focus", content.placeIn(item, ["focus"])));
  }
};

/** A price in pounds, or a time in minutes, is far too little of what is asked for. */
const checkAmounts: Check = (content, problems) => {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const place = () => content.placeIn(item, path);
      if (typeof value !== "number" || !schema.safeParse(value).success) continue;
      const [least, most] = hintsOf(schema).likely ?? [value, value];
      if (path.at(-1) === "pence" && value < 50) problems.push(problem("odd-price", place(), value));
      else if (path.at(-1) === "durationSeconds" && value < least) problems.push(problem("odd-length", place(), value));
      else if (value < least || value > most) {
        const { description, examples } = metaOf(schema);
        problems.push(problem("odd-number", place(), value, least, most, { description, example: examples?.[0] }));
      }
    }
  }
};

const checkFeatured: Check = (content, problems) => {
  const featured = content
    .newestLast("Video")
    .filter((video) => !video.isDraft && valueAt(video.json.value, ["featured"]) === true);
  for (const video of featured.slice(1)) {
    problems.push(
      problem("featured-twice", content.placeIn(video, ["featured"]), content.name(featured[0]?.path ?? "")),
    );
  }
};

/** What readers of the quiz would find odd: answers that count alike, and somebody whom nobody can be. */
const checkQuiz: Check = (content, problems) => {
  for (const quiz of content.itemsOf("Quiz")) {
    const first = new Set<string>();
    for (const question of listAt(quiz, ["questions"]).keys()) {
      const pairs = new Set<string>();
      for (const answer of listAt(quiz, ["questions", question, "answers"]).keys()) {
        const path = ["questions", question, "answers", answer];
        const [one, other] = [textAt(quiz, ...path, "first"), textAt(quiz, ...path, "second")];
        if (pairs.has(`${one} ${other}`))
          problems.push(problem("same-answer", content.placeIn(quiz, path), one, other));
        pairs.add(`${one} ${other}`);
        first.add(one);
      }
    }
    for (const index of listAt(quiz, ["results"]).keys()) {
      const path = ["results", index, "character"];
      const character = textAt(quiz, ...path);
      const words = textAt(quiz, "results", index, "reward", "words");
      const reward = textAt(quiz, "results", index, "reward", "artwork");
      const artworks = content.itemsOf("Artwork");
      const other = artworks.find((one) => textAt(one, "title") && words.includes(`“${textAt(one, "title")}”`));
      if (other && other.slug !== reward && artworks.some(({ slug }) => slug === reward)) {
        const place = content.placeIn(quiz, ["results", index, "reward", "words"]);
        problems.push(problem("other-reward", place, textAt(other, "title"), reward));
      }
      if (character && !first.has(character)) {
        problems.push(problem("unreached-result", content.placeIn(quiz, path), character));
      }
    }
  }
};

/** The ages at which children are in each key stage of England. */
const stageAges: Record<string, [number, number]> = {
  KS1: [5, 7],
  KS2: [7, 11],
  KS3: [11, 14],
  KS4: [14, 16],
  KS5: [16, 19],
};

const checkLessons: Check = (content, problems) => {
  for (const lesson of content.itemsOf("Lesson")) {
    const [from, to] = [valueAt(lesson.json.value, ["ages", "from"]), valueAt(lesson.json.value, ["ages", "to"])];
    for (const [index, stage] of listAt(lesson, ["stages"]).entries()) {
      const [youngest, oldest] = stageAges[String(stage)] ?? [];
      if (youngest === undefined || oldest === undefined) continue;
      if (Number(to) < youngest || Number(from) > oldest) {
        problems.push(
          problem("stage-and-age", content.placeIn(lesson, ["stages", index]), String(stage), youngest, oldest),
        );
      }
    }
  }
};

/** The parts of the book club's hour follow one another. */
const checkBookClub: Check = (content, problems) => {
  for (const plan of content.itemsOf("Teaching")) {
    const minute = (index: number, name: string) => Number(valueAt(plan.json.value, ["bookClub", index, name]));
    for (const index of listAt(plan, ["bookClub"]).keys()) {
      if (index === 0 || !(minute(index, "from") < minute(index - 1, "to"))) continue;
      const place = content.placeIn(plan, ["bookClub", index, "from"]);
      problems.push(problem("parts-overlap", place, minute(index, "from"), minute(index - 1, "to")));
    }
  }
};

/** Addresses and promises in site.json that are in the wrong place. */
const checkSite: Check = (content, problems) => {
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "");
  for (const site of content.itemsOf("SiteSettings")) {
    for (const index of listAt(site, ["social"]).keys()) {
      const network = textAt(site, "social", index, "network");
      const host = hostOf(textAt(site, "social", index, "url"));
      const other = socialNetworks.find((name) => host.includes(name));
      const place = content.placeIn(site, ["social", index, "url"]);
      if (other && network && !host.includes(network)) problems.push(problem("wrong-network", place, network, other));
      const isFront = /^https:\/\/(?:www\.)?[^./]+\.com\/?$/.test(textAt(site, "social", index, "url"));
      if (other && isFront) problems.push(problem("network-front-page", place, network));
    }
    const [stay, change] = ["autoplayMs", "transitionMs"].map((name) =>
      Number(valueAt(site.json.value, ["slider", name])),
    );
    if (stay && change && change > stay / 2) {
      problems.push(problem("restless-slides", content.placeIn(site, ["slider", "transitionMs"]), change, stay));
    }
    const note = textAt(site, "newsletter", "parentsNote");
    const age = /\b(?:under|below|younger than)\D{0,12}(\d{1,2})\b/i.exec(note)?.[1];
    const limit = content.itemsOf("PrivacyPolicy").map(({ json }) => valueAt(json.value, ["ageLimit"]))[0];
    if (age && typeof limit === "number" && Number(age) !== limit) {
      problems.push(problem("other-age", content.placeIn(site, ["newsletter", "parentsNote"]), Number(age), limit));
    }
    const form = hostOf(textAt(site, "newsletter", "action"));
    if (form && form === hostOf(textAt(site, "url"))) {
      problems.push(problem("form-to-own-site", content.placeIn(site, ["newsletter", "action"])));
    }
  }
};

/** Parts of a page have names that are theirs alone: they are addresses, and words are looked up by them. */
const checkSectionNames: Check = (content, problems) => {
  for (const item of content.items) {
    const ids = listAt(item, ["sections"]).map((_, index) => textAt(item, "sections", index, "id"));
    for (const [index, id] of ids.entries()) {
      if (id && ids.indexOf(id) < index) {
        problems.push(problem("same-section", content.placeIn(item, ["sections", index, "id"]), id));
      }
    }
    const template = textAt(item, "template") as TemplateName;
    if (item.kind.typeName !== "Page" || !Object.hasOwn(templateSections, template) || freeSections.has(template))
      continue;
    const shown: readonly string[] = templateSections[template];
    for (const [index, id] of ids.entries()) {
      if (id && !shown.includes(id)) {
        const place = content.placeIn(item, ["sections", index, "id"]);
        problems.push(problem("unshown-section", place, id, template, shown, nearest(id, shown)));
      }
      if (textAt(item, "sections", index, "image")) {
        problems.push(problem("unshown-picture", content.placeIn(item, ["sections", index, "image"]), template));
      }
    }
  }
};

/** Where what a page shows is to be put: "in data/words", "in data/quiz.json". */
const kindsInWords = (template: string) =>
  kinds
    .filter(({ shownBy }) => shownBy === template)
    .map(({ location }) => `data/${"folder" in location ? location.folder : location.file}`);

/** Every page layout but the one for plain words shows all that is there of something, so it is wanted once. */
const checkTemplates: Check = (content, problems) => {
  const used = new Map<string, Item>();
  for (const item of content.newestLast("Page").filter((one) => !one.isDraft)) {
    const template = textAt(item, "template");
    const other = used.get(template);
    if (other && !freeSections.has(template as TemplateName)) {
      problems.push(problem("same-template", content.placeIn(item, ["template"]), template, content.name(other.path)));
    } else used.set(template, item);
    const hasWords = listAt(item, ["intro"]).length > 0 || listAt(item, ["sections"]).length > 0;
    if (freeSections.has(template as TemplateName) && !hasWords) {
      problems.push(problem("empty-page", content.place(item.path)));
    }
    for (const index of freeSections.has(template as TemplateName) ? listAt(item, ["sections"]).keys() : []) {
      const section = ["sections", index];
      if (listAt(item, [...section, "text"]).length === 0 && !textAt(item, ...section, "image")) {
        problems.push(problem("empty-section", content.placeIn(item, [...section, "text"])));
      }
    }
    const shown = kinds.filter(({ shownBy }) => shownBy === template).map(({ typeName }) => typeName);
    // Without a slide the home page has other things to show; that is told by itself.
    if (
      template !== "home" &&
      shown.length > 0 &&
      content.isWhole(...shown) &&
      content.publishedOf(...shown).length === 0
    ) {
      problems.push(problem("nothing-to-show", content.place(item.path), kindsInWords(template)));
    }
  }
  if (!content.isWhole("Page")) return;
  if (!used.has("privacy-policy")) problems.push(problem("no-privacy-page", content.place("pages")));
  if (content.isWhole("Slide") && content.publishedOf("Slide").length === 0) {
    problems.push(problem("no-slide", content.place(used.get("home")?.path ?? "pages")));
  }
};

const cameraName =
  /^(?:img|image|dsc[fn]?|pxl|pic|picture|photo|foto|screen ?shot|scan|untitled|unnamed|whatsapp)[\W_]*[\d\W_]*$/i;

/** Why a text alternative says nothing; undefined when it may well say something. */
function altTrouble(alt: string, others: { caption: string; title: string; twin?: string }): string | undefined {
  if (cameraName.test(alt.replace(pictureEnding, ""))) return "it is the name that a camera gives";
  if (alt.replace(/[^\p{L}\p{N}]/gu, "").length < 4) return "it has hardly a letter";
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i.test(alt)) {
    return "its first words are what screen readers say before it anyway";
  }
  if (!/\s/.test(alt)) return "it is one word";
  if (/^(?:describe |description of|alt(?:ernative)? text)/i.test(alt)) return "it seems to be left over from a form";
  if (alt === others.caption) return "it repeats the caption, which everybody hears anyway";
  if (alt === others.title) return "it repeats the title, which everybody hears anyway";
  return others.twin && `it is the same as in ${others.twin}, and the pictures differ`;
}

/** A text alternative that only repeats a name, or another's words, says nothing. */
const checkAlts: Check = (content, problems) => {
  const said = new Map<string, { item: Item; image: unknown }>();
  for (const item of content.newestLast()) {
    for (const { path, schema, value } of item.fields) {
      const key = String(path.at(-1));
      if (typeof value !== "string" || !/(?:^a|A)lt$/.test(key)) continue;
      const beside = (field: string) => valueAt(item.json.value, [...path.slice(0, -1), field]);
      const image = beside(key === "alt" ? "image" : key.replace(/Alt$/, ""));
      const names = [item.slug, typeof image === "string" ? slugify(image.replace(pictureEnding, "")) : ""];
      // Names are short; a sentence need not be made into one to be told from them.
      const slug = value.length < 100 ? slugify(value.replace(pictureEnding, "")) : "";
      const { description, examples } = metaOf(schema);
      const help = { description, example: examples?.[0] };
      const other = said.get(value);
      if (!other) said.set(value, { item, image });
      const isCopied = other && other.item.kind === item.kind && other.image !== image;
      const trouble = altTrouble(value, {
        caption: String(beside("caption")),
        title: String(beside("title") ?? beside("name")),
        twin: isCopied ? content.name(other.item.path) : undefined,
      });
      if (slug && names.includes(slug))
        problems.push(problem("alt-is-file-name", content.placeIn(item, path), value, help));
      else if (trouble && value.trim())
        problems.push(problem("alt-says-nothing", content.placeIn(item, path), value, trouble, help));
    }
  }
};

/** Everything that can hardly be meant. */
export function checkSense(content: Content, problems: Problem[]): void {
  for (const check of [
    checkDates,
    checkBooks,
    checkBookFacts,
    checkArtworks,
    checkQuiz,
    checkLessons,
    checkBookClub,
    checkAmounts,
    checkFeatured,
    checkSite,
    checkSectionNames,
    checkTemplates,
    checkAlts,
  ]) {
    check(content, problems);
  }
}
