/** Test fixture: a small site's valid content, into which tests insert mistakes. */
import { createHash } from "node:crypto";
import type { Entry, PictureFacts, Problem } from "../../plugins/gatsby-plugin-checked-content";
import { readContent } from "../../src/content/check/check";
import { plainCutOut, plainPicture } from "../plain-picture";

type Json = Record<string, unknown>;

const price = { amount: 7.99, currency: "GBP", from: true };

const section = (id: string) => ({ id, heading: `What you may do with ${id}`, text: ["Print them and hang them up."] });

/** A page of a template with the sections that it needs. */
export const samplePage = (template: string, path: string, name: string, sections: string[]): Json => ({
  path,
  aliases: [],
  template,
  name,
  description: `${name}: everything that there is of it, for free.`,
  intro: ["Everything here is free."],
  sections: sections.map(section),
});

const paperbackShop = (order: number) =>
  `https://books.example/${order === 1 ? "the-discovery-paperback" : `book-${order}`}`;

const book = (order: number, slug: string, label: string): Json => ({
  order,
  featuredOrder: order * 10,
  label,
  title: order === 1 ? "The Discovery" : "The Awakening",
  path: `/${slug}`,
  aliases: order === 1 ? ["/book-one-the-beginning"] : [],
  description: `${label}: three friends, one BMX and a crystal that folds time.`,
  hook: order === 1 ? "One jump. One ring of light. One very old jungle." : "The crystal was only asleep.",
  status: "published",
  releaseDate: "2023-11-14",
  cover: `book-${order === 1 ? "one" : "two"}-cover.jpg`,
  coverAlt: `Book cover, ${label}: Finn leaps on his yellow BMX out of a glowing ring.`,
  readingAge: { from: 8, to: 14 },
  synopsis: [order === 1 ? "Saltmarrow is a quiet town under a chalk quarry." : "Saltmarrow is not quiet any more."],
  details: [{ label: "Genre", value: "Time-travel adventure" }],
  homeOffer: { format: "paperback", price, url: paperbackShop(order) },
  editions: [
    {
      format: "paperback",
      releaseDate: "2023-11-14",
      price,
      retailers: [
        {
          name: "Corner Bookshop",
          url: paperbackShop(order),
        },
      ],
    },
  ],
  characters: order === 1 ? ["finn-marlow", "pip"] : ["pip"],
  makingOf: { heading: "How the pictures were made", pictureCount: 50, text: ["Every picture began as a sketch."] },
});

const artwork = (order: number, title: string, slug: string): Json => ({
  order,
  kind: "wallpaper",
  title,
  image: `${slug}.jpg`,
  alt: `${title}: a small green velociraptor sings up at it from a rocky ledge.`,
  caption: `${title}: everyone in the Cretaceous is trying to sleep.`,
  added: "2025-06-01",
});

const character = (order: number, name: string, slug: string): Json => ({
  order,
  name,
  role: "A traveller in time",
  image: `${slug}.jpg`,
  alt: `${name} in front of a full moon, with an orange crest of light around the head.`,
  caption: `${name} is fast, loyal and quite sure of being right.`,
  description: `${name} saw a bobble hat, and never looked back.`,
});

const result = (character: string, id: string, letter: string): Json => ({
  character,
  id,
  name: id,
  letter,
  heading: `You are ${id}.`,
  text: `Like ${id}, you have generally set off before the question is finished.`,
  reward: { artwork: "raptor-moon", words: "“Raptor moon”, a wallpaper" },
});

