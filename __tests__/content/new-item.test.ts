/** What npm run new makes of a few answers. */
import { readContent } from "../../src/content/check/check";
import type { PictureFacts } from "../../src/content/check/picture-facts";
import { quoted } from "../../src/content/check/strings";
import {
  type Answers,
  judge,
  needsPicture,
  planItem,
  proposeSlug,
  questionsOf,
  type Recipe,
  readAnswers,
  recipeFor,
  recipes,
  refusalOfName,
} from "../../src/content/editing/new-item";
import { titleOf } from "../../src/content/kinds/kinds";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const today = "2025-06-01";
const facts: PictureFacts = { bytes: 800_000, format: "jpeg", width: 3840, height: 2160, space: "srgb" };

const recipe = (word: string): Recipe => {
  const found = recipeFor(word);
  if (!found) throw new Error(`no recipe ${word}`);
  return found;
};

async function make(
  word: string,
  answers: Answers,
  options: { picture?: PictureFacts; slug?: string; into?: string } = {},
) {
  const science = { order: 10, name: "Science", key: "Sc", text: "KS2 living things." };
  const entries = [...sampleEntries(), jsonEntry("subjects/science.json", science)];
  const picture = options.picture ?? facts;
  const { content } = readContent(entries);
  const { value, open } = readAnswers(recipe(word), answers, content, { picture, today });
  const found = recipe(word);
  const slug = options.slug ?? options.into ?? proposeSlug(found, value);
  const pictured = needsPicture(found) ? { source: "/home/ann/pic.jpeg", facts: picture } : undefined;
  const plan = planItem(found, value, entries, slug, pictured);
  return { missing: open.map(({ question }) => question.flag), plan, json: JSON.parse(plan.text) };
}

const alt = "Pip sings at a huge full moon from a ledge above the lake.";

