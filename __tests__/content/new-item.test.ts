/** What npm run new makes of a few answers. */
import {
  type Answers,
  commandOf,
  kindCalled,
  kindsToAdd,
  needsPicture,
  type PictureFacts,
  planItem,
  questionsOn,
  quoted,
  titleOf,
} from "../../plugins/gatsby-plugin-checked-content";
import { model } from "../../src/content/check/check";
import { type Kind, kinds } from "../../src/content/kinds/kinds";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const today = "2025-06-01";
const facts: PictureFacts = { bytes: 800_000, format: "jpeg", width: 3840, height: 2160, space: "srgb" };

const kindOf = (word: string): Kind => {
  const found = kindCalled(kinds, word);
  if (!found) throw new Error(`no kind ${word}`);
  return found;
};

const science = { order: 10, name: "Science", key: "Sc", text: "KS2 living things." };
const sample = [...sampleEntries(), jsonEntry("subjects/science.json", science)];

function make(word: string, answers: Answers, pictureFacts = facts, entries = sample) {
  const found = kindOf(word);
  const picture = needsPicture(found) ? { source: "/home/ann/pic.jpeg", facts: pictureFacts } : undefined;
  const { plan, open, problems } = planItem(model, found, answers, entries, { picture, today });
  const refusals = open.map(({ question, refusal }) => `${question.flag}: ${refusal}`);
  return { missing: open.map(({ question }) => question.flag), refusals, plan, problems, json: JSON.parse(plan.text) };
}

const alt = "Pip sings at a huge full moon from a ledge above the lake.";

test("an artwork needs a picture, a title and an alt; the rest is worked out", () => {
  const { missing, plan, problems } = make("artwork", { title: "Pip's second moon", alt });
  expect(missing).toEqual([]);
  expect(problems).toEqual([]);
  expect(plan.picture).toEqual({ source: "/home/ann/pic.jpeg", path: "artwork/pips-second-moon.jpg" });
  expect(plan.path).toBe("artwork/pips-second-moon.json");
  expect(plan.text).toBe(`{
  "order": 30,
  "kind": "wallpaper",
  "title": "Pip's second moon",
  "image": "pips-second-moon.jpg",
  "alt": "${alt}",
  "caption": "Pip's second moon",
  "added": "2025-06-01"
}
`);
});

test("every kind's file is named after what its items are known by, a question after itself", () => {
  const { plan } = make("question", { group: "readers", question: "Is Pip real?", answer: "Ask Pip." });
  expect(plan.path).toBe("questions/is-pip-real.json");
  for (const kind of kindsToAdd(kinds)) expect([kind.label, titleOf(kind)]).toEqual([kind.label, expect.any(String)]);
});

test.each([
  [3840, 2160, "jpeg", "wallpaper"],
  [1440, 3120, "jpeg", "phone-wallpaper"],
  [2480, 3508, "jpeg", "poster"],
  [2480, 3508, "png", "colouring-sheet"],
  [1600, 1600, "png", "printable"],
])("a picture of %d by %d pixels in %s looks like a %s", (width, height, format, kind) => {
  const { json } = make("artwork", { title: "Moon", alt }, { ...facts, width, height, format });
  expect(json.kind).toBe(kind);
});

test("prices, durations, dates and addresses are taken as people write them", () => {
  const hoodie = make("merch", { name: "Portal mug", price: "£9.50", url: "merch.co.uk/mug", alt });
  expect(hoodie.json).toMatchObject({
    price: { amount: 9.5, currency: "GBP", from: false },
    url: "https://merch.co.uk/mug",
  });
  const video = make("video", {
    title: "Long song",
    url: "https://youtu.be/abcdefghijk?t=1",
    "duration-seconds": "2:03",
    "published-on": "May 7th, 2025",
    description: "All of it.",
    characters: "pip, finn-marlow",
    alt,
  });
  expect(video.json).toMatchObject({
    characters: ["pip", "finn-marlow"],
    url: "https://www.youtube.com/watch?v=abcdefghijk",
    durationSeconds: 123,
    publishedOn: "2025-05-07",
    quality: "hd",
    order: 20,
  });
  expect([...hoodie.problems, ...video.problems]).toEqual([]);
});

