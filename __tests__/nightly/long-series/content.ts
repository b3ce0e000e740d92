/**
 * Test fixture: the content of a series of fourteen books with some 1,100 items. Derived from the content check's
 * sample, so that schema changes are followed in one place.
 */
import { slugify } from "../../../plugins/gatsby-plugin-checked-content";
import { sampleEntries, sampleSize, sampleValue } from "../../content/sample";
import { plainPicture } from "../../plain-picture";

type Json = Record<string, unknown>;

const numbers = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen".split(" ");

/** Words that make titles and names, each pair once. */
const first =
  "Amber Bronze Copper Crimson Distant Drowned Emerald Frozen Golden Hidden Hollow Humming Iron Lonely Marble Midnight Painted Purple Quiet Restless Scarlet Silver Sleeping Velvet Wandering Whistling".split(
    " ",
  );
const second =
  "Anchor Bell Bridge Candle Castle Compass Cradle Dragon Engine Feather Garden Hammer Harbour Island Kettle Ladder Lantern Meadow Mirror Orchard Puddle River Saddle Thimble Tower Umbrella Village Window".split(
    " ",
  );

/** Names of people as no pair of words makes them: short, long, with titles, accents and marks. */
const oddNames = [
  "Bo",
  "Zoë Brontë-Łukasz",
  "Jack O’Lantern",
  "Tick & Tock",
  "The Very Reverend Augustus Pettigrew-Featherstonehaugh III",
  "Ødegård",
  "H. M. Woggle-Bug, T.E.",
  "Mrs Yoop",
  "“Button” Bright",
  "Dampfschifffahrtskapitän Müller",
];

/** How titles differ from a pair of words, in turn. */
const titleForms: ((name: string) => string)[] = [
  (name) => name,
  (name) => `The ${name}’s Secret`,
  (name) => name,
  (name) => `Müller & the ${name}`,
  (name) => `${name}!`,
  (name) => `“Who took the ${name}?”`,
  (name) => name,
];

/** The longest title that pictures, chapters and lessons may have, in letters. */
const longTitle = (name: string) => `${name}, or: How We Came to Be Late for Tea on the Day of the Regatta`;

/** Quoted words as books in several languages have them. */
const sayings = [
  "“Mind the step,” said somebody who had not.",
  "« Attention à la marche », dit la lanterne.",
  "„Vorsicht, Stufe!“, rief die Laterne.",
  "»Pas på!« råbte lygten, and it’s never wrong.",
  "‘Don’t,’ said the lantern & went out.",
];

/** One of so many, in turn. */
const inTurn = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** The name of so manieth item of a kind; kinds begin at other places. */
const nameOf = (index: number, start = 0) => {
  const place = index + start;
  const shift = Math.floor(place / first.length);
  return `${first[place % first.length]} ${second[(place + shift) % second.length]}`;
};

/** The title of so manieth item of a kind: a name, in one of several forms, and now and then a very long one. */
const titleOf = (index: number, start = 0) => {
  const name = nameOf(index, start);
  return index % 23 === 11 ? longTitle(name) : inTurn(titleForms, index)(name);
};

const slugOf = (name: string) => slugify(name);

