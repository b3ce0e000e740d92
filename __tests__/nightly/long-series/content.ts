/**
 * Test fixture: the content of a series of fourteen books with some 1,100 items. Derived from the content check's
 * sample, so that schema changes are followed in one place.
 */
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

/** The name of so manieth item of a kind; kinds begin at other places. */
const nameOf = (index: number, start = 0) => {
  const place = index + start;
  const shift = Math.floor(place / first.length);
  return `${first[place % first.length]} ${second[(place + shift) % second.length]}`;
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

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
    return [`${folder}/${slug}.json`, { ...sampleValue(`${folder}/${sample}.json`), ...fields }];
  });
}

const bookSlug = (index: number) => `book-${(numbers[index % numbers.length] ?? "").toLowerCase()}`;
const characterName = (index: number) =>
  `${nameOf(index).split(" ")[0]}${index + 1 > first.length ? nameOf(index, 300).split(" ")[1]?.toLowerCase() : ""}`;
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

const boxSet: Json = {
  ...(sampleValue("books/book-one.json").editions as Json[])[0],
  format: "box-set",
  books: early,
  retailers: [
    { name: "Corner Bookshop", url: "https://books.example/box" },
    { name: "Main Street Books", url: "https://books.example/us/box", country: "US" },
    { name: "Harbour Books", url: "https://books.example/ie/box", country: "IE" },
  ],
};

const artworkShapes = [
  ["wallpaper", "raptor-moon.jpg"],
  ["phone-wallpaper", "phone.jpg"],
  ["poster", "poster.jpg"],
  ["colouring-sheet", "sheet.png"],
] as const;