test("what nobody can work out is asked for by its flag", () => {
  expect(make("video", { title: "Long song" }).missing).toEqual(["url", "alt", "duration-seconds", "description"]);
});

const answers: Record<string, Answers> = {
  page: { name: "Songs to come", template: "text", description: "Songs that are not there yet." },
  slide: { book: "book-two", eyebrow: "Book Two", title: "The Awakening", line: "Mars wakes up.", alt },
  book: {
    label: "Book Four",
    title: "The Return",
    description: "Back to the quarry.",
    hook: "Home, but when?",
    status: "coming-soon",
    "cover-alt": alt,
    synopsis: "They come back.\n\nBut to which year?",
  },
  character: { name: "Ember", role: "A drake", description: "Palm-sized and proud of it.", alt },
  chapter: {
    book: "book-one",
    number: "Chapter Two",
    title: "The Jungle",
    description: "It is warm, it is wet, and something is looking.",
    text: "It was warm.\n\n***\n\nIt was *very* warm.",
    afterwards: "Something looks back.",
  },
  age: {
    name: "The ice age",
    when: "A long time ago.",
    scene: "White, and in no hurry.",
    alt,
    "statements-statement": "Mammoths were real.",
    "statements-answer": "true",
    "statements-why": "Their bones are still found.",
  },
  word: { name: "shard", "say-it": "SHARD", meaning: "A sharp broken piece.", origin: "real" },
  "gallery-picture": { title: "The second jump", book: "book-one", alt },
  artwork: { title: "Moon", alt },
  video: { title: "Song", url: "https://youtu.be/abcdefghijk", "duration-seconds": "46", description: "A song.", alt },
  album: { title: "ChapterVerse Two", "embed-url": "https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=x", alt },
  "merchandise-item": { name: "Mug", price: "9.5", url: "https://merch.co.uk/mug", alt },
  "roblox-item": { name: "Green shirt", url: "https://www.roblox.com/catalog/14872219067/green-shirt", alt },
  "free-t-shirt": { name: "Drake print", alt },
  question: { group: "readers", question: "Is Pip real?", answer: "In places, and not for long." },
  series: { name: "The Harbour Years", books: "book-one" },
  person: { name: "Ada Marsh", about: "Ada draws in a shed." },
  subject: { name: "Geography", key: "Ge", text: "KS2 human and physical geography." },
  lesson: {
    title: "Draw it again",
    "ages-from": "8",
    "ages-to": "12",
    minutes: "40",
    subjects: "science",
    stages: "KS2",
    aim: "To look closely.",
    needs: "One natural object each.",
    steps: "Draw the object for five minutes.",
  },
};

test.each(kindsToAdd(kinds).map(commandOf))("a new %s passes the content check", (command) => {
  const { missing, problems } = make(command, answers[command] ?? {});
  expect(missing).toEqual([]);
  expect(problems).toEqual([]);
});

test("a new page has the sections that its template shows, and an address made from its name", () => {
  const { json, plan } = make("page", { ...answers.page, template: "characters" });
  expect(json).toMatchObject({ path: "/songs-to-come", sections: [{ id: "everyone" }] });
  expect(json).not.toHaveProperty("aliases");
  expect(plan.path).toBe("pages/songs-to-come.json");
});

test("a picture beside an item's own is put in by hand, and nobody is asked for its alt without it", () => {
  const flags = ["character", "person", "page"].flatMap((word) => questionsOn(kindOf(word)).map(({ flag }) => flag));
  expect(flags.filter((flag) => /-(?:alt|image)$/.test(flag))).toEqual([]);
});

test("a picture that cannot be used is found out before anything is written", () => {
  const codes = (picture: PictureFacts) =>
    make("artwork", { title: "Moon", alt }, picture).problems.map(({ code }) => code);
  expect(codes({ bytes: 900_000, format: "heic" })).toContain("image-other-format");
  expect(codes({ ...facts, width: 640 })).toEqual(["image-small"]);
});

test("faults of other files do not stand in the way", () => {
  const entries = sampleWith(jsonEntry("merch/hoodie.json", "{"));
  expect(make("artwork", { title: "Moon", alt }, facts, entries)).toMatchObject({ problems: [], missing: [] });
});