/** An ISBN of thirteen digits, the last of which fits. */
const isbn = (index: number) => {
  const digits = `978000${String(index).padStart(6, "0")}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** How many of each kind. */
export const counts = {
  books: numbers.length,
  characters: 60,
  artwork: 401,
  videos: 80,
  words: 220,
  lessons: 30,
  chapters: 28,
  gallery: 112,
  ages: 14,
  questions: 42,
  merch: 24,
  robloxItems: 20,
  freeTShirts: 12,
  music: 14,
} as const;

/** Items of a kind: the sample's one with another name, and what differs. */
function many(
  count: number,
  folder: string,
  sample: string,
  changed: (index: number) => Json & { slug: string },
): [string, Json][] {
  return Array.from({ length: count }, (_, index) => {
    const { slug, ...fields } = changed(index);
    const usual = sampleValue(`${folder}/${sample}.json`);
    const name = fields.title ?? fields.name;
    // No two items say the same: the check would take one for a forgotten copy.
    const own = ["alt", "caption"].filter((each) => each in usual).map((each) => [each, `${name}: ${usual[each]}`]);
    return [`${folder}/${slug}.json`, { ...usual, ...Object.fromEntries(own), ...fields }];
  });
}

const bookSlug = (index: number) => `book-${(numbers[index % numbers.length] ?? "").toLowerCase()}`;
const characterName = (index: number) => {
  if (index % 6 === 5) return inTurn(oddNames, (index - 5) / 6);
  const [word] = nameOf(index).split(" ");
  return index + 1 > first.length ? `${word}${nameOf(index, 300).split(" ")[1]?.toLowerCase()}` : (word ?? "");
};
const hasFigure = (index: number) => index % 3 === 0;
const characterSlug = (index: number) => slugOf(characterName(index % counts.characters));
const artworkSlug = (index: number) => slugOf(nameOf(index % counts.artwork));
const order = (index: number) => 10 * (index + 1);
/** A day in the years before today, another for each. */
const day = (index: number) => new Date(Date.UTC(2015, 0, 1 + 9 * index)).toISOString().slice(0, 10);

/** Two series within the series: the first can be read in two orders. */
const early = numbers.slice(0, 8).map((_, index) => bookSlug(index));
const late = numbers.slice(8).map((_, index) => bookSlug(index + 8));
const waysToRead = [
  { name: "As published", books: early },
  { name: "As the story goes", books: [...early].reverse() },
];

/** What an edition may have beside price and shops. */
const paperback = (sampleValue("books/book-one.json").editions as Json[])[0] ?? {};
const released = (index: number) => `${2012 + index}-05-14`;
const edition = (index: number, format: string, further: Json = {}): Json => ({
  ...paperback,
  format,
  releaseDate: released(index),
  ...further,
});
const shops = (name: string, countries: (string | undefined)[]) =>
  countries.map((country) => ({
    name: country ? `Harbour Books ${country}` : "The Corner Bookshop & Sons",
    url: `https://books.example/${[country?.toLowerCase(), name].filter(Boolean).join("/")}`,
    ...(country && { country }),
  }));

const boxSet: Json = edition(8, "box-set", { books: early, retailers: shops("box", [undefined, "US", "IE"]) });

/** No edition of the last book, of which nothing is known; of the others, more and more. */
function editionsOf(index: number): Json[] {
  if (index === counts.books - 1) return [];
  const countries = index % 3 === 0 ? [undefined, "GB", "US", "IE", "AU"] : [undefined];
  return [
    edition(index, "paperback", {
      ...(index % 4 > 0 && { isbn: isbn(index) }),
      ...(index % 3 === 0 && { otherPrices: [{ amount: 8.99, currency: "USD", from: true }] }),
      retailers: shops(`paperback-${index + 1}`, countries),
    }),
    ...(index % 3 < 2 ? [edition(index, "ebook", { retailers: shops(`ebook-${index + 1}`, [undefined]) })] : []),
    ...(index % 5 === 0 ? [edition(index, "audiobook", { retailers: shops(`audio-${index + 1}`, ["GB"]) })] : []),
    ...(index === 0 ? [boxSet] : []),
  ];
}

/** The longest title and subtitle that a book may have. */
const longBook = {
  title:
    "The Unabridged, Annotated & Largely Truthful Log of the Lamplighter’s Apprentice, Who Went to Sea by Mistake in a Bath",
  subtitle:
    "Being the true story of it, as it was told to me, with all the weather, by somebody who’d rather not be named",
};

const scene = { image: "harbour.jpg", alt: "A harbour at night, with one lamp lit.", focus: { x: 72, y: 45 } };