const json: Record<string, Json> = {
  "ages/roman-britain.json": {
    order: 10,
    name: "Roman Britain",
    when: "AD 43 to about AD 410.",
    scene: "A straight wet road and a *great* deal of marching.",
    image: "roman-britain.jpg",
    alt: "A paved road runs to a long wall with two watchtowers.",
    books: ["book-one"],
    statements: [
      { statement: "Roman roads never bend.", answer: "story", why: "They turned where a hill was in the way." },
    ],
    artworks: ["raptor-moon"],
    pictures: ["first-jump"],
    characters: ["pip"],
  },
  "artwork/mars-canyon.json": artwork(20, "Mars canyon", "mars-canyon"),
  "artwork/raptor-moon.json": artwork(10, "Raptor moon", "raptor-moon"),
  "books/book-one.json": book(1, "book-one-the-discovery", "Book One"),
  "books/book-two.json": { ...book(2, "book-two-the-awakening", "Book Two"), listEditionsOf: "book-one" },
  "brand/palette.json": {
    night: "#120e33",
    light: "#f1edff",
    paper: "#fbf4e6",
    ink: "#1f1647",
    action: "#ffb545",
    link: "#3d21b5",
    spark: "#39e6ff",
    glow: "#ff4fd8",
  },
  "chapters/the-last-word.json": {
    order: 10,
    book: "book-one",
    number: "Chapter One",
    title: "The Last Word",
    address: "chapter-one",
    description: "Read the first chapter of The Discovery: an echo comes back too early.",
    added: "2025-06-01",
    text: ["From the front, the sign said KEEP OUT.", "***", "“It is *useful*,” Asha had said."],
    afterwards: ["Somebody is running, and it is Asha. What from?"],
  },
  "characters/finn-marlow.json": character(10, "Finn Marlow", "finn-marlow"),
  "characters/pip.json": {
    ...character(20, "Pip", "pip"),
    figure: { image: "pip-figure.png", alt: "Pip sings with his mouth wide open, one foot in the air." },
    height: 62,
  },
  "free-t-shirts/bmx.json": {
    order: 10,
    name: "BMX print",
    image: "bmx.png",
    alt: "A sticker print: a blue BMX bursts out of a yellow and pink star.",
    caption: "A free print for your avatar: full speed, front wheel up.",
  },
  "gallery/first-jump.json": {
    order: 10,
    book: "book-one",
    title: "The first jump",
    image: "first-jump.jpg",
    alt: "Finn's BMX flies off a plank ramp at night into a huge glowing ring.",
    caption: "Half a second later the front wheel was in another age.",
  },
  "lessons/draw-it-twice.json": {
    order: 10,
    title: "Draw it twice",
    ages: { from: 8, to: 12 },
    minutes: 40,
    subjects: ["science"],
    stages: ["KS2"],
    aim: "To look closely, and to find out how much we miss.",
    needs: "One natural object each, pencils, a sketchbook.",
    steps: ["Draw the object for five minutes. Turn the page."],
    fact: "Leonardo drew his own left hand again and again.",
    onTheSite: "[Pip’s pictures](/artwork).",
  },
  "merch/hoodie.json": {
    order: 10,
    name: "Portal hoodie",
    price: { amount: 39, currency: "GBP", from: false },
    url: "https://merch.example/portal-hoodie",
    image: "hoodie.jpg",
    alt: "A navy garment with a crystal and a glowing portal on the chest.",
    caption: "Warm in the ice age, handy in the rain.",
  },
  "music/chapterverse-one.json": {
    order: 10,
    title: "ChapterVerse One - The Beginning",
    embedUrl: "https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001",
    image: "chapterverse-one.jpg",
    alt: "Album cover: a huge vinyl record shines like a portal over the sea.",
    caption: "One song for every chapter of Book One.",
  },
  "pages/ages.json": samplePage("ages", "/ages", "Where have you been?", ["paper"]),
  "pages/artwork.json": samplePage("artwork", "/artwork", "Free Downloads", [
    "terms",
    "saving",
    "wallpaper",
    "phone-wallpaper",
    "poster",
    "colouring-sheet",
    "printable",
  ]),
  "pages/home.json": samplePage("home", "/", "Home", ["books"]),
  "pages/lessons.json": samplePage("lessons", "/lessons", "Lessons", ["activities", "key", "book-club", "assembly"]),
  "pages/music.json": samplePage("music", "/music", "Music", ["player"]),
  "pages/privacy-policy.json": samplePage("privacy-policy", "/privacy-policy", "Privacy policy", []),
  "pages/quiz.json": samplePage("quiz", "/which-traveller", "Which traveller are you?", []),
  "pages/questions.json": samplePage("questions", "/questions", "Questions", [
    "readers",
    "grown-ups",
    "school-reports",
  ]),
  "pages/roblox.json": samplePage("roblox", "/roblox", "Roblox Free Skins", ["items", "robux", "free-t-shirts"]),
  "pages/shop.json": { ...samplePage("shop", "/shop", "Shop", ["grown-ups"]), aliases: ["/store"] },
  "pages/videos.json": samplePage("videos", "/videos", "Videos", ["player"]),
  "pages/whats-new.json": samplePage("whats-new", "/whats-new", "What’s new", ["feed"]),
  "pages/words.json": samplePage("words", "/words", "Word hoard", []),
  "privacy-policy.json": {
    lastUpdated: "2023-11-14",
    ageLimit: 13,
    summary: ["We do not watch what you do here."],
    sections: [
      {
        id: "cookies",
        heading: "Cookies",
        blocks: [{ text: "We use one cookie, for {cookieDays} days.", list: ["It remembers your answer"] }],
      },
    ],
  },
  "questions/how-old.json": {
    order: 10,
    group: "readers",
    question: "How old do I have to be?",
    answer: ["The books are for readers of about *8 to 14*. See [the music](/music), too."],
    toAdd: "Whether the author visits schools.",
  },
  "quiz.json": {
    button: "Who am I?",
    again: "Be somebody else",
    onPaper: "Write down the letters that follow each answer you choose. ({letters}.)",
    questions: [
      {
        question: "A mammoth is standing in the road.",
        answers: [
          { text: "Go round it.", first: "finn-marlow", second: "pip" },
          { text: "Say hello.", first: "pip", second: "finn-marlow" },
        ],
      },
    ],
    results: [result("finn-marlow", "finn", "F"), result("pip", "pip", "P")],
    twoLevel: { heading: "You are two travellers at once.", text: "Read both, and have both rewards." },
    everybody: {
      id: "crew",
      heading: "You are the whole crew.",
      text: "It does make packing difficult.",
      reward: { artwork: "mars-canyon", words: "“Mars canyon”, a wallpaper" },
    },
  },
  "roblox-items/black-shirt.json": {
    order: 10,
    name: "Black shirt",
    robux: 5,
    url: "https://www.roblox.com/catalog/1000000000002/black-shirt",
    image: "black-shirt.jpg",
    alt: "A blocky avatar wears a dark top with thin glowing cyan and magenta lines.",
    caption: "Dark as deep time, with a shard of Quantanite switched on.",
  },
  "subjects/science.json": { order: 10, name: "Science", key: "Sc", text: "KS2 working scientifically" },
  "teaching.json": {
    bookClub: [{ from: 0, to: 10, title: "One word each", text: "Say the book in one word, and pass." }],
    assembly: ["Good morning. I need a quarry. *Point at nobody.*"],
  },
  "words/paradox.json": {
    name: "paradox",
    sayIt: "PA-ruh-doks",
    meaning: "Something that seems to prove *itself* wrong.",
    origin: "real",
  },
  "site.json": {
    name: "The Quantanite Trilogy",
    tagline: "Ride fast. Land in another age.",
    description: "A time-travel adventure in three books.",
    author: "The Quantanite Trilogy",
    language: "en-GB",
    dateStyle: "month-first",
    url: "https://series.example",
    contactEmail: "hello@series.example",
    downloadPrefix: "quantanite",
    shareImage: "social-card.jpg",
    shareImageAlt: "The series' name beside Finn jumping out of a glowing portal.",
    navigation: [
      { name: "Books", pages: ["book-one", "book-two"] },
      { pages: ["artwork"] },
      { name: "Watch and listen", pages: ["videos", "music"] },
      { pages: ["roblox"] },
      { pages: ["shop"] },
    ],
    footerNavigation: ["whats-new", "ages", "lessons", "words", "quiz", "questions", "privacy-policy"],
    social: [{ network: "youtube", url: "https://youtube.social.example/quantanite" }],
    newsletter: {
      action: "https://newsletter.example/subscribe",
      heading: "News from every age",
      text: "A letter when a book, a song or a free picture comes out.",
      parentsNote: "Under 13? Ask a grown-up to sign up.",
      button: "Sign me up",
      fieldName: "EMAIL",
    },
    cookieNotice: {
      text: "Press OK and one small cookie remembers that you read this.",
      button: "OK",
      cookieName: "cookie_consent",
      days: 365,
      acceptOnScroll: { enabled: false, thresholdPercent: 25 },
    },
    notFound: { text: "Pip is looking for it too.", invitation: "While he is busy, you could:" },
    slider: { autoplayMs: 7000, transitionMs: 1500 },
    stickyHeaderPx: 245,
    albumHeightPx: 352,
  },
  "slides/hero-one.json": {
    order: 10,
    book: "book-one",
    eyebrow: "Book One, out now",
    title: "The Discovery",
    line: "One jump, and the quarry is a jungle.",
    image: "hero-one.jpg",
    alt: "At sunset Finn flies off a chalk cliff on his BMX, out of a swirling portal.",
  },
  "videos/book-one-trailer.json": {
    order: 10,
    title: "Official book 1 trailer",
    url: "https://www.youtube.com/watch?v=EXAMPLE0005",
    image: "book-one-trailer.jpg",
    alt: "Finn rides his BMX through a swirling tunnel of purple and blue light.",
    durationSeconds: 24,
    publishedOn: "2024-08-31",
    quality: "hd",
    status: "new",
    description: "Twenty-four seconds, five ages and one BMX.",
  },
};