/** JSON files, by path below data/. */
export function longJson(): Record<string, Json> {
  const sample = sampleEntries().filter(({ path }) => /^(?:pages|subjects)\/|^[^/]*\.json$|palette/.test(path));
  const kept = sample
    .filter(({ path }) => path.endsWith(".json"))
    .map(({ path }): [string, Json] => [
      path,
      JSON.parse(
        JSON.stringify(sampleValue(path))
          .replaceAll("finn-marlow", characterSlug(0))
          .replaceAll('"pip"', `"${characterSlug(1)}"`)
          .replaceAll(/"(?:raptor-moon|mars-canyon)"/g, `"${artworkSlug(0)}"`),
      ),
    ]);
  const site = sampleValue("site.json");
  const page = (template: string, path: string, name: string): Json => ({
    ...sampleValue("pages/words.json"),
    template,
    path,
    name,
    description: `${name}: everything that there is of it, for free.`,
  });
  return Object.fromEntries<Json>([
    ...kept,
    [
      "site.json",
      {
        ...site,
        name: "The Lantern Books",
        navigation: [
          { name: "Books", pages: numbers.map((_, index) => bookSlug(index)) },
          { name: "Discover", pages: ["characters", "ages", "words", "quiz"] },
          { pages: ["artwork"] },
          { name: "Watch and listen", pages: ["videos", "music"] },
          { name: "Shop", pages: ["shop", "roblox"] },
        ],
        footerNavigation: ["find", "whats-new", "lessons", "questions", "privacy-policy"],
      },
    ],
    ["pages/artwork.json", { ...sampleValue("pages/artwork.json"), groupBy: "book" }],
    ["pages/videos.json", { ...sampleValue("pages/videos.json"), groupBy: "book" }],
    [
      "pages/books.json",
      {
        ...page("books", "/books", "All the books"),
        sections: [{ id: "order", heading: "In which order?", text: ["In any that you like."] }],
      },
    ],
    ["pages/find.json", page("find", "/find", "Find anything")],
    [
      "pages/characters.json",
      {
        ...page("characters", "/characters", "Characters"),
        groupBy: "book",
        sections: [{ id: "everyone", heading: "Everyone", text: ["All who are met in the books."] }],
      },
    ],
    ...many(counts.books, "books", "book-one", (index) => ({
      slug: bookSlug(index),
      order: index + 1,
      featuredOrder: order(index),
      label: `Book ${numbers[index]}`,
      title: `The ${nameOf(index, 500)}`,
      path: `/${bookSlug(index)}`,
      aliases: [],
      description: `Book ${numbers[index]}: a lantern, a key and a very long way home.`,
      hook: `The lantern goes out for the ${index + 1}. time.`,
      subtitle: `Being the true story of the ${nameOf(index, 500).toLowerCase()}, as it was told to me`,
      ...(index === 0 && { editions: [...(sampleValue("books/book-one.json").editions as Json[]), boxSet] }),
      makers: [
        { person: "ada-marsh", role: "author" },
        { person: index % 2 === 0 ? "ada-marsh" : "b-lake", role: "illustrator" },
      ],
      characters: Array.from({ length: 6 }, (_, place) => characterSlug(index * 4 + place)),
    })),
    ["people/ada-marsh.json", { order: 10, name: "Ada Marsh", about: ["Ada Marsh lives by the sea."] }],
    ["people/b-lake.json", { order: 20, name: "B. Lake" }],
    ["series/harbour-years.json", { order: 10, name: "The Harbour Years", books: early, orders: waysToRead }],
    ["series/island-years.json", { order: 20, name: "The Island Years", books: late }],
    ...many(counts.characters, "characters", "pip", (index) => ({
      slug: characterSlug(index),
      order: order(index),
      name: characterName(index),
      image: "pip.jpg",
      alt: `${characterName(index)} holds up a lantern against the rain.`,
      caption: `${characterName(index)} is quick, loyal and quite sure of being right.`,
      description: `${characterName(index)} saw a light in the harbour, and never looked back.`,
    })),
    ...many(counts.artwork, "artwork", "raptor-moon", (index) => {
      const [kind, image] = artworkShapes[index % artworkShapes.length] ?? artworkShapes[0];
      const title = nameOf(index);
      return {
        slug: artworkSlug(index),
        order: order(index),
        kind,
        image,
        title,
        alt: `${title}: somebody with a lantern walks past it in the rain.`,
        caption: `${title}: nobody upstairs has noticed yet.`,
        added: day(index),
        ...(index % 20 > 0 && { book: bookSlug(index) }),
        characters: [characterSlug(index)],
      };
    }),
    ...many(counts.videos, "videos", "book-one-trailer", (index) => ({
      slug: slugOf(nameOf(index, 420)),
      order: order(index),
      title: `How to draw: ${nameOf(index, 420)}`,
      url: `https://www.youtube.com/watch?v=EXAMPLE${String(index).padStart(4, "0")}`,
      publishedOn: day(index * 5),
      book: bookSlug(index),
    })),
    ...many(counts.words, "words", "paradox", (index) => ({
      slug: `${slugOf(nameOf(index, 130))}-word`,
      name: nameOf(index, 130).toLowerCase(),
    })),
    ...many(counts.lessons, "lessons", "draw-it-twice", (index) => ({
      slug: `lesson-${slugOf(nameOf(index, 350))}`,
      order: order(index),
      title: `Measure a ${nameOf(index, 350).toLowerCase()}`,
    })),
    ...many(counts.chapters, "chapters", "the-last-word", (index) => ({
      slug: `${bookSlug(index)}-${index < counts.books ? "one" : "two"}`,
      order: order(index),
      book: bookSlug(index),
      number: index < counts.books ? "Chapter One" : "Chapter Two",
      title: nameOf(index, 600),
      address: index < counts.books ? "chapter-one" : "chapter-two",
      added: day(index * 14),
      text: Array.from({ length: 40 }, (_, place) => `Rain, said the lantern, for the ${place + 1}. time that night.`),
    })),
    ...many(counts.gallery, "gallery", "first-jump", (index) => ({
      slug: `scene-${slugOf(nameOf(index, 200))}`,
      order: order(index),
      book: bookSlug(index),
      title: `At the ${nameOf(index, 200)}`,
    })),
    ...many(counts.ages, "ages", "roman-britain", (index) => ({
      slug: `age-${index + 1}`,
      order: order(index),
      name: `The ${nameOf(index, 55)} years`,
      books: [bookSlug(index)],
      artworks: [artworkSlug(index)],
      pictures: [`scene-${slugOf(nameOf(index, 200))}`],
      characters: [characterSlug(index)],
    })),
    ...many(counts.questions, "questions", "how-old", (index) => ({
      slug: `about-${slugOf(nameOf(index, 75))}`,
      order: order(index),
      question: `What is the ${nameOf(index, 75).toLowerCase()} for?`,
    })),
    ...many(counts.merch, "merch", "hoodie", (index) => ({
      slug: `shirt-${index + 1}`,
      order: order(index),
      name: `${nameOf(index, 250)} shirt`,
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
      embedUrl: `https://open.spotify.com/embed/album/EXAMPLEALBUM00000000${String(index + 10)}`,
    })),
    ...many(1, "slides", "hero-one", () => ({ slug: "hero-one" })),
  ]);
}

/** Single-colour pictures, by path below data/. Items of a kind share them. */
export async function longPictures(): Promise<Record<string, Buffer>> {
  const ofSample = sampleEntries()
    .filter(({ path, picture }) => picture && !path.startsWith("artwork/mars") && !path.endsWith("finn-marlow.jpg"))
    .map(async ({ path }, index): Promise<[string, Buffer]> => {
      const { width, height } = sampleSize(path);
      const plain = plainPicture(width, height, `hsl(${index * 40}, 60%, 40%)`);
      return [path, await (path.endsWith(".png") ? plain.png() : plain.jpeg()).toBuffer()];
    });
  return {
    ...Object.fromEntries(await Promise.all(ofSample)),
    "artwork/raptor-moon.jpg": await plainPicture(3840, 2160, "#246").jpeg().toBuffer(),
    "artwork/phone.jpg": await plainPicture(1080, 2400, "#462").jpeg().toBuffer(),
    "artwork/poster.jpg": await plainPicture(1654, 2339, "#624").jpeg().toBuffer(),
    "artwork/sheet.png": await plainPicture(1240, 1754, "#fed").png().toBuffer(),
  };
}