test("an order number that another new file has is refused, though Git knows neither of the two", () => {
  const entries = sample.map((entry) =>
    entry.path.startsWith("artwork/mars") ? { ...entry, isNew: true as const } : entry,
  );
  const { refusals } = make("artwork", { title: "Moon", alt, order: "20" }, facts, entries);
  expect(refusals).toEqual([expect.stringContaining("The number 20 is already taken")]);
});

test("a name that cannot be a file's, or is taken, is refused", () => {
  const refusals = (slug: string) => make("artwork", { title: "Moon", alt, slug }).refusals;
  expect(refusals("full-moon")).toEqual([]);
  for (const taken of ["raptor-moon", "_raptor-moon"])
    expect(refusals(taken)).toEqual([expect.stringContaining("already")]);
  const draft = jsonEntry("artwork/_new-moon.json", { ...sampleValue("artwork/raptor-moon.json"), order: 900 });
  const beside = make("artwork", { title: "New moon", alt }, facts, [...sample, draft]);
  expect(beside.refusals).toEqual([expect.stringContaining("data/artwork/_new-moon.json already")]);
  for (const odd of ["Full/Moon", "moon ".repeat(30), "月"]) {
    expect(refusals(odd)).toEqual([expect.stringMatching(/^slug: A file's name has small letters/)]);
  }
});

test.each(["山田", "דוד", "한국"])(
  "a name without letters that an address has asks for a file's name, and says why: %s",
  (name) => {
    const ask = (slug?: string) => make("character", { ...answers.character, name, ...(slug && { slug }) });
    expect(ask().refusals).toEqual([
      expect.stringMatching(`^slug: Nothing in "${name}" can be written with .* a to z`),
    ]);
    expect(ask("the-third").plan.path).toBe("characters/the-third.json");
    expect(ask("the-third").problems).toEqual([]);
  },
);

test("an address that nothing can be made of is asked for", () => {
  expect(make("page", { ...answers.page, name: "山", slug: "hill" }).missing).toEqual(["path"]);
  expect(make("book", { ...answers.book, label: "第四册", title: "山", slug: "four" }).missing).toEqual(["path"]);
  expect(make("chapter", { ...answers.chapter, number: "第一章" }).missing).toEqual(["address"]);
  expect(make("book", { ...answers.book, title: "山" }).json.path).toBe("/book-four");
});

test("a draft's picture keeps its plain name", () => {
  const { json, plan, problems } = make("artwork", { title: "Moon", alt, slug: "_moon" });
  expect([plan.path, json.image]).toEqual(["artwork/_moon.json", "moon.jpg"]);
  expect(problems).toEqual([]);
});

test.each([
  ["merch", { price: "soon" }, 'price: Found the text "soon".'],
  ["merch", { price: "2000000" }, "price: Found 2000000."],
  ["video", { "duration-seconds": "99999" }, "Expected: At most 36000."],
  ["video", { description: "x".repeat(700) }, "description: The text has 700 characters."],
  ["artwork", { kind: "poter" }, 'Did you mean "poster"?'],
  ["artwork", { added: "01/06/2025" }, 'Did you mean "2025-06-01" or "2025-01-06"?'],
  ["slide", { book: "book-thre" }, 'Did you mean "book-one"?'],
] as [string, Answers, string][])(
  "%s: what cannot be is refused in the words of the check: %j",
  (word, wrong, says) => {
    expect(make(word, { ...answers[commandOf(kindOf(word))], ...wrong }).refusals).toEqual([
      expect.stringContaining(says),
    ]);
  },
);

test.each([
  ["merch", { price: "14.99" }],
  ["merch", { price: "14,99" }],
  ["artwork", { kind: "Poster" }],
])("%s: what can be meant in one way only is taken: %j", (word, answer) => {
  expect(make(word, { ...answers[commandOf(kindOf(word))], ...answer }).refusals).toEqual([]);
});

test("words are put in quotes as the terminal wants them, where it wants any", () => {
  expect(quoted("data/artwork/moon.jpg")).toBe("data/artwork/moon.jpg");
  expect(quoted("Ann's moon.jpg")).toBe('"Ann\'s moon.jpg"');
  expect(quoted("C:\\My moon.jpg", "win32")).toBe('"C:\\My moon.jpg"');
  expect(quoted("It's $5!", "linux")).toBe("'It'\\''s $5!'");
  expect(quoted("It's $5!", "win32")).toBe("'It''s $5!'");
});