const jpeg: PictureFacts = { bytes: 800_000, format: "jpeg", width: 2000, height: 1125, space: "srgb" };
const square = { ...jpeg, width: 1000, height: 1000 };

const pictures: Record<string, PictureFacts> = {
  "ages/roman-britain.jpg": { ...jpeg, width: 1600, height: 1000 },
  "artwork/mars-canyon.jpg": jpeg,
  "artwork/raptor-moon.jpg": jpeg,
  "books/book-one-cover.jpg": { ...jpeg, width: 1000, height: 1500 },
  "books/book-two-cover.jpg": { ...jpeg, width: 1000, height: 1500 },
  "brand/icon.png": { ...jpeg, format: "png", width: 512, height: 512 },
  "characters/finn-marlow.jpg": square,
  "characters/pip-figure.png": { ...square, format: "png", clear: true },
  "characters/pip.jpg": square,
  "free-t-shirts/bmx.png": { ...jpeg, format: "png", width: 512, height: 512 },
  "gallery/first-jump.jpg": { ...jpeg, width: 1600, height: 1200 },
  "merch/hoodie.jpg": square,
  "music/chapterverse-one.jpg": square,
  "roblox-items/black-shirt.jpg": square,
  "slides/hero-one.jpg": { ...jpeg, width: 2000, height: 1000 },
  "social-card.jpg": { ...jpeg, width: 1200, height: 630 },
  "videos/book-one-trailer.jpg": { ...jpeg, width: 1280, height: 720 },
};

