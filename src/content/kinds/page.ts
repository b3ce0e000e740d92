import { z } from "zod";
import {
  didYouMean,
  error,
  joinNames,
  nearestName,
  type Rule,
  type RuledContent,
  shown,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { artwork } from "./artwork";
import { peopleSection } from "../shared-labels";
import { artworkKindNames } from "./artwork-kinds";
import { colouringBox } from "./colouring-box";
import { questionGroups } from "./enums";
import * as field from "./fields";
import type { question } from "./question";
import { reward } from "./quiz";

/** The section ids that each template shows. */
export const templateSections = {
  home: ["books"],
  books: ["order"],
  shop: ["grown-ups"],
  artwork: ["terms", "saving", ...artworkKindNames],
  roblox: ["items", "robux", "free-t-shirts"],
  music: ["player"],
  videos: ["player"],
  characters: ["everyone"],
  ages: ["paper"],
  words: [],
  "grown-ups": ["reading", "site", "pictures", "questions", "activity", "press"],
  "privacy-policy": [],
  lessons: ["starter", "activities", "key", "book-club", "assembly"],
  quiz: [],
  find: [],
  "whats-new": ["feed"],
  questions: [...questionGroups],
  text: [],
} as const satisfies Record<string, readonly string[]>;

/** Sections that a page is whole without. */
const optionalSections: Partial<Record<TemplateName, readonly string[]>> = {
  "grown-ups": ["pictures", "questions", "activity"],
  books: ["order"],
  lessons: ["starter", "key", "book-club", "assembly"],
  "whats-new": ["feed"],
};

/** Sections that list items: needed once there are any. */
const listSections: Partial<Record<TemplateName, readonly string[]>> = {
  artwork: artworkKindNames,
  questions: questionGroups,
  roblox: ["items", "robux", "free-t-shirts"],
};

/** Sections of words alone: without any, their heading would stand over nothing, and links to them would lead there. */
const wordSections: Partial<Record<TemplateName, readonly string[]>> = {
  shop: ["grown-ups"],
  artwork: ["terms"],
  music: ["player"],
  videos: ["player"],
};

/** Templates with free sections, which several pages may use. */
export const freeSections: ReadonlySet<string> = new Set(["text"]);

const templates = Object.keys(templateSections) as [TemplateName, ...TemplateName[]];

/** Fields of a page that these templates alone show. */
const fieldTemplates = {
  // The home page opens on its slides.
  cutout: templates.filter((template) => template !== "home"),
  ways: ["grown-ups"],
  groupBy: ["artwork", "characters", "videos", "words"],
  lookedFor: ["find"],
  colours: ["artwork"],
  rider: ["ages"],
  reward: ["ages"],
} as const satisfies Record<string, readonly TemplateName[]>;

/** Fields of a section that these templates alone show. */
const sectionFieldTemplates = {
  howTo: ["artwork"],
  onPhones: ["artwork"],
  character: ["lessons", "questions"],
  image: ["text"],
} as const satisfies Record<string, readonly TemplateName[]>;

/** The templates that a page can name. */
export type TemplateName = keyof typeof templateSections;

const way = field.group("PageWay", "One way on from the top of the page.", {
  heading: field.once(field.text("Who or what the way is for.", "Parents", 40)),
  text: field.linkedText("What is there for them, with a link to it.", "What is in [the books](/shop).", 160),
  book: field.reference("Book", "The book whose cover stands there.", "book-one").optional(),
  character: field.reference("Character", "Or whose face does.", "pip").optional(),
});

const rider = field.group("Rider", "On the page of the ages: who rides along the line, from left to right.", {
  image: field.clearImage("A PNG with nothing behind it, cut close, the wheels left out.", "finn-riding.png", 300, {
    words: "about as wide as it is high",
    from: 0.5,
    to: 2,
  }),
  wheel: field.clearImage("A PNG of one wheel, exactly in the middle of its square.", "wheel.png", 100, field.square),
  wheelWidth: field.percent("How wide a wheel is, in percent of the rider's picture.", 36, 1),
  hubs: field.list("The middles of the wheels.", field.place("The middle of one wheel.", 18, 84.4)),
});

const tile = field
  .group("PageTile", "A picture that leads to a page, a book or a character: exactly one of the three.", {
    page: field.reference("Page", "The page, shown by its scene. A page without one has no tile.", "videos").optional(),
    book: field.reference("Book", "The book, shown by its scene or its cover.", "book-one").optional(),
    character: field
      .reference("Character", "The character, shown by the figure or, without one, by the portrait.", "pip")
      .optional(),
  })
  .refine(({ page, book, character }) => [page, book, character].filter(Boolean).length === 1, {
    message: 'one of "page", "book" and "character"',
    params: { found: "A picture leads to one place, and this names none or several." },
  });

const section = field
  .group("PageSection", "The words of one part of the page.", {
    id: field.anchor("Which part of the page this is.", "terms"),
    heading: field.once(field.text("The part's heading.", "What you may do with them", 80)),
    text: field.list(
      "The part's paragraphs.",
      field.linkedText("One paragraph.", "Print them, hang them up, colour them in."),
    ),
    howTo: field
      .list(
        "On the page of free pictures: how to use what stands in this part. It unfolds below the pictures, and stands on the page of each that is for paper.",
        field.linkedText("One paragraph.", "Print them on plain white paper, in black only to save the ink."),
      )
      .optional(),
    onPhones: field
      .list(
        "On the page of free pictures, for the part of phone wallpapers: how to find and keep a picture on a phone. Phones show it on the page of each wallpaper, too.",
        field.linkedText("One paragraph.", "An iPhone keeps what you download in Files, under Downloads."),
      )
      .optional(),
    character: field
      .reference(
        "Character",
        "On the pages of lessons and questions: whose face stands beside the heading, as if they answered here.",
        "pip",
      )
      .optional(),
    image: field
      .image("A picture under the words, on pages of the template text.", "school-visit.jpg", 1000)
      .optional(),
    alt: field.alt("Twelve children and a green velociraptor made of papier mâché wave from a stage.").optional(),
    keywords: field.keywords("background", "desktop"),
  })
  .refine(({ image, alt }) => (image === undefined) === (alt === undefined), {
    message: '"image" and "alt" together, or neither',
    params: { found: "A picture and the words for people who cannot see it go together; one of the two is missing." },
  });

export const page = z.strictObject({
  path: field.sitePath("The page's address.", "/artwork"),
  aliases: field.aliases().optional(),
  template: field.oneOf("PageTemplate", templates, "Which of the site's page layouts to use."),
  name: field.text("The page's name, in the menu and at the top of the page.", "Free Downloads", 60),
  heading: field
    .text("The heading at the top of the page, if it is not the page's name.", "Ride fast. Land in another age.", 80)
    .optional(),
  title: field
    .text("The browser tab's title, if it is not the page's name and the site's.", "The Quantanite Trilogy", 70)
    .optional(),
  description: field.text(
    "One or two sentences for search engines and shared links.",
    "Wallpapers, posters and colouring sheets to download for free.",
    170,
  ),
  scene: field.scene(),
  cutout: field.cutout("A creature or a thing that steps out of the opening's picture."),
  intro: field.list(
    "The page's paragraphs: under the heading, on Find and the quiz at their end.",
    field.linkedText("One paragraph.", "Everything here is free."),
  ),
  ways: field
    .list("On the page for grown-ups: who comes there, each with a picture and a way to what they need.", way)
    .optional(),
  groupBy: field
    .oneOf(
      "PageGrouping",
      ["book"],
      "What the page's items stand under. 'book' gives characters, videos, free pictures or words a heading for each book, and links to them at the top. Leave out for one list.",
    )
    .optional(),
  lookedFor: field
    .group("PageTiles", "On the page that finds things: pictures of what people look for most.", {
      heading: field.text("The heading above the pictures.", "What people look for most", 80),
      tiles: field.list("The pictures. Of every six the first and the last are wide.", tile, 1),
    })
    .optional(),
  colours: colouringBox.optional(),
  rider: rider.optional(),
  reward: reward.optional(),
  sections: field.list("The words of the page's parts, each under its id.", section),
  keywords: field.keywords("game", "who am I"),
});

export type Page = z.infer<typeof page>;

/** The kinds that the rules of pages ask for. */
type Listed = {
  Artwork: z.infer<typeof artwork>;
  Question: z.infer<typeof question>;
  RobloxItem: object;
  FreeTShirt: object;
  Page: Page;
};

/** The ids of sections that the page lacks and cannot do without. */
function lacking({ template, sections }: Page, content: RuledContent<Listed>): string[] {
  const listed = new Set<string>([
    ...content.itemsOf("Artwork").map(({ value }) => value.kind),
    ...content.itemsOf("Question").map(({ value }) => value.group),
    ...content.itemsOf("RobloxItem").flatMap(() => ["items", "robux"]),
    ...content.itemsOf("FreeTShirt").map(() => "free-t-shirts"),
  ]);
  return templateSections[template].filter(
    (id) =>
      !sections.some((section) => section.id === id) &&
      !optionalSections[template]?.includes(id) &&
      (!listSections[template]?.includes(id) || listed.has(id)),
  );
}

/** Section ids are unique and known to the template, and none that it needs is missing. */
const sections: Rule<Page, Listed> = function* ({ value, at }, content) {
  const { template, sections } = value;
  const known: readonly string[] = templateSections[template];
  const lacks = lacking(value, content);
  const unknown = freeSections.has(template) ? [] : sections.filter(({ id }) => !known.includes(id));
  const meant = new Map(unknown.map(({ id }) => [id, nearestName(id, lacks) ?? nearestName(id, known)]));
  const misspelt = [...meant.values()];
  for (const id of lacks) {
    // Told where it stands.
    if (misspelt.includes(id)) continue;
    yield error("no-section", at("sections"), {
      found: `The section "${id}" is missing.`,
      expected: `A section with the id "${id}", which the ${template} page shows.`,
      suggestion: `Add ${shown({ id, heading: "…", text: wordSections[template]?.includes(id) ? ["…"] : [] })} to the list.`,
    });
  }
  for (const section of unknown) {
    const { id } = section;
    const right = meant.get(id);
    yield (lacks.includes(right ?? "") ? error : warning)(
      "unshown-section",
      at("sections", sections.indexOf(section), "id"),
      {
        found: `Pages of the template "${template}" show no section "${id}", so nobody would read it.`,
        expected: known.length > 0 ? `One of ${joinNames(known, "disjunction")}.` : "No sections at all.",
        suggestion: didYouMean(right) ?? 'Delete it, or move its words to a page of the template "text".',
      },
    );
  }
};

/**
 * Sections of words alone have a paragraph, or at least a picture. Only a player's has to: links lead to it, and it says what a
 * press has to do with other sites.
 */
const wordsInSections: Rule<Page, Listed> = function* ({ value: { template, sections }, at }) {
  for (const [index, { id, heading, text, image }] of sections.entries()) {
    const isOfWords = freeSections.has(template) ? id !== peopleSection : wordSections[template]?.includes(id);
    if (!isOfWords || text.length > 0 || image) continue;
    yield (id === "player" ? error : warning)("no-words", at("sections", index, "text"), {
      found: `The heading ${shown(heading)} would stand over nothing.`,
      expected: "At least one paragraph.",
      suggestion: freeSections.has(template) ? "Write one, or delete the section." : "Write one.",
    });
  }
};

/** Those of an object's fields that a template does not show, with the templates that do. */
const unshownIn = (object: object, fields: Record<string, readonly TemplateName[]>, template: TemplateName) =>
  Object.entries(fields).filter(([field, templates]) => field in object && !templates.includes(template));

/** Warns of fields that the page's template does not show. */
const unshownFields: Rule<Page, Listed> = function* ({ value, at }) {
  const { template } = value;
  const places = [
    ...unshownIn(value, fieldTemplates, template).map(([field, templates]) => ({ path: [field], templates })),
    ...value.sections.flatMap((section, index) =>
      unshownIn(section, sectionFieldTemplates, template).map(([field, templates]) => ({
        path: ["sections", index, field],
        templates,
      })),
    ),
  ];
  for (const { path, templates } of places) {
    yield warning("unshown-field", at(...path), {
      found: `Pages of the template "${template}" do not show this, so nobody would see it.`,
      expected: `On a page of the template ${joinNames(templates, "disjunction")}, or not at all.`,
    });
  }
};

/** Warns of tiles for pages that have no scene to show. */
const tilesWithScenes: Rule<Page, Listed> = function* ({ value, at }, content) {
  const pages = content.itemsOf("Page");
  for (const [index, { page: slug }] of value.lookedFor?.tiles.entries() ?? []) {
    const shownPage = pages.find((one) => one.slug === slug);
    if (!shownPage || shownPage.value.scene) continue;
    yield warning("no-tile", at("lookedFor", "tiles", index, "page"), {
      found: `${content.name(shownPage.path)} has no "scene", so there is no picture for its tile, and the tile is left out.`,
      expected: 'A page with a "scene", or a book or a character.',
    });
  }
};

/** How many of its sections a page lacks, or has in vain. */
const misfits = (page: Page, content: RuledContent<Listed>) =>
  lacking(page, content).length +
  page.sections.filter(({ id }) => !(templateSections[page.template] as readonly string[]).includes(id)).length;

/** A template that shows all items of a kind is used by one page only: by that whose sections fit it. */
const templateOnce: Rule<Page, Listed> = function* ({ path, value: { template }, isDraft, at }, content) {
  if (freeSections.has(template) || isDraft) return;
  const [first] = content
    .publishedOf("Page")
    .filter((one) => one.value.template === template)
    .toSorted((one, other) => misfits(one.value, content) - misfits(other.value, content));
  if (!first || first.path === path) return;
  yield error("same-template", at("template"), {
    found: `${content.name(first.path)} uses the template "${template}" as well, and both would show the same things.`,
    expected: 'One page of each template; only "text", for pages of words and pictures, may be used more than once.',
    suggestion: 'Use the template "text", or delete one of the two.',
  });
};

/** Where the template is another page's, only that is told: the page has the sections and fields of its own. */
const pageRule: Rule<Page, Listed> = function* (page, content) {
  const twins = [...templateOnce(page, content)];
  const rules = [sections, wordsInSections, unshownFields, tilesWithScenes];
  yield* twins.length > 0 ? twins : rules.flatMap((rule) => [...rule(page, content)]);
};

export const pageRules = [pageRule];