const book = (index: number): Json & { slug: string } => ({
  slug: bookSlug(index),
  order: index + 1,
  featuredOrder: order(index),
  label: `Book ${numbers[index]}`,
  title: `The ${nameOf(index, 500)}`,
  ...(index % 4 > 0 && { subtitle: `Being the true story of the ${nameOf(index, 500).toLowerCase()}` }),
  ...(index === 4 && longBook),
  path: `/${bookSlug(index)}`,
  aliases: [],
  description: `Book ${numbers[index]}: a lantern, a key and a very long way home.`,
  hook: `The lantern goes out, and not for the first time. (${index + 1})`,
  releaseDate: released(index),
  ...(index === counts.books - 1 && {
    title: "TBC",
    status: "coming-soon",
    releaseDate: undefined,
    releaseNote: "TBC",
    homeOffer: undefined,
  }),
  ...(index % 3 === 0 && { homeOffer: undefined, makingOf: undefined }),
  ...(index % 2 === 0 && { scene, guidance: [{ label: "Frights", text: "A storm, and a long way down." }] }),
  ...(index % 5 === 2 && {
    praise: [{ words: "J’ai manqué mon arrêt. Deux fois.", by: "A. Lectrice", where: "« Le Phare »" }],
    questions: ["Who would you have let into the boat?"],
    pages: 200 + index,
    length: "Short chapters, one for each night",
  }),
  synopsis: Array.from({ length: 1 + (index % 4) }, (_, place) =>
    `${inTurn(sayings, index + place)} It was late. `.repeat(8).trim(),
  ),
  editions: editionsOf(index),
  ...(index % 3 === 1 && {
    makers: [
      { person: "ada-marsh", role: "author" },
      { person: index % 2 === 0 ? "ada-marsh" : "b-lake", role: "illustrator" },
    ],
  }),
  // One book has nobody, one has half of all.
  characters: Array.from({ length: index === 6 ? 0 : index === 9 ? 30 : 6 }, (_, place) =>
    characterSlug(index * 4 + place),
  ),
});

const artworkShapes = [
  ["wallpaper", "raptor-moon.jpg"],
  ["phone-wallpaper", "phone.jpg"],
  ["poster", "poster.jpg"],
  ["colouring-sheet", "sheet.png"],
] as const;

/** A personality quiz of twelve questions with four answers each, and six results, one with the longest name. */
function quiz(): Json {
  const travellers = [0, 1, 2, 3, 4, 29].map((index) => ({ slug: characterSlug(index), name: characterName(index) }));
  const who = (place: number) => inTurn(travellers, place).slug;
  const sample = sampleValue("quiz.json");
  const [result] = sample.results as Json[];
  const reward = { artwork: artworkSlug(0), words: "A picture to keep" };
  return {
    ...sample,
    questions: Array.from({ length: 12 }, (_, index) => ({
      question: `The lantern has gone out. What do you do at ${index + 1} o’clock?`,
      answers: ["Light it.", "Sing.", "Ask who’s there.", "Go to sleep & dream of it."].map((text, place) => ({
        text,
        first: who(4 * index + place),
        second: who(4 * index + place + 3 - (place % 2)),
      })),
    })),
    results: travellers.map(({ slug, name }, index) => ({
      ...result,
      character: slug,
      id: `result-${"abcdef"[index]}`,
      name,
      letter: "ABCDEF"[index],
      heading: `You are ${name}.`,
      reward,
    })),
    everybody: { ...(sample.everybody as Json), reward },
  };
}