/** A sample picture's size in pixels. */
export const sampleSize = (path: string) => ({
  width: pictures[path]?.width ?? jpeg.width ?? 0,
  height: pictures[path]?.height ?? jpeg.height ?? 0,
});

/** A colour of its own for each file, so that no two pictures are the same. */
const colourOf = (path: string) => `#${createHash("sha1").update(path).digest("hex").slice(0, 6)}`;

/** A sample picture in one colour; a cut-out if the sample's is one. */
export function plainSample(path: string, { width, height } = sampleSize(path), colour = colourOf(path)) {
  return (pictures[path]?.clear ? plainCutOut : plainPicture)(width, height, colour);
}

/** A JSON file as readFolder returns it. */
export const jsonEntry = (path: string, value: unknown): Entry => ({
  path,
  type: "file",
  bytes: Buffer.from(typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`),
});

/** A picture file as readFolder returns it. */
export const pictureEntry = (path: string, facts: Partial<PictureFacts> = {}): Entry => ({
  path,
  type: "file",
  picture: { ...(pictures[path] ?? jpeg), ...facts },
});

const paths = [...Object.keys(json), ...Object.keys(pictures)].sort();
const folders = [...new Set(paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0] ?? ""))];

const sample: readonly Entry[] = [
  ...folders.map((path): Entry => ({ path, type: "folder" })),
  ...paths.map((path) => (path in json ? jsonEntry(path, json[path]) : pictureEntry(path, pictures[path]))),
];

/** The sample's entries, which nobody changes: a check parses each of them once. */
export const sampleEntries = (): Entry[] => [...sample];

/** A mutable copy of one of the sample's JSON values. */
export const sampleValue = (path: string): Json => structuredClone(json[path] ?? {});

/** The sample with entries replaced or added. */
export function sampleWith(...changed: Entry[]): Entry[] {
  const paths = changed.map(({ path }) => path);
  return [...sampleEntries().filter(({ path }) => !paths.includes(path)), ...changed];
}

/** All problems of these entries, sorted by file and position. */
export const findProblems = (entries: readonly Entry[], options?: { today?: string }): Problem[] =>
  readContent(entries, options).problems;
