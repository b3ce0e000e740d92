/** What is unusual and yet right is left alone: the check guesses at nobody's meaning. */

import type { Entry } from "../../plugins/gatsby-plugin-checked-content";
import { findProblems, jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const problemsWith = (path: string, change: (value: ReturnType<typeof sampleValue>) => void) => {
  const value = sampleValue(path);
  change(value);
  return findProblems(sampleWith(jsonEntry(path, value)), { today: "2025-06-15" });
};

const book = "books/book-one.json";
const toCome = { status: "coming-soon", releaseDate: undefined, editions: [], homeOffer: undefined };

test("a classic may have come out a hundred years ago, in every edition", () => {
  const problems = problemsWith(book, (value) => {
    value.releaseDate = "1902-10-01";
    for (const edition of value.editions as Record<string, unknown>[]) edition.releaseDate = "1902-10-01";
  });
  expect(problems).toEqual([]);
});

test("a book may be announced five years ahead", () => {
  const announced = { ...toCome, releaseDate: "2030-03-01", releaseNote: undefined };
  const problems = problemsWith(book, (value) => Object.assign(value, announced));
  expect(problems.filter(({ field }) => field === "releaseDate")).toEqual([]);
});

test.each([
  "https://www.kobo.com/gb/en/ebook/the-search-for-the-ring",
  "https://www.hive.co.uk/Product/Ada-Marsh/Research-at-Midnight/123",
  "https://books.google.co.uk/books/about/Searching.html?id=abc",
])("a book that is about a search has a page as others have: %s", (url) => {
  const problems = problemsWith(book, (value) => {
    for (const { retailers } of value.editions as { retailers: { url: string }[] }[])
      for (const one of retailers) one.url = url;
  });
  expect(problems).toEqual([]);
});

test.each([
  ["Amazon Kindle", "https://www.amazon.co.uk/dp/0306406152"],
  ["Audible on Amazon", "https://www.amazon.com/dp/B000000000"],
  ["Google Play", "https://play.google.com/store/books/details?id=abc"],
  ["Apple Books", "https://books.apple.com/gb/book/the-discovery/id1"],
  ["Barnes & Noble", "https://www.barnesandnoble.com/w/the-discovery/1"],
  ["Target Street Books", "https://targetstreet.example/the-discovery"],
])("a shop stands under its own name: %s", (name, url) => {
  const problems = problemsWith(book, (value) => {
    const [edition] = value.editions as { retailers: object[] }[];
    edition?.retailers.push({ name, url });
  });
  expect(problems).toEqual([]);
});

test.each([
  "I can’t see the sea, says the sign in the picture’s corner, and a gull sits on it.",
  "Here are the friends: Finn, Asha and Toby, on the quarry’s edge in the rain.",
  "It appears to be night, and the ring of light shows a path.",
])("words that an assistant might say may be a person's: %s", (alt) => {
  expect(problemsWith("artwork/raptor-moon.json", (value) => Object.assign(value, { alt }))).toEqual([]);
});

test("praise may quote somebody within it, and a reward have words of its own", () => {
  const praise = [
    { words: "“Ride fast” is what we all said for a week, and “land softly” for another.", by: "A. Reader" },
  ];
  expect(problemsWith(book, (value) => Object.assign(value, { praise }))).toEqual([]);
  const problems = problemsWith("quiz.json", (value) => {
    const [result] = value.results as { reward: object }[];
    Object.assign(result?.reward ?? {}, { words: "A wallpaper of “the loudest moon of all”" });
  });
  expect(problems).toEqual([]);
});

test("a page at Facebook may begin with /p/, and a lesson ask for a company's name", () => {
  const social = [{ network: "facebook", url: "https://www.facebook.com/p/Quantanite-Trilogy-100063512345678/" }];
  expect(problemsWith("site.json", (value) => Object.assign(value, { social }))).toEqual([]);
  const caption = "Write your company name in the smoke.";
  expect(problemsWith("artwork/raptor-moon.json", (value) => Object.assign(value, { caption }))).toEqual([]);
});

test.each([
  ["Chapter Twenty", "Chapter Twenty-One"],
  ["Chapter Thirty-Nine", "Chapter Forty"],
  ["Chapter Forty", "Chapter Forty-One"],
  ["Chapter 9", "Chapter 10"],
  ["Chapter 9", "Chapter Ten"],
])("chapters may count on in words and digits: %s, %s", (first, second) => {
  const own = sampleValue("chapters/the-last-word.json");
  const next = {
    ...{ order: 20, title: "Rude to the rhubarb", address: "chapter-two", afterwards: ["Somebody digs. What for?"] },
    description: "Read on in The Discovery: something is in the rhubarb.",
    text: ["It was rude to the rhubarb, and the rhubarb was rude to it."],
  };
  const entries = sampleWith(
    jsonEntry("chapters/the-last-word.json", { ...own, number: first }),
    jsonEntry("chapters/rhubarb.json", { ...own, ...next, number: second }),
  );
  expect(findProblems(entries, { today: "2025-06-15" })).toEqual([]);
});

test("a book and a page may do without a list of old addresses", () => {
  for (const path of [book, "pages/shop.json"])
    expect(problemsWith(path, (value) => Reflect.deleteProperty(value, "aliases"))).toEqual([]);
});

test("an artwork and a character may share a name: their downloads have addresses of their own", () => {
  const entries = [
    ...sampleEntries(),
    jsonEntry("artwork/pip.json", {
      ...sampleValue("artwork/raptor-moon.json"),
      order: 30,
      title: "Pip at home",
      image: "pip.jpg",
      alt: "Pip lies on a rug in front of a small stove, with one eye open.",
      caption: "He is not asleep. He is guarding the rug.",
    }),
    pictureEntry("artwork/pip.jpg", { width: 2000, height: 1125 }),
  ];
  expect(findProblems(entries, { today: "2025-06-15" })).toEqual([]);
});

test("an ISBN may have the hyphens that books print it with", () => {
  const problems = problemsWith(book, (value) => {
    for (const edition of value.editions as Record<string, unknown>[]) edition.isbn = "978-0-00-000000-2";
  });
  expect(problems).toEqual([]);
});

test("a page may leave out what it is whole without, and lists that nothing is in", () => {
  const grownUps = { ...sampleValue("pages/shop.json"), path: "/for-grown-ups", aliases: [], template: "grown-ups" };
  const sections = ["reading", "site", "press"].map((id) => ({ id, heading: `About ${id}`, text: ["Words."] }));
  const entries = sampleWith(jsonEntry("pages/for-grown-ups.json", { ...grownUps, name: "For Grown-ups", sections }));
  const told = findProblems(entries, { today: "2025-06-15" });
  expect(told.filter(({ severity }) => severity === "error")).toEqual([]);
  const problems = problemsWith("pages/artwork.json", (value) => {
    value.sections = (value.sections as { id: string }[]).filter(({ id }) => !/poster|printable/.test(id));
  });
  expect(problems).toEqual([]);
});

test.each([185, 250, 720])("%d pounds may be what something costs, and no pence", (amount) => {
  const price = { amount, currency: "GBP", from: false };
  expect(problemsWith("merch/hoodie.json", (value) => Object.assign(value, { price }))).toEqual([]);
});

test("a bundle on Roblox has a page as single items have", () => {
  const url = "https://www.roblox.com/bundles/192/Junkbot";
  expect(problemsWith("roblox-items/black-shirt.json", (value) => Object.assign(value, { url }))).toEqual([]);
});

test("a price in yen is high, and no amount in hundredths", () => {
  const price = { amount: 1500, currency: "JPY", from: false };
  expect(problemsWith("merch/hoodie.json", (value) => Object.assign(value, { price }))).toEqual([]);
});

test("books that nobody knows more of may all be called TBC, and a note says what is still to do", () => {
  const unknown = { title: "TBC", status: "coming-soon", toAdd: "TODO: the title, by September" };
  const books = ["books/book-three.json", "books/book-four.json"].map((path, index) => {
    const { releaseDate: _day, homeOffer: _offer, ...value } = sampleValue("books/book-two.json");
    const own = { order: index + 3, featuredOrder: index + 30, path: `/coming-${index}`, label: `Book ${index + 3}` };
    return jsonEntry(path, {
      ...value,
      ...unknown,
      ...own,
      hook: `Number ${index + 3}.`,
      description: `Number ${index + 3} is to come.`,
      editions: [],
    });
  });
  expect(findProblems(sampleWith(...books), { today: "2025-06-15" })).toEqual([]);
});

test("a family of emoji and the flag of Wales are no invisible letters", () => {
  const title =
    "Moon \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}";
  expect(problemsWith("artwork/raptor-moon.json", (value) => Object.assign(value, { title }))).toEqual([]);
});

test("in a story somebody may repeat a paragraph, and have a telephone", () => {
  const text = ["“Again!”", "“Ring me,” said Asha. “07700 900123.”", "“Again!”"];
  expect(problemsWith("chapters/the-last-word.json", (value) => Object.assign(value, { text }))).toEqual([]);
});

const chapter = "chapters/the-last-word.json";
const caption = (words: string): [string, object] => ["artwork/raptor-moon.json", { caption: words }];
const story = (...text: string[]): [string, object] => [chapter, { text }];

test.each<[string, object]>([
  [chapter, { number: "Chapter XXX" }],
  story("“???” said Toby. “What???”", "Miss you XXX", "Love from Mum XXX"),
  story("Twinkle, twinkle, little star,\nHow I wonder what you are!"),
  story("It was a long and windy day, and\nnobody was out. The sea was\ngrey."),
  story("1", "One thing came.", "2", "Another went.", "###", "Two- or\nthree-wheeled."),
  ["artwork/raptor-moon.json", { keywords: ["66,000,000 BC", "Bath, England"] }],
  story("She counted.", "10", "9", "1", "Go! ".repeat(60).trim(), "Go!", "Go!"),
  ["lessons/draw-it-twice.json", { steps: ["2. is the second prize: explain why.", "1. is the first."] }],
  ["artwork/raptor-moon.json", { title: "“Raptor moon”", alt: "The cover of a book on a red sofa." }],
  caption("Step 1 of #NAME, “come here”. 3 - 2 = 1."),
  story("One.\r\n\r\nTwo.\r\n\r\n* * *\r\n\r\nThree.\n\n- - -\n\nFour."),
  caption("Zero is a placeholder in the set {1, 2, 3}, and x<y>z."),
  caption("On Asha’s TODO list: two- or three-wheeled bikes, your friend[s], and 5 μm of 2πr."),
  caption("\u200fשלום\u200f is hello."),
  caption("Ἄνδρα μοι ἔννεπε, Μοῦσα: so begins the Ὀδύσσεια."),
  ["artwork/raptor-moon.json", { title: "Untitled" }],
  ["artwork/raptor-moon.json", { alt: "Decorative arches stand in the street of a Roman town." }],
  ["artwork/raptor-moon.json", { alt: "ピップという小さな緑の恐竜が大きな月に向かって歌う。" }],
  ["artwork/raptor-moon.json", { alt: "The photo of the crew lies torn in Pip’s claws." }],
  ["artwork/raptor-moon.json", { caption: "Luke [4:12, 5:1] is on the back.", keywords: ["#1"] }],
  ["chapters/the-last-word.json", { text: ["He counted the steps.", "42", "“Love from Mum XXX and Dad.”"] }],
  ["questions/how-old.json", { answer: ["Every picture has alt text for people who cannot see."] }],
  ["lessons/draw-it-twice.json", { steps: ["Draw for a minute.", "Turn the page.", "Draw for a minute."] }],
  caption("He had had all that that bag had, and the The Who’s record. Final 2. Write your name here."),
  ["artwork/raptor-moon.json", { alt: "A boat, a red gull, a boy, two kites, grey sand." }],
  ["videos/book-one-trailer.json", { transcript: ["[Music]", "..."] }],
  caption("Add your own caption! 5 μm of α, ΔH, /kɑt/ for cat, Հայերեն, chapter ⅳ, and <3 * 2."),
  ["lessons/draw-it-twice.json", { title: "Write a caption", steps: ["Describe the picture.", "A null result."] }],
  ["artwork/raptor-moon.json", { alt: "A picture of Pip hangs over the fireplace, and Toby laughs at it." }],
  [
    "questions/how-old.json",
    { answer: ["For [KS2]. Nobody expected the storm of 1987 (please check with a grown-up)."] },
  ],
  ["questions/how-old.json", { answer: ["Ask @quantanite on TikTok, or save the sheet as a .png"] }],
])("words that look like slips are right where they are meant: %s %j", (path, edit) => {
  expect(problemsWith(path, (value) => Object.assign(value, edit))).toEqual([]);
});

test("a button may say Again", () => {
  expect(problemsWith("quiz.json", (value) => Object.assign(value, { again: "Again", button: "Button up" }))).toEqual(
    [],
  );
});

test("a chapter may be pasted from a word processor, with its own marks", () => {
  const text = "It was _so_ loud.\n\n* * *\n\nThen it was not.\n\n* * * * *\n\nThe end.";
  expect(problemsWith("chapters/the-last-word.json", (value) => Object.assign(value, { text: [text] }))).toEqual([]);
});

test("a book may be ordered before it is out", () => {
  const problems = problemsWith("books/book-two.json", (value) => {
    value.status = "coming-soon";
    value.releaseDate = "2026-04-01";
    delete value.homeOffer;
    for (const edition of value.editions as Record<string, unknown>[]) edition.releaseDate = "2026-04-01";
  });
  expect(problems).toEqual([]);
});

test("an edition may be announced, be a box set, be free, and be sold by one shop in two countries", () => {
  const problems = problemsWith(book, (value) => {
    const [edition = {}] = value.editions as Record<string, unknown>[];
    const announced = { format: "audiobook", releaseDate: "2026-04-01" };
    const set = { format: "box-set", releaseDate: "2026-04-01", books: ["book-one", "book-two"] };
    const abroad = { name: "Corner Bookshop", url: "https://books.example/us/the-discovery", country: "US" };
    const free = { format: "ebook", price: { amount: 0, currency: "GBP", from: false } };
    value.editions = [
      { ...edition, retailers: [...(edition.retailers as object[]), abroad] },
      { ...edition, ...announced },
      { ...edition, ...set },
      { ...edition, ...free },
    ];
    value.cardRelease = "November 2023";
  });
  expect(problems).toEqual([]);
});

test("of a long text, a message names the paragraph and quotes a line", () => {
  const paragraphs = Array.from(
    { length: 300 },
    (_, index) => `Paragraph ${index + 1} says what the ones before it did not.`,
  );
  paragraphs[41] = "And then *everything went dark.";
  const [problem] = problemsWith("chapters/the-last-word.json", (value) =>
    Object.assign(value, { text: [paragraphs.join("\n\n")] }),
  );
  expect(problem?.found).toBe(
    "There is a star without a second one: “And then *everything went dark.” (paragraph 42).",
  );
  paragraphs[41] = "And then &nbsp; everything went dark.";
  const [other] = problemsWith("chapters/the-last-word.json", (value) =>
    Object.assign(value, { text: [paragraphs.join("\n\n")] }),
  );
  expect(other?.found).toContain('"And then &nbsp; everything went dark." (paragraph 42)');
});

test("the sample is right, whatever day it is looked at after its own", () => {
  for (const today of ["2025-06-15", "2031-01-01"]) expect(findProblems(sampleEntries(), { today })).toEqual([]);
});

test("the page of all books is in no menu of its own where a menu of many books leads to it", () => {
  const sample = sampleValue(book);
  const books = Array.from({ length: 7 }, (_, index) => `tale-${index + 1}`);
  const site = sampleValue("site.json");
  const [menu, ...others] = site.navigation as { pages: string[] }[];
  const all = { ...sampleValue("pages/words.json"), template: "books", path: "/books", name: "All the books" };
  const problemsOf = (many: string[]) =>
    findProblems(
      sampleWith(
        ...books.map((slug, index) =>
          jsonEntry(`books/${slug}.json`, { ...sample, order: 10 + index, path: `/${slug}`, aliases: [] }),
        ),
        jsonEntry("pages/books.json", all),
        jsonEntry("site.json", { ...site, navigation: [{ ...menu, pages: many }, ...others] }),
      ),
      { today: "2025-06-15" },
    ).filter(({ found }) => found.includes("No menu in site.json leads to this page"));
  expect(problemsOf(books)).toEqual([]);
  expect(problemsOf(books.slice(1))).toHaveLength(1);
});

test("a page of Roblox items has no section for what there is none of", () => {
  const sections = (sampleValue("pages/roblox.json").sections as { id: string }[]).filter(
    ({ id }) => id !== "free-t-shirts",
  );
  const page = jsonEntry("pages/roblox.json", { ...sampleValue("pages/roblox.json"), sections });
  const lacks = (entries: readonly Entry[]) => findProblems(entries).some(({ code }) => code === "no-section");
  const isPrint = ({ path }: Entry) => path.startsWith("free-t-shirts/");
  expect([lacks(sampleWith(page)), lacks(sampleWith(page).filter((entry) => !isPrint(entry)))]).toEqual([true, false]);
});

test("a result's address may have a digit, and a network its own page below its name", () => {
  const named = (from: string, to: string) => (value: object) =>
    Object.assign(value, JSON.parse(JSON.stringify(value).replaceAll(from, to)));
  expect(problemsWith("quiz.json", named('"id":"pip"', '"id":"k9"'))).toEqual([]);
  const social = [
    { network: "x", url: "https://twitter.com/quantanite" },
    { network: "youtubemusic", url: "https://music.youtube.com/channel/quantanite" },
    { network: "substack", url: "https://quantanite.substack.com/" },
    { network: "pinterest", url: "https://www.pinterest.co.uk/quantanite" },
    { network: "bluesky", url: "https://bsky.app/profile/quantanite.example" },
  ];
  expect(problemsWith("site.json", (value) => Object.assign(value, { social }))).toEqual([]);
  for (const contactEmail of ["hello@mail.com", "hello@gmx.co.uk", "hello@maia.com", "hello@gail.co"])
    expect(problemsWith("site.json", (value) => Object.assign(value, { contactEmail }))).toEqual([]);
});

test("the lists of all its books may name one box set, with its number and its shop", () => {
  const listing = ["book-one", "book-two"].map((slug, _, books) => {
    const { editions, ...value } = sampleValue(`books/${slug}.json`);
    const [edition] = editions as object[];
    const retailers = [{ name: "Corner Bookshop", url: "https://books.example/set" }];
    const set = { ...edition, format: "box-set", isbn: "9780000000002", books, retailers };
    return jsonEntry(`books/${slug}.json`, { ...value, editions: [edition, set] });
  });
  expect(findProblems(sampleWith(...listing), { today: "2025-06-15" })).toEqual([]);
});

test("formulas, intervals, rhymes in tildes, numbered paragraphs, hanging hyphens and marks in quotations are words", () => {
  const intro = [
    "p = hρg, and |a| + |b| is at least |a + b|, on [4, 7].",
    "Left- nor right-handed. “La la la~~♪”",
    "1914. War came.\n\n1918. It went away.",
    "My class love[d] every page. Sure! Here’s how: press the button.",
  ];
  expect(problemsWith("pages/shop.json", (value) => Object.assign(value, { intro }))).toEqual([]);
});

test("names and years that only look like others are taken", () => {
  const social = [
    { network: "rss", url: "https://project-x.com/feed" },
    { network: "mastodon", url: "https://mastodon.social/@ab" },
    { network: "instagram", url: "https://www.instagram.com/ada" },
    { network: "messenger", url: "https://www.facebook.com/messages/t/ada" },
    { network: "mastodon", url: "https://mastodon.social/@a_b" },
  ];
  expect(problemsWith("site.json", (value) => Object.assign(value, { social, year: "2nd edition, 2024" }))).toEqual([]);
  const emoji = problemsWith("quiz.json", (value) => {
    const [question] = value.questions as { answers: { text: string }[] }[];
    for (const [place, answer] of (question?.answers ?? []).entries())
      answer.text = ["🦖", "🦕", "🐉", "A+", "A−"][place] ?? "";
  });
  expect(emoji).toEqual([]);
});

test("in what is said aloud a line may come again", () => {
  const problems = problemsWith("videos/book-one-trailer.json", (value) => {
    value.transcript = ["Go!", "[Music]", "Go!", "[Music]"];
  });
  expect(problems).toEqual([]);
});

test("an address may be sent in a hidden field: nobody reads it", () => {
  const problems = problemsWith("site.json", (value) => {
    (value.newsletter as Record<string, unknown>).hiddenFields = [
      { name: "redirect", value: "https://www.aweber.com/thankyou.htm" },
      { name: "l", value: "1" },
      { name: "l", value: "2" },
    ];
  });
  expect(problems).toEqual([]);
});

test.each<[string, object]>([
  [book, { readingAge: { from: 0, to: 99 } }],
  ["teaching.json", { years: [{ name: "All through", from: 4, to: 16 }] }],
  [book, { cardRelease: "Out November 2023", statusNote: "The first of three. Audiobook coming in 2026." }],
  [book, { cardRelease: "14 Nov. 2023", releaseNote: "May to July 2023", teaser: ["Book Two is to be announced."] }],
  ["books/book-two.json", { ...toCome, releaseNote: "TBC, 2024", statusNote: "The sequel to Book One, out now" }],
  ["books/book-two.json", { ...toCome, statusNote: "Available now: the first chapter, free." }],
  [book, { teaser: ["The colour of the door is to be decided by two whippets."] }],
  ["slides/hero-one.json", { eyebrow: "More of Book Two’s riders" }],
  ["videos/book-one-trailer.json", { url: "https://films.example/trailer.MP4" }],
  ["videos/book-one-trailer.json", { url: "https://films.example/trailer.mp4?v=2" }],
  ["words/paradox.json", { originNote: "Real (*our* cyclists are not)" }],
])("what is for everybody, a film's file as hosts name it, and stress in a label are right: %s %j", (path, edit) => {
  expect(problemsWith(path, (value) => Object.assign(value, edit))).toEqual([]);
});

test.each<[string, object]>([
  ["brand/palette.json", { glow: "#FF4FD8" }],
  ["words/placeholder.json", { name: "placeholder", meaning: "A word that keeps a place for another." }],
  ["privacy-policy.json", { lastUpdated: "2025-06-15" }],
  ["merch/hoodie.json", { url: "https://merch.example/pip%20t-shirt" }],
  ["artwork/raptor-moon.json", { order: 10, kind: "wallpaper" }],
])("colours in capitals, a glossary's word for gaps and a policy of today are right: %s %j", (path, edit) => {
  const value = { ...sampleValue(path.replace("placeholder", "paradox")), ...edit };
  const told = findProblems(sampleWith(jsonEntry(path, value)), { today: "2025-06-15" });
  expect(told).toEqual([]);
});

test("lessons may share a short step and what is needed, books their guidance, and pages a scene with its words", () => {
  const lesson = {
    ...sampleValue("lessons/draw-it-twice.json"),
    order: 20,
    title: "Draw it blind",
    aim: "To trust a hand.",
  };
  const guidance = [{ label: "Frights", text: "Being chased by dinosaurs, briefly, and never by night." }];
  const alt = "Night. The whole crew stands before a gigantic ring of light.";
  const shared = [
    ...["books/book-one.json", "books/book-two.json"].map((path) =>
      jsonEntry(path, { ...sampleValue(path), guidance }),
    ),
    ...["pages/shop.json", "pages/artwork.json"].map((path) =>
      jsonEntry(path, { ...sampleValue(path), scene: { image: "ring.jpg", alt } }),
    ),
    pictureEntry("pages/ring.jpg", { width: 2000, height: 800 }),
    jsonEntry("lessons/draw-it-blind.json", lesson),
  ];
  expect(findProblems(sampleWith(...shared), { today: "2025-06-15" })).toEqual([]);
});

test("a sentence may be told of two, a chapter be an interlude, and a reader stammer", () => {
  const said = "Ask a grown-up to write to us, and we will answer within a week.";
  const questions = ["how-old", "signed"].map((slug, index) =>
    jsonEntry(`questions/${slug}.json`, {
      ...sampleValue("questions/how-old.json"),
      order: 10 + 10 * index,
      question: `What is ${slug}?`,
      answer: ["Yes.", said],
    }),
  );
  const alt = "Finn, Asha, Toby, Pip, Sam, all laughing in the rain.";
  const shown = jsonEntry("artwork/raptor-moon.json", {
    ...sampleValue("artwork/raptor-moon.json"),
    alt: alt.slice(0, -1),
  });
  const grades = ["A+", "A−"].map((grade, index) =>
    jsonEntry(`questions/grade-${index}.json`, {
      ...sampleValue("questions/how-old.json"),
      order: 30 + 10 * index,
      question: `Does Pip get ${grade}`,
      answer: [`Yes, ${grade}.`],
    }),
  );
  expect(findProblems(sampleWith(...questions, ...grades, shown), { today: "2025-06-15" })).toEqual([]);
  const policy = jsonEntry("privacy-policy.json", { ...sampleValue("privacy-policy.json"), lastUpdated: "2025-06-16" });
  expect(findProblems(sampleWith(policy), { today: "2025-06-15" })).toEqual([]);
});

test("a lesson may be of a country without key stages", () => {
  expect(problemsWith("lessons/draw-it-twice.json", (value) => Object.assign(value, { stages: [] }))).toEqual([]);
});