/** JSON files, by path below data/. */
export function longJson(): Record<string, Json> {
  const sample = sampleEntries().filter(({ path }) => /^(?:pages|subjects)\/|^[^/]*\.json$|palette/.test(path));
  const kept = sample
    .filter(({ path }) => path.endsWith(".json"))
    .map(({ path }): [string, Json] => [path, sampleValue(path)]);
  const site = sampleValue("site.json");
  const page = (template: string, path: string, name: string, sections: string[] = []): Json => ({
    ...sampleValue("pages/words.json"),
    template,
    path,
    name,
    description: `${name}: everything that there is of it, for free.`,
    sections: sections.map((id) => ({ id, heading: `About ${id}`, text: ["As it is, and no more than that."] })),
  });
  const byBook = (name: string): [string, Json] => [
    `pages/${name}.json`,
    { ...sampleValue(`pages/${name}.json`), groupBy: "book" },
  ];
  const entries: [string, Json][] = [
    ...kept,
    [
      "site.json",
      {
        ...site,
        name: "The Lantern Books",
        author: "Ödön Quill",
        illustrator: "Ada Marsh",
        publisher: "Lamp & Daughters",
        year: `${released(0).slice(0, 4)} to ${released(counts.books - 2).slice(0, 4)}`,
        navigation: [
          { name: "Books", pages: numbers.map((_, index) => bookSlug(index)) },
          { name: "Discover", pages: ["characters", "ages", "words", "quiz"] },
          { pages: ["artwork"] },
          { name: "Watch and listen", pages: ["videos", "music"] },
          { name: "Shop", pages: ["shop", "roblox"] },
          { pages: ["grown-ups"] },
        ],
        footerNavigation: ["find", "whats-new", "lessons", "questions", "about", "privacy-policy"],
      },
    ],
    ["quiz.json", quiz()],
    byBook("artwork"),
    byBook("videos"),
    [
      "pages/books.json",
      {
        ...page("books", "/books", "All the books"),
        sections: [{ id: "order", heading: "In which order?", text: ["In any that you like."] }],
      },
    ],
    ["pages/find.json", page("find", "/find", "Find anything")],
    ["pages/about.json", page("text", "/about", "Who’s behind it", ["people", "pictures"])],
    ["pages/grown-ups.json", page("grown-ups", "/for-grown-ups", "For grown-ups", ["reading", "site", "press"])],
    [
      "pages/characters.json",
      {
        ...page("characters", "/characters", "Characters", ["everyone"]),
        groupBy: "book",
        scene: { ...scene, image: "station.jpg" },
        cutout: { image: "lamplighter.png", alt: "A lamplighter waves." },
      },
    ],
    ...many(counts.books, "books", "book-one", book),
    ["people/ada-marsh.json", { order: 10, name: "Ada Marsh", about: ["Ada Marsh lives by the sea."] }],
    ["people/b-lake.json", { order: 20, name: "B. Lake" }],
    ["series/harbour-years.json", { order: 10, name: "The Harbour Years", books: early, orders: waysToRead }],
    ["series/island-years.json", { order: 20, name: "The Island Years", books: late }],
    ...many(counts.characters, "characters", "finn-marlow", (index) => ({
      slug: characterSlug(index),
      order: order(index),
      name: characterName(index),
      role: inTurn(["A lamplighter", "Nobody’s aunt, as far as anybody knows, and a cook", "Cat"], index),
      image: `${characterSlug(index)}.jpg`,
      alt: `${characterName(index)} holds up a lantern against the rain.`,
      caption: `${characterName(index)} is quick, loyal and quite sure of being right.`,
      description: `${characterName(index)} saw a light in the harbour. ${inTurn(sayings, index)}`,
      ...(index % 2 === 0 && { hook: "Has never been late for anything but school." }),
      ...(hasFigure(index) && {
        figure: {
          image: `${characterSlug(index)}-figure.png`,
          alt: `${characterName(index)} stands on one leg and waves.`,
        },
        height: 50 + ((index * 7) % 90),
      }),
      ...(index % 4 === 0 && { about: sayings.slice(0, 1 + (index % 3)), keywords: [`lamp ${index}`] }),
    })),
    ...many(counts.artwork, "artwork", "raptor-moon", (index) => {
      const [kind, image] = inTurn(artworkShapes, index);
      const title = titleOf(index);
      return {
        slug: artworkSlug(index),
        order: order(index),
        kind,
        image,
        title,
        alt: `${title} Somebody with a lantern walks past it in the rain.`,
        caption: `${title} ${inTurn(sayings, index)}`,
        added: day(index),
        ...(index % 20 > 0 && { book: bookSlug(index) }),
        characters: Array.from({ length: index % 4 }, (_, place) => characterSlug(index + place)),
        ...(index % 9 === 0 && { focus: { x: 30, y: 60 }, keywords: ["rainy"] }),
      };
    }),
    ...many(counts.videos, "videos", "book-one-trailer", (index) => ({
      slug: slugOf(nameOf(index, 420)),
      order: order(index),
      title: `How to draw: ${inTurn(titleForms, index)(nameOf(index, 420))}`,
      url: inTurn(
        [
          `https://www.youtube.com/watch?v=EXAMPLE${String(index).padStart(4, "0")}`,
          `https://vimeo.com/90000${String(index).padStart(4, "0")}`,
          `https://films.example/${slugOf(nameOf(index, 420))}.mp4`,
        ],
        index % 8 === 7 ? 1 + (index % 2) : 0,
      ),
      durationSeconds: 20 + index * 61,
      publishedOn: day(index * 5),
      status: index > counts.videos - 3 ? "new" : undefined,
      ...(index % 10 > 0 && { book: bookSlug(index) }),
      ...(index % 3 === 0 && { noSpeech: true }),
      ...(index % 3 === 1 && { transcript: [...sayings], characters: [characterSlug(index)] }),
      ...(index === 5 && { featured: true }),
    })),
    ...many(counts.words, "words", "paradox", (index) => {
      const [one = "", two = ""] = nameOf(index, 130).toLowerCase().split(" ");
      return {
        slug: `${one}-${two}-word`,
        name: inTurn([`${one} ${two}`, `${two} of ${one}`, `${two}’s ${one}`, `über-${two} ${one}`], index),
        ...(index % 3 === 0 && { sayIt: undefined }),
        ...(index % 5 === 0 && { origin: "made-up", originNote: "Made up, and by us" }),
        ...(index % 4 > 0 && { book: bookSlug(index) }),
      };
    }),
    ...["Design & technology", "English", "Maths"].map((name, index): [string, Json] => [
      `subjects/${slugOf(name)}.json`,
      { ...sampleValue("subjects/science.json"), order: order(index + 1), name },
    ]),
    ...many(counts.lessons, "lessons", "draw-it-twice", (index) => ({
      slug: `lesson-${slugOf(nameOf(index, 350))}`,
      order: order(index),
      title: index === 7 ? longTitle(nameOf(index, 350)) : `Measure a ${nameOf(index, 350).toLowerCase()}`,
      ages: { from: 5 + (index % 6), to: 8 + (index % 6) },
      minutes: 20 + 10 * (index % 5),
      subjects: index % 2 === 0 ? ["science"] : ["english", "design-and-technology"],
      stages: index % 3 === 0 ? ["KS1", "KS2"] : ["KS2"],
      ...(index % 4 === 0 && { artwork: artworkSlug(index), fact: "Sound travels 343 metres in a second." }),
      ...(index % 5 === 0 && { onTheSite: undefined, where: "outdoors", added: day(index * 20) }),
    })),
    ...many(counts.chapters, "chapters", "the-last-word", (index) => ({
      slug: `${bookSlug(index)}-${index < counts.books ? "one" : "two"}`,
      order: order(index),
      book: bookSlug(index),
      number: index < counts.books ? "Chapter One" : "Chapter Two",
      title: titleOf(index, 600),
      address: index < counts.books ? "chapter-one" : "chapter-two",
      added: day(index * 14),
      text: Array.from({ length: 40 }, (_, place) => `${inTurn(sayings, index + place)} It rained all that night.`),
      ...(index % 3 === 0 && { afterwards: undefined }),
    })),
    ...many(counts.gallery, "gallery", "first-jump", (index) => ({
      slug: `scene-${slugOf(nameOf(index, 200))}`,
      order: order(index),
      book: bookSlug(index),
      title: titleOf(index, 200),
      ...(index % 4 === 0 && { characters: [characterSlug(index)], focus: { x: 20, y: 30 } }),
    })),
    ...many(counts.ages, "ages", "roman-britain", (index) => ({
      slug: `age-${index + 1}`,
      order: order(index),
      name: `The ${nameOf(index, 55)} years`,
      ...(index % 2 === 0 && { year: `${1000 + 77 * index}` }),
      books: [bookSlug(index)],
      artworks: index % 3 === 0 ? undefined : [artworkSlug(index)],
      pictures: [`scene-${slugOf(nameOf(index, 200))}`],
      characters: index % 4 === 1 ? undefined : [characterSlug(index), characterSlug(index + 5)],
    })),
    ...many(counts.questions, "questions", "how-old", (index) => ({
      slug: `about-${slugOf(nameOf(index, 75))}`,
      order: order(index),
      group: inTurn(["readers", "grown-ups", "school-reports"], index),
      question: `What is the ${nameOf(index, 75).toLowerCase()} for?`,
      answer: sayings.slice(index % 4),
      toAdd: undefined,
    })),
    ...many(counts.merch, "merch", "hoodie", (index) => ({
      slug: `shirt-${index + 1}`,
      order: order(index),
      name: titleOf(index, 250),
      price: { amount: 10 + index, currency: inTurn(["GBP", "EUR", "USD"], index), from: index % 2 === 0 },
      url: `https://merch.example/shirt-${index + 1}`,
    })),
    ...many(counts.robloxItems, "roblox-items", "black-shirt", (index) => ({
      slug: `jacket-${index + 1}`,
      order: order(index),
      name: `${nameOf(index, 280)} jacket`,
      url: `https://www.roblox.com/catalog/10000000${100 + index}/jacket`,
    })),
    ...many(counts.freeTShirts, "free-t-shirts", "bmx", (index) => ({
      slug: `print-${index + 1}`,
      order: order(index),
      name: `${nameOf(index, 310)} print`,
    })),
    ...many(counts.music, "music", "chapterverse-one", (index) => ({
      slug: `songs-${index + 1}`,
      order: order(index),
      title: `Songs of the ${nameOf(index, 330)}`,
      embedUrl:
        index % 5 === 4
          ? `https://bandcamp.com/EmbeddedPlayer/album=${1000 + index}`
          : `https://open.spotify.com/embed/album/EXAMPLEALBUM00000000${String(index + 10)}`,
    })),
    ...many(2, "slides", "hero-one", (index) => ({
      slug: `hero-${index + 1}`,
      order: order(index),
      book: bookSlug(index + 11),
      title: `The ${nameOf(index + 11, 500)}`,
    })),
  ];
  return Object.fromEntries(entries.map(([path, value]) => [path, renamed(value)]));
}

