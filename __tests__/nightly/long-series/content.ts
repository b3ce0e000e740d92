/**
 * Test fixture: a series of fourteen books with some 1,100 items, which are copies of the content check's sample, so that
 * schema changes are followed in one place.
 */
import { plainSample, sampleEntries, sampleSize, sampleValue } from "../../content/sample";

type Json = Record<string, unknown>;

/** The copies of an item, by its path below data/. */
const copies: Record<string, number> = {
  "ages/roman-britain": 13,
  "artwork/raptor-moon": 400,
  "books/book-one": 12,
  "chapters/the-last-word": 28,
  "characters/finn-marlow": 60,
  "free-t-shirts/bmx": 12,
  "gallery/first-jump": 112,
  "lessons/draw-it-twice": 30,
  "merch/hoodie": 24,
  "music/chapterverse-one": 14,
  "questions/how-old": 42,
  "roblox-items/black-shirt": 20,
  "slides/hero-one": 2,
  "videos/book-one-trailer": 80,
  "words/paradox": 220,
};

/** What names are like: plain, with accents, marks and signs of HTML. */
const forms: ((name: string) => string)[] = [
  (name) => name,
  (name) => `Müller & ${name}`,
  (name) => `“Who took ${name}?”`,
];

/** As long as a title may be. */
const long = (name: string) => `${name}, or: How We Came to Be Late for Tea on the Day of the Regatta`;

const sayings = ["“Mind the step,” said somebody who had not.", "« Attention à la marche », dit la lanterne."];

const inTurn = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** An address elsewhere, which is of one item alone. */
const another = (url: string, index: number) =>
  /\d{4}/.test(url) ? url.replace(/\d{4}(?=\D*$)/, `${1000 + index}`) : `${url}-${index}`;

const artworkShapes = [
  ["wallpaper", "raptor-moon.jpg"],
  ["phone-wallpaper", "phone.jpg"],
  ["poster", "poster.jpg"],
  ["colouring-sheet", "sheet.png"],
] as const;

const bookSlug = (index: number) => (index === 0 ? "book-one" : `book-one-${1 + (index % 12)}`);

/** What differs in the copies of a kind beside names, words and addresses. */
const changed: Record<string, (index: number) => Json> = {
  ages: (index) => ({ books: [bookSlug(index)] }),
  artwork: (index) => {
    const [kind, image] = inTurn(artworkShapes, index);
    return {
      kind,
      image,
      ...(index % 20 > 0 && { book: bookSlug(index) }),
      characters: index % 3 ? ["pip"] : undefined,
    };
  },
  books: (index) => ({
    order: index + 2,
    label: `Book ${index + 2}`,
    path: `/book-${index + 2}`,
    aliases: [],
    releaseDate: `${2000 + index}-05-14`,
    homeOffer: undefined,
    editions: (sampleValue("books/book-one.json").editions as Json[]).map((edition) => ({
      ...edition,
      retailers: [{ name: "The Corner Bookshop & Sons", url: `https://books.example/copies/${index}` }],
    })),
  }),
  chapters: (index) => ({
    book: bookSlug(index),
    number: index < 12 ? "Chapter Two" : "Chapter Three",
    address: index < 12 ? "chapter-two" : index < 24 ? "chapter-three" : "chapter-four",
    text: Array.from({ length: 40 }, (_, place) => `${inTurn(sayings, place)} It rained all that night.`),
  }),
  gallery: (index) => ({ book: bookSlug(index) }),
  videos: (index) => ({ book: bookSlug(index), status: undefined }),
  words: (index) => ({ book: bookSlug(index) }),
};

function copyOf(path: string, index: number): Json {
  const item = sampleValue(`${path}.json`);
  const orders = ["order", "featuredOrder"].filter((field) => field in item).map((field) => [field, 100 + index]);
  const copy: Json = { ...item, ...Object.fromEntries(orders), ...changed[path.split("/")[0] ?? ""]?.(index) };
  for (const field of ["name", "title", "question"]) {
    if (field in item)
      copy[field] = inTurn(field === "title" ? [...forms, long] : forms, index)(`${item[field]} ${index}`);
  }
  // No two items say the same: the check would take one for a forgotten copy.
  for (const field of ["alt", "caption", "coverAlt", "hook", "description"]) {
    if (field in item) copy[field] = `Number ${index}: ${item[field]}`;
  }
  for (const field of ["url", "embedUrl"]) if (field in item) copy[field] = another(`${item[field]}`, index);
  return copy;
}

/** JSON files, by path below data/. */
export function longJson(): Record<string, Json> {
  const own = sampleEntries().flatMap(({ path }): [string, Json][] =>
    path.endsWith(".json") ? [[path, sampleValue(path)]] : [],
  );
  const more = Object.entries(copies).flatMap(([path, count]) =>
    Array.from({ length: count }, (_, index): [string, Json] => [`${path}-${index + 1}.json`, copyOf(path, index + 1)]),
  );
  return Object.fromEntries([...own, ...more]);
}

/** Single-colour pictures, by path below data/, which copies share. */
export async function longPictures(): Promise<Record<string, Buffer>> {
  const sizes = sampleEntries().flatMap(({ path, picture }) => (picture ? [[path, sampleSize(path)] as const] : []));
  const further = { "phone.jpg": [1080, 2400], "poster.jpg": [1654, 2339], "sheet.png": [1240, 1754] } as const;
  const all = [
    ...sizes,
    ...Object.entries(further).map(([name, [width, height]]) => [`artwork/${name}`, { width, height }] as const),
  ];
  const drawn = all.map(async ([path, { width, height }], index): Promise<[string, Buffer]> => {
    const plain = plainSample(path, { width, height }, `hsl(${index * 40}, 60%, 40%)`);
    return [path, await (path.endsWith(".png") ? plain.png() : plain.jpeg()).toBuffer()];
  });
  return Object.fromEntries(await Promise.all(drawn));
}