test("an artwork needs a picture, a title and an alt; the rest is worked out", async () => {
  const { missing, plan } = await make("artwork", { title: "Pip's second moon", alt });
  expect(missing).toEqual([]);
  expect(plan.problems).toEqual([]);
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

test("every kind's file is named after what its items are known by, a question after itself", async () => {
  const { plan } = await make("question", { group: "readers", question: "Is Pip real?", answer: "Ask Pip." });
  expect(plan.path).toBe("questions/is-pip-real.json");
  for (const { kind, into } of recipes)
    if (!into) expect([kind.label, titleOf(kind)]).toEqual([kind.label, expect.any(String)]);
});

test.each([
  [3840, 2160, "jpeg", "wallpaper"],
  [1440, 3120, "jpeg", "phone-wallpaper"],
  [2480, 3508, "jpeg", "poster"],
  [2480, 3508, "png", "colouring-sheet"],
  [1600, 1600, "png", "printable"],
])("a picture of %d by %d pixels in %s looks like a %s", async (width, height, format, kind) => {
  const { json } = await make("artwork", { title: "Moon", alt }, { picture: { ...facts, width, height, format } });
  expect(json.kind).toBe(kind);
});

test("prices, durations, dates and addresses are taken as people write them", async () => {
  const hoodie = await make("merch", { name: "Portal mug", price: "£9.50", url: "merch.co.uk/mug", alt });
  expect(hoodie.json).toMatchObject({
    price: { amount: 9.5, currency: "GBP", from: false },
    url: "https://merch.co.uk/mug",
  });
  const video = await make("video", {
    title: "Long song",
    url: "https://youtu.be/abcdefghijk?t=1",
    "duration-seconds": "2:03",
    "published-on": "May 7th, 2025",
    description: "All of it.",
    alt,
  });
  expect(video.json).toMatchObject({
    url: "https://www.youtube.com/watch?v=abcdefghijk",
    durationSeconds: 123,
    publishedOn: "2025-05-07",
    quality: "hd",
    order: 20,
  });
  expect([...hoodie.plan.problems, ...video.plan.problems]).toEqual([]);
});

test("what nobody can work out is asked for by its flag", async () => {
  expect((await make("video", { title: "Long song" })).missing).toEqual([
    "url",
    "alt",
    "duration-seconds",
    "description",
  ]);
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
  subject: { name: "Geography", key: "Ge", text: "KS2 human and physical geography." },
  lesson: {
    title: "Draw it twice",
    "ages-from": "8",
    "ages-to": "12",
    minutes: "40",
    subjects: "science",
    stages: "KS2",
    aim: "To look closely.",
    needs: "One natural object each.",
    steps: "Draw the object for five minutes.",
  },
  edition: {
    format: "hardback",
    "release-date": "2025-05-03",
    price: "from £12.99",
    "retailers-name": "Corner Bookshop",
    "retailers-url": "https://books.co.uk/x",
  },
};

test.each(recipes.map(({ command }) => command))("a new %s passes the content check", async (command) => {
  const into = command === "edition" ? "book-one" : undefined;
  const { missing, plan } = await make(command, answers[command] ?? {}, { into });
  expect(missing).toEqual([]);
  expect(plan.problems).toEqual([]);
});

test("a new edition joins the book's list and leaves the rest of the file as it was", async () => {
  const { json, plan } = await make("edition", answers.edition ?? {}, { into: "book-one" });
  const before = sampleValue("books/book-one.json");
  expect(json).toEqual({ ...before, editions: [...(before.editions as object[]), expect.anything()] });
  expect(json.editions.at(-1)).toEqual({
    format: "hardback",
    releaseDate: "2025-05-03",
    price: { amount: 12.99, currency: "GBP", from: true },
    retailers: [{ name: "Corner Bookshop", url: "https://books.co.uk/x" }],
  });
  expect(plan.picture).toBeUndefined();
});

test("a new page has the sections that its template shows, and an address made from its name", async () => {
  const { json, plan } = await make("page", { ...answers.page, template: "characters" });
  expect(json).toMatchObject({ path: "/songs-to-come", sections: [{ id: "everyone" }], aliases: [] });
  expect(plan.path).toBe("pages/songs-to-come.json");
});

test("a picture that cannot be used is found out before anything is written", async () => {
  const heic = await make("artwork", { title: "Moon", alt }, { picture: { bytes: 900_000, format: "heic" } });
  expect(heic.plan.problems.map(({ code }) => code)).toContain("image-other-format");
  const small = await make("artwork", { title: "Moon", alt }, { picture: { ...facts, width: 640 } });
  expect(small.plan.problems.map(({ code }) => code)).toEqual(["image-small"]);
});

test("faults of other files do not stand in the way", async () => {
  const entries = sampleWith(jsonEntry("merch/hoodie.json", "{"));
  const { content } = readContent(entries);
  const { value } = readAnswers(recipe("artwork"), { title: "Moon", alt }, content, { picture: facts, today });
  const plan = planItem(recipe("artwork"), value, entries, "moon", { source: "moon.jpg", facts });
  expect(plan.problems).toEqual([]);
});

test("a name that cannot be a file's, or is taken, is refused", () => {
  const refusal = (typed: string) =>
    refusalOfName(recipe("artwork"), typed, sampleEntries(), { source: "moon.jpg", facts });
  expect(refusal("full-moon")).toBeUndefined();
  for (const taken of ["raptor-moon", "_raptor-moon"]) expect(refusal(taken)).toContain("already");
  for (const odd of ["Full/Moon", "moon ".repeat(30), "月"]) expect(refusal(odd)).toBeDefined();
});

test("a draft's picture keeps its plain name", async () => {
  const { json, plan } = await make("artwork", { title: "Moon", alt }, { slug: "_moon" });
  expect([plan.path, json.image]).toEqual(["artwork/_moon.json", "moon.jpg"]);
  expect(plan.problems).toEqual([]);
});

test("a refusal says what is wrong, in the words of whoever was asked", () => {
  const { content } = readContent(sampleEntries());
  const refusalOf = (word: string, flag: string, answer: string) => {
    const question = questionsOf(recipe(word).schema).find((one) => one.flag === flag);
    return question && judge(question, answer, content).refusal;
  };
  expect(refusalOf("merch", "price", "14.99")).toBeUndefined();
  expect(refusalOf("merch", "price", "14,99")).toBeUndefined();
  for (const odd of ["0", "soon"]) expect(refusalOf("merch", "price", odd)).toContain("7.99");
  expect(refusalOf("video", "duration-seconds", "99999")).toContain("from 1 to 36000");
  expect(refusalOf("video", "description", "x".repeat(700))).toContain("700 characters");
  expect(refusalOf("artwork", "kind", "poter")).toContain('Did you mean "poster"?');
  for (const meant of ["poster", "Poster"]) expect(refusalOf("artwork", "kind", meant)).toBeUndefined();
});

test("words are put in quotes as the terminal wants them, where it wants any", () => {
  expect(quoted("data/artwork/moon.jpg")).toBe("data/artwork/moon.jpg");
  expect(quoted("Ann's moon.jpg")).toBe('"Ann\'s moon.jpg"');
  expect(quoted("C:\\My moon.jpg", "win32")).toBe('"C:\\My moon.jpg"');
  expect(quoted("It's $5!", "linux")).toBe("'It'\\''s $5!'");
  expect(quoted("It's $5!", "win32")).toBe("'It''s $5!'");
});