/** The sample's people and pictures in words taken from it as this series' own. */
const renamed = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll("finn-marlow", characterSlug(0))
      .replaceAll('"pip"', `"${characterSlug(1)}"`)
      .replaceAll(/"(?:raptor-moon|mars-canyon)"/g, `"${artworkSlug(0)}"`),
  );

/** Single-colour pictures, by path below data/. Items of a kind share them, but for characters: each has its own face. */
export async function longPictures(): Promise<Record<string, Buffer>> {
  const ofSample = sampleEntries()
    .filter(({ path, picture }) => picture && !/^(?:artwork|characters)\//.test(path))
    .map(async ({ path }, index): Promise<[string, Buffer]> => {
      const { width, height } = sampleSize(path);
      const plain = plainPicture(width, height, `hsl(${index * 40}, 60%, 40%)`);
      return [path, await (path.endsWith(".png") ? plain.png() : plain.jpeg()).toBuffer()];
    });
  const faces = Array.from({ length: counts.characters }, async (_, index): Promise<[string, Buffer][]> => {
    const colour = `hsl(${index * 6}, ${40 + (index % 4) * 15}%, 40%)`;
    const path = `characters/${characterSlug(index)}`;
    const portrait = await plainPicture(1000, 1000, colour).jpeg().toBuffer();
    const figure = await plainPicture(400 + 10 * (index % 7), 900, colour)
      .png()
      .toBuffer();
    return [
      [`${path}.jpg`, portrait],
      ...(hasFigure(index) ? [[`${path}-figure.png`, figure] as [string, Buffer]] : []),
    ];
  });
  return {
    ...Object.fromEntries(await Promise.all(ofSample)),
    ...Object.fromEntries((await Promise.all(faces)).flat()),
    "books/harbour.jpg": await plainPicture(2400, 1000, "#123").jpeg().toBuffer(),
    "pages/station.jpg": await plainPicture(2400, 1000, "#132").jpeg().toBuffer(),
    "pages/lamplighter.png": await plainPicture(600, 500, "#630").png().toBuffer(),
    "artwork/raptor-moon.jpg": await plainPicture(3840, 2160, "#246").jpeg().toBuffer(),
    "artwork/phone.jpg": await plainPicture(1080, 2400, "#462").jpeg().toBuffer(),
    "artwork/poster.jpg": await plainPicture(1654, 2339, "#624").jpeg().toBuffer(),
    "artwork/sheet.png": await plainPicture(1240, 1754, "#fed").png().toBuffer(),
  };
}
