/** Typical mistakes of maintainers, each inserted into valid content: the test cases of the content check. */
import { svgProblem, type Entry, told } from "../../plugins/gatsby-plugin-checked-content";
import { jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const artwork = "artwork/raptor-moon.json";
const picture = "artwork/raptor-moon.jpg";
const book = "books/book-one.json";

type Change = (value: Record<string, unknown>) => void;

const change = (path: string, edit: Change | Record<string, unknown>): Entry[] => {
  const value = sampleValue(path);
  if (typeof edit === "function") edit(value);
  else Object.assign(value, edit);
  return sampleWith(jsonEntry(path, value));
};

const text = (path: string, edit: (text: string) => string): Entry[] =>
  sampleWith(jsonEntry(path, edit(`${JSON.stringify(sampleValue(path), null, 2)}\n`)));

const bytes = (path: string, content: Uint8Array): Entry[] => sampleWith({ path, type: "file", bytes: content });

const without = (...paths: string[]) => sampleEntries().filter(({ path }) => !paths.includes(path));

/** The sample with a file in place of the artwork's picture. */
const instead = (path: string): Entry[] => [...without(picture), { path, type: "file" }];

/** Files, or a folder, moved or renamed without a word to those that name them: [from, to] in pairs. */
const moved = (...moves: (readonly [from: string, to: string])[]) =>
  moves.reduce(
    (entries, [from, to]) =>
      entries.map((entry) =>
        entry.path === from || entry.path.startsWith(`${from}/`)
          ? { ...entry, path: to + entry.path.slice(from.length) }
          : entry,
      ),
    sampleEntries(),
  );

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

const drawn = (after: string, file: string | Buffer = svg("")): Entry[] =>
  sampleWith(
    jsonEntry("chapters/the-last-word.json", {
      ...sampleValue("chapters/the-last-word.json"),
      drawings: [{ image: "wheel.svg", alt: "A drawing of a bike wheel and its track in the dust.", after }],
    }),
    pictureEntry("chapters/wheel.svg", {
      format: "svg",
      width: 600,
      height: 420,
      fault: svgProblem(Buffer.from(file)),
    }),
  );

type Edition = Record<string, unknown>;

/** A book with its first edition changed, and more of them. */
const sold = (first: Edition, ...more: Edition[]): Entry[] =>
  change(book, (value) => {
    const [edition] = value.editions as Edition[];
    value.editions = [{ ...edition, ...first }, ...more.map((one) => ({ ...edition, ...one }))];
  });

/** An age with something to look for in its picture. */
const looked = (fields: object): Entry[] => [
  ...change("ages/roman-britain.json", fields as Record<string, unknown>),
  pictureEntry("ages/cone.png", { bytes: 90_000, format: "png", width: 300, height: 300, clear: true }),
];

/** The thing to look for in an age's picture. */
const hidden = (at: object, width = 6.6) => ({
  misplaced: { image: "cone.png", alt: "An orange traffic cone stands in the grass.", at, width, words: "Road works." },
});

const toCome = { status: "coming-soon", releaseDate: undefined, editions: [] };

export const slips: Record<string, Entry[]> = {
  "a character that XML forbids, in a title": change(artwork, { title: "Raptor\ufffe moon" }),
  "half of a character, in a caption": change(artwork, { caption: "Everyone \ud83d is asleep." }),
  "a shortcut instead of a file": sampleWith({ path: "artwork/moon.jpg", type: "link" }),
  "a folder by the name of its page": sampleEntries().map((entry) => ({
    ...entry,
    path: entry.path.replace(/^merch(?=\/|$)/, "merchandise"),
  })),
  "a question called as the part of the page that it stands in": sampleWith(
    jsonEntry("questions/readers.json", {
      ...sampleValue("questions/how-old.json"),
      order: 20,
      question: "Who reads?",
    }),
  ),
  "a word called as a part of every page": sampleWith(
    jsonEntry("words/newsletter.json", {
      ...sampleValue("words/paradox.json"),
      name: "newsletter",
      meaning: "A *letter*.",
    }),
  ),
  "a misspelt folder": sampleWith({ path: "artwrk", type: "folder" }),
  "a folder with a capital letter": sampleEntries().map((entry) => ({
    ...entry,
    path: entry.path.replace(/^artwork(?=\/|$)/, "Artwork"),
  })),
  "a copy of what there is only one of": sampleWith(jsonEntry("quiz (1).json", sampleValue("quiz.json"))),
  "a JSON file with a space behind its ending": sampleWith({ path: "artwork/moon.json ", type: "file" }),
  "a name of signs alone": sampleWith(pictureEntry("artwork/🦖.jpg")),
  "a name of a hundred letters and more": sampleWith(pictureEntry(`artwork/${"moon-".repeat(20)}night.jpg`)),
  "a JSON file that a program named .txt": sampleWith({ path: "artwork/moon.json.txt", type: "file" }),
  "an item's file with a capital, a space and a sign too many": sampleEntries().map((entry) => ({
    ...entry,
    path: entry.path.replace("raptor-moon.json", "Raptor moon_.json"),
  })),
  "an item twice but for capitals": sampleWith(jsonEntry("artwork/Raptor-Moon.json", sampleValue(artwork))),
  "a reading order without one of the books, and with another": sampleWith(
    jsonEntry("series/harbour.json", {
      order: 10,
      name: "The Harbour Years",
      books: ["book-one"],
      orders: [
        { name: "As published", books: ["book-one"] },
        { name: "As the story goes", books: ["book-two"] },
      ],
    }),
  ),
  "a country by another name than its code": change(book, (value) => {
    const [edition] = value.editions as { retailers: object[] }[];
    Object.assign(edition?.retailers[0] ?? {}, { country: "UK" });
  }),
  "a folder inside a folder": sampleWith({ path: "artwork/new", type: "folder" }),
  "a JSON file outside its folder": sampleWith(jsonEntry("raptor.json", {})),
  "a misspelt file name": sampleWith(jsonEntry("sites.json", {})),
  "a file of no use": sampleWith({ path: "artwork/notes.txt", type: "file" }),
  "a picture of another type": sampleWith({ path: "artwork/moon.webp", type: "file" }),
  "a name that Windows refuses": sampleWith(
    jsonEntry("artwork/con.json", sampleValue(artwork)),
    pictureEntry("artwork/aux.jpg"),
  ),
  "a page at a name that Windows refuses": change("pages/shop.json", { path: "/nul" }),
  "a name with capitals and spaces": sampleWith(pictureEntry("artwork/Raptor Moon 2.JPG")),
  "a name taken but for capitals": sampleWith(pictureEntry("artwork/Raptor-Moon.jpg")),
  "one picture as jpg and jpeg": sampleWith(pictureEntry("artwork/raptor-moon.jpeg")),
  "a file without the right to read it": sampleWith({ path: artwork, type: "file", unreadable: "EACCES" }),
  "no site settings": without("site.json"),
  "a site's address in capitals": change("site.json", { url: "https://Lamp-House.Example" }),
  "a site's address with an umlaut": change("site.json", { url: "https://bücher.example" }),
  "a language of a country by another name": change("site.json", { language: "en-UK" }),
  "a logotype with text in it": sampleWith(
    pictureEntry("brand/logotype.svg", { format: "svg", width: 168, height: 44, letters: true }),
  ),
  "an empty logotype": sampleWith(
    pictureEntry("brand/logotype.svg", { format: "svg", width: 168, height: 44, blank: true }),
  ),
  "a picture of nothing": sampleWith(pictureEntry(picture, { blank: true })),
  "two menus of one name": change("site.json", (value) => {
    for (const group of value.navigation as object[]) Object.assign(group, { name: "Books" });
  }),
  "a result under another's id": text("quiz.json", (json) => json.replace('"id": "pip"', '"id": "finn"')),
  "a statement pasted twice, as it is": change("ages/roman-britain.json", (value) =>
    (value.statements as unknown[]).push((value.statements as unknown[])[0]),
  ),
  "a menu of no pages": change("site.json", (value) => (value.navigation as object[]).push({ pages: [] })),
  "a second book with the first one's number": change("books/book-two.json", { order: 1 }),
  "a character that others name, deleted": without("characters/pip.json"),
  "two equal answers": text("quiz.json", (json) => json.replace('"Go round it."', '"Say hello!"')),
  "two parts of the policy with one address": change("privacy-policy.json", (value) =>
    (value.sections as object[]).push({ ...(value.sections as object[])[0], heading: "Cookies, once more" }),
  ),
  "a language in which the site does not speak": change("site.json", { language: "fr-FR" }),
  "no home page": without("pages/home.json"),
  "no icon": without("brand/icon.png"),
  "two icons": sampleWith(pictureEntry("brand/icon.svg", { format: "svg", width: 512, height: 512 })),
  "an icon too small": sampleWith(pictureEntry("brand/icon.png", { width: 256, height: 256 })),
  "an icon higher than wide": sampleWith(pictureEntry("brand/icon.png", { width: 512, height: 600 })),
  "a JPEG as the icon": sampleWith(pictureEntry("brand/icon.png", { format: "jpeg" })),
  "a shortcut instead of the icon": sampleWith({ path: "brand/icon.png", type: "link" }),
  "a logotype of pixels": sampleWith(pictureEntry("brand/logotype.svg", { format: "png", width: 168, height: 44 })),
  "a logotype as high as it is wide": sampleWith(
    pictureEntry("brand/logotype.svg", { format: "svg", width: 44, height: 44 }),
  ),
  "a logotype under another name": sampleWith({ path: "brand/logo.svg", type: "file" }),
  "a logotype of pixels under a name of its own": sampleWith(pictureEntry("brand/logotype.png", { format: "png" })),
  "a JPEG beside the icon": sampleWith(pictureEntry("brand/icon.jpg")),
  "no palette": without("brand/palette.json"),
  "a colour by its name": change("brand/palette.json", { night: "black" }),
  "a colour without its #": change("brand/palette.json", { night: "120e33" }),
  "a colour with the letter O for a zero": change("brand/palette.json", { night: "#12Oe33" }),
  "a mail address out of a link": change("site.json", { contactEmail: "mailto:hello@series.example" }),
  "a colour that is missing": change("brand/palette.json", { night: undefined }),
  "a shade misspelt": change("brand/palette.json", { shades: { nightPanle: "#1b1549" } }),
  "a text that cannot be read by day": change("brand/palette.json", { ink: "#8a9a90" }),
  "UTF-16": bytes(artwork, Buffer.from("\ufeff{}", "utf16le")),
  "Windows-1252": bytes(artwork, Buffer.from('{\n  "title": "caf\u00e9"\n}', "latin1")),
  "a byte order mark": bytes(artwork, Buffer.from("\ufeff{}")),
  "an empty file": bytes(artwork, Buffer.from(" \n")),
  "a missing comma": text(artwork, (json) => json.replace(",\n", "\n")),
  "a comma too many at the end": text(artwork, (json) => json.replace("\n}", ",\n}")),
  "a comma too many in between": text(artwork, (json) => json.replace(",\n", ",,\n")),
  "curly quotation marks": text(artwork, (json) => json.replace('"Raptor moon"', "“Raptor moon”")),
  "single quotation marks": text(artwork, (json) => json.replace('"title"', "'title'")),
  "no quotation marks": text(artwork, (json) => json.replace('"Raptor moon"', "Raptor moon")),
  "no closing quotation mark": text(artwork, (json) => json.replace('moon",', "moon,")),
  "a quotation mark inside a text": text(artwork, (json) => json.replace("Raptor moon", 'The "raptor" moon')),
  "a missing colon": text(artwork, (json) => json.replace('"title":', '"title"')),
  "a missing value": text(artwork, (json) => json.replace('"Raptor moon"', "")),
  "no closing bracket": text(book, (json) => json.replace('"aliases": [', '"aliases": ').replace("],", ",")),
  "a file that ends too early": text(artwork, (json) => json.slice(0, 60)),
  "no last brace": text(artwork, (json) => json.replace("\n}", "\n")),
  "something after the end": text(artwork, (json) => `${json}}`),
  "words after the end": text(artwork, (json) => `${json}See above.`),
  "a field's name without quotation marks": text(artwork, (json) => json.replace('"title":', "title:")),
  "a comment": text(artwork, (json) => json.replace("{", "{ // the moon")),
  "a stray backslash": text(artwork, (json) => json.replace("Raptor moon", "Raptor\\moon")),
  "a line break in a text": text(artwork, (json) => json.replace("Raptor moon", "Raptor\nmoon")),
  "true as other languages write it": text(book, (json) => json.replace('"from": true', '"from": True')),
  "units that are not the field's": change("site.json", (value) => {
    Object.assign(value.cookieNotice as object, { days: "1 year" });
    Object.assign(value.slider as object, { autoplayMs: "7 seconds", transitionMs: "1.5 s" });
  }),
  "units that nobody can convert": change("characters/pip.json", { height: "140 cm" }),
  "percent with their sign": change("characters/pip.json", { height: "106%" }),
  "hours for minutes": change("lessons/draw-it-twice.json", { minutes: "1 hour" }),
  "a video that only who has its address can see": change("videos/book-one-trailer.json", {
    url: "https://player.vimeo.com/video/123456789?h=abcdef1234&badge=0",
  }),
  "a catalogue's page with a name of other letters": change("roblox-items/black-shirt.json", {
    url: "https://www.roblox.com/catalog/123456/Schw%C3%A4rz",
  }),
  "a sentence where a list belongs": change("videos/book-one-trailer.json", { transcript: "La la la, he sings." }),
  "a list as a text": change(artwork, { characters: "[pip, asha-rai]" }),
  "a whole chapter in one text": change("chapters/the-last-word.json", { text: "A paragraph. ".repeat(90) }),
  ...Object.fromEntries(
    ["gb", "eng-GB", "xx", "British English", "en-ZZ", "en-SU"].map((language) => [
      `the language ${language}`,
      change("site.json", { language }),
    ]),
  ),
  "a menu called like a page beside it": change("site.json", (value) =>
    Object.assign((value.navigation as object[])[2] ?? {}, { name: "Shop" }),
  ),
  "a page in two menus": change("site.json", (value) =>
    (value.navigation as { pages: string[] }[])[2]?.pages.push("roblox"),
  ),
  ...Object.fromEntries(
    [
      { action: "https://app.kit.com/forms/1/subscriptions" },
      { hiddenFields: [{ name: "u", value: "YOUR_ID_HERE" }] },
      { hiddenFields: { embed: "1" } },
    ].map((fields) => [
      `a newsletter with ${JSON.stringify(fields)}`,
      change("site.json", (value) => Object.assign(value.newsletter as object, fields)),
    ]),
  ),
  "no newsletter, as programs say it": change("site.json", { newsletter: false }),
  "two orders of a series with one name, and two that are one": sampleWith(
    jsonEntry("series/harbour.json", {
      order: 10,
      name: "The Harbour Years",
      books: ["book-one", "book-two"],
      orders: [
        { name: "As it goes", books: ["book-one", "book-two"] },
        { name: "As it goes", books: ["book-two", "book-one"] },
        { name: "As they came out", books: ["book-one", "book-two"] },
      ],
    }),
  ),
  "one heading twice in the policy": change("privacy-policy.json", (value) =>
    (value.sections as object[]).push({ ...(value.sections as object[])[0], id: "more" }),
  ),
  "an edition twice, at two prices": sold({}, { price: { amount: 9.99, currency: "GBP", from: false } }),
  "a reader of eighty and more": change(book, { readingAge: { from: 80, to: 99 } }),
  "a language with an underscore": change("site.json", { language: "en_gb" }),
  "a country for a language": change("site.json", { language: "GB" }),
  "null for a list": change("site.json", { social: null }),
  "a list of nothing": change(book, { praise: [] }),
  "a group of nothing": change("site.json", { newsletter: {} }),
  "a book by its title": change(artwork, { book: "The Discovery" }),
  "a book by its misspelt title, as a file name": change(artwork, { book: "the-discovry" }),
  "a colour of three digits": change("brand/palette.json", { night: "#213" }),
  "a colour as red, green and blue": change("brand/palette.json", { night: "rgb(18, 14, 51)" }),
  "a day before its month": change(book, { releaseDate: "2023-31-12" }),
  "an ISBN of ten digits": sold({ isbn: "0-306-40615-2" }),
  "an ISBN behind its name": sold({ isbn: "ISBN 978-0-306-40615-7" }),
  "a picture without its ending": change(artwork, { image: "raptor-moon" }),
  "a mistyped https": change("merch/hoodie.json", { url: "htps://merch.example/hoodie" }),
  "a comma in a host": change("merch/hoodie.json", { url: "https://www.amazon,co.uk/hoodie" }),
  "an address cut off, as chats show it": change("merch/hoodie.json", {
    url: "https://merch.example/Portal-hood…/dp/B0CN12",
  }),
  "a semicolon in a host": change("merch/hoodie.json", { url: "https://merch;example.com/hoodie" }),
  "a page's address with spaces": change("merch/hoodie.json", { url: "https://merch.example/ portal hoodie" }),
  "a per cent sign without quotation marks": text(artwork, (json) => json.replace('"order": 10', '"order": 10%')),
  "seconds with their unit, without quotation marks": text("videos/book-one-trailer.json", (json) =>
    json.replace('"durationSeconds": 24', '"durationSeconds": 24s'),
  ),
  "a letter that another program lost": change("merch/hoodie.json", { name: "Caf\ufffd hoodie" }),
  "a character who became a draft": moved(["characters/pip.json", "characters/_pip.json"]),
  "another kind's name": change("lessons/draw-it-twice.json", { scene: "raptor-moon" }),
  "a copied item that shows the original's picture": sampleWith(
    jsonEntry("artwork/raptor-moon-1.json", { ...sampleValue(artwork), order: 99 }),
    pictureEntry("artwork/raptor-moon-1.jpg"),
  ),
  "a page's picture that no page shows": sampleWith(pictureEntry("pages/harbour.jpg")),
  "yes for true": text(book, (json) => json.replace('"from": true', '"from": yes')),
  "a comma between thousands": text(artwork, (json) => json.replace('"order": 10', '"order": 1,000')),
  "a unit behind a number": text(book, (json) => json.replace("7.99", "799p")),
  "a currency's sign for its code": text(book, (json) => json.replace('"GBP"', '"£"')),
  "a currency by its name": text(book, (json) => json.replace('"GBP"', '"Pounds"')),
  "a currency that there is not": text(book, (json) => json.replace('"GBP"', '"GPB"')),
  "a price with a digit too many": text(book, (json) => json.replace("7.99", "7.999")),
  "a price in pounds without quotes": text(book, (json) => json.replace("7.99", "£7.99")),
  "a duration in minutes without quotes": text("videos/book-one-trailer.json", (json) =>
    json.replace(/"durationSeconds": \d+/, '"durationSeconds": 1:05'),
  ),
  "a date without quotes": text(artwork, (json) => json.replace('"2025-06-01"', "2025-06-01")),
  "a semicolon for a comma": text(artwork, (json) => json.replace("10,", "10;")),
  "an invisible space": text(artwork, (json) => json.replace('  "title"', '\u00a0 "title"')),
  "a conflict that Git left": text(artwork, (json) => json.replace("{", "{\n<<<<<<< HEAD")),
  "a field twice": text(artwork, (json) => json.replace("{", '{\n  "title": "Moon",')),
  "a list instead of an item": bytes(artwork, Buffer.from("[]")),
  "a misspelt field": text(artwork, (json) => json.replace('"title"', '"titel"')),
  "a field too many": change(artwork, { colour: "green" }),
  ...Object.fromEntries(
    [
      [artwork, "alt", "altText"],
      [artwork, "image", "picture"],
      ["merch/hoodie.json", "name", "title"],
      ["words/paradox.json", "meaning", "definition"],
      ["chapters/the-last-word.json", "text", "body"],
      ["videos/book-one-trailer.json", "durationSeconds", "duration"],
      ["videos/book-one-trailer.json", "publishedOn", "date"],
      ["music/chapterverse-one.json", "embedUrl", "url"],
      ["pages/shop.json", "heading", "title"],
      [book, "retailers", "shops"],
      [book, "releaseDate", "published"],
      ["words/paradox.json", "sayIt", "pronunciation"],
      ["lessons/draw-it-twice.json", "onTheSite", "links"],
      ["lessons/draw-it-twice.json", "minutes", "duration"],
      ["roblox-items/black-shirt.json", "robux", "price"],
      ["videos/book-one-trailer.json", "url", "youtubeId"],
    ].map(([path = "", name, other]) => [
      `the field ${name} under another name, ${other}, in ${path}`,
      text(path, (json) => json.replace(`"${name}":`, `"${other}":`)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      [book]: {
        shops: [],
        isbn: "978-0-00-000000-2",
        price: { amount: 1, currency: "GBP" },
        author: "Ada",
        genre: "SF",
      },
      "gallery/first-jump.json": { tags: ["bmx"], keywords: ["bike"], focalPoint: { x: 50, y: 35 } },
      "ages/roman-britain.json": { date: "66,000,000 BC" },
      "site.json": { instagram: "https://www.instagram.com/quantanite" },
      "pages/shop.json": { image: "scene.jpg" },
      "characters/pip.json": {
        figure: { image: "pip-figure.png" },
        figureAlt: "Pip sings, one foot in the air.",
        bio: [],
      },
      "merch/hoodie.json": { price: 39, currency: "EUR" },
    }).map(([path, fields]) => [`fields of other names or places in ${path}`, change(path, fields)]),
  ),
  "an item that was moved to another kind with all of its fields": moved(
    ["gallery/first-jump.json", "artwork/first-jump.json"],
    ["gallery/first-jump.jpg", "artwork/first-jump.jpg"],
  ),
  "a free T-shirt among the merchandise": moved(
    ["free-t-shirts/bmx.json", "merch/bmx.json"],
    ["free-t-shirts/bmx.png", "merch/bmx.png"],
  ),
  "the palette beside its folder": moved(["brand/palette.json", "palette.json"]),
  "a number for its word": change(artwork, { book: "book-2" }),
  "a number that no book has": change(artwork, { book: "book-four" }),
  "a subject's name with a comma": [
    ...change("lessons/draw-it-twice.json", { subjects: ["English, writing"] }),
    ...["reading", "writing"].map((name, index) =>
      jsonEntry(`subjects/english-${name}.json`, {
        order: 20 + index,
        name: `English, ${name}`,
        key: name,
        text: `${name}.`,
      }),
    ),
  ],
  "a year before Christ": change("ages/roman-britain.json", { year: -66000000 }),
  "steps in one text with their numbers": change("lessons/draw-it-twice.json", {
    steps: "1. Look closely. 2. Write it.",
  }),
  "lists for single values, and a number in words": change("lessons/draw-it-twice.json", {
    minutes: "forty",
    title: ["Draw it twice"],
    order: "ten",
    ages: [{ from: 8, to: 12 }],
  }),
  "a space within an address": change("merch/hoodie.json", { url: "https://merch.example/pip t-shirt" }),
  "alt text that announces one word": change(artwork, { alt: "A picture of Pip." }),
  "alt text that is no more than a kind": change(artwork, { alt: "image" }),
  "alt text of a page": change(artwork, { alt: "Moon and more. ".repeat(30).trim() }),
  "a policy of a day to come": change("privacy-policy.json", { lastUpdated: "2032-11-14" }),
  "a placeholder for an address in a link": change("questions/how-old.json", { answer: ["[Write](mailto:{mail})."] }),
  "a file's path for a caption": change(artwork, { caption: "C:\\Users\\Me\\Pictures\\car.png" }),
  "a JPEG under a PNG's name where nothing may stand behind": sampleWith(
    pictureEntry("characters/pip-figure.png", { format: "jpeg", clear: undefined }),
  ),
  "two pictures of a screen's shape as wallpapers for phones, with one number": sampleWith(
    ...[artwork, "artwork/mars-canyon.json"].map((path) =>
      jsonEntry(path, { ...sampleValue(path), kind: "phone-wallpaper", order: 10 }),
    ),
  ),
  "two fields under other names": text(artwork, (json) =>
    json.replace('"title":', '"name":').replace('"alt":', '"altText":'),
  ),
  "a misspelt field further in": text(book, (json) => json.replace('"amount"', '"amuont"')),
  "a missing field": change(artwork, (value) => delete value.alt),
  "a missing list": change(book, (value) => delete value.synopsis),
  "a number where text belongs": change(artwork, { title: 2311 }),
  "text where a number belongs": change(artwork, { order: "30" }),
  "pence where pounds belong": text(book, (json) => json.replace("7.99", "799")),
  "a day with a computer's time": change(artwork, { added: "2025-06-01T00:00:00.000Z" }),
  ...Object.fromEntries(
    ["England", "Germany"].map((country) => [
      `a country in words: ${country}`,
      sold({ retailers: [{ name: "Books on the Hill", url: "https://books.example/hill", country }] }),
    ]),
  ),
  "an email address with its owner": change("site.json", { contactEmail: "Hello <hello@series.example>" }),
  "a price in a word": change("merch/hoodie.json", { price: "free" }),
  "an amount in a word": change("merch/hoodie.json", { price: { amount: "Free", currency: "GBP", from: false } }),
  "a group where a list of them belongs": sold({ otherPrices: { amount: 8.99, currency: "USD", from: true } }),
  "captions with their folder": change("videos/book-one-trailer.json", { captions: "static/trailer.vtt" }),
  "a chapter's whole address": change("chapters/the-last-word.json", { address: "/book-one-the-discovery/opening" }),
  "a cookie's name with a space": change("site.json", (value) =>
    Object.assign(value.cookieNotice as object, { cookieName: "cookie consent" }),
  ),
  "half a name in an answer": text("quiz.json", (json) => json.replace('"first": "finn-marlow"', '"first": "finn"')),
  "a bundle on Roblox in another language": change("roblox-items/black-shirt.json", {
    url: "https://www.roblox.com/de/bundles/192/Black-Knight",
  }),
  "a price in one": change("merch/hoodie.json", { price: "24 USD" }),
  ...Object.fromEntries(
    Object.entries({
      "copied out of HTML": "https://list.us1.list-manage.com/subscribe/post?u=5f3c&amp;id=1a",
      "copied out of HTML, and long":
        "https://list.us21.list-manage.com/subscribe/post?u=5f3c1a2b3c4d5e6f7a8b9c0d1&amp;id=1a2b3c4d5e&amp;f_id=00a1b2e0f0",
      "of Mailchimp's page": "https://list.us1.list-manage.com/subscribe?u=5f3c&id=1a",
      "shortened for a page": "https://eepurl.com/abc",
      "of Buttondown's page": "https://buttondown.com/saltmarrow",
      "in a form's whole code": `<form action="https://buttondown.com/api/emails/embed-subscribe/saltmarrow" method="post">`,
      "in a frame's whole code": `<iframe src="https://example.list.invalid/x" width="540"></iframe>`,
    }).map(([name, action]) => [
      `a newsletter's address ${name}`,
      change("site.json", (value) => {
        (value.newsletter as Record<string, unknown>).action = action;
      }),
    ]),
  ),
  "the field that readers type into among the hidden ones": change("site.json", (value) => {
    (value.newsletter as Record<string, unknown>).hiddenFields = [{ name: "EMAIL", value: "" }];
    (value.newsletter as Record<string, unknown>).fieldName = "EMAIL";
  }),
  "a year with the sign that is put before it": change("site.json", { year: "© 2023 B. Author" }),
  "a spreadsheet's number of a day": change(book, { releaseDate: 45244 }),
  "a form's code without care for its quotes": text("site.json", (json) =>
    json.replace(
      /"action": ".*"/,
      '"action": "<form action="https://list.us1.list-manage.com/subscribe/post?u=5f&amp;id=1a" method="post">"',
    ),
  ),
  "a shop's name with a letter of another alphabet": text(book, (json) =>
    json.replace("books.example", "www.\u0430mazon.co.uk"),
  ),
  "a shop's name with a digit for a letter": text(book, (json) => json.replace("books.example", "www.amaz0n.co.uk")),
  "a network's name with a space": change("site.json", (value) => {
    (value.social as Record<string, unknown>[]).unshift({ network: "Blue Sky", url: "https://bsky.app/profile/x" });
  }),
  "networks by the names that people give them": change("site.json", {
    social: ["linkedin", "twitter", "insta", "fb", "facebok", "twiter"].map((network, index) => ({
      network,
      url: `https://${index}.example/quantanite`,
    })),
  }),
  "a network with another's address, and one of which only the home page is named": change("site.json", {
    social: [
      { network: "instagram", url: "https://www.facebook.com/quantanite" },
      { network: "youtube", url: "https://www.youtube.com/" },
    ],
  }),
  "a network twice, and an address": change("site.json", {
    social: ["youtube video", "tiktok video", "tiktok clip"].map((one) => {
      const [network, page] = one.split(" ");
      return { network, url: `https://${page}.example/quantanite` };
    }),
  }),
  "a mail address with a slip in the provider's name": change("site.json", { contactEmail: "hello@gmial.com" }),
  "a mail address with a slip in its ending": change("site.json", { contactEmail: "hello@series.con" }),
  "a year of two digits": change("site.json", { year: "23" }),
  "a year with its digits swapped": change("site.json", { year: "2203" }),
  "a price in words": text(book, (json) => json.replace("7.99", '"£7.99"')),
  "a clock time where seconds belong": change("videos/book-one-trailer.json", { durationSeconds: "1:45" }),
  "text where yes or no belongs": text(book, (json) => json.replace('"from": true', '"from": "yes"')),
  "text where a list belongs": change(book, { synopsis: "Saltmarrow is a quiet town." }),
  "a list where text belongs": change(artwork, { title: ["Raptor moon"] }),
  "nothing (null) in a field that may be left out": change(book, { releaseNote: null }),
  "an empty text": change(artwork, { title: "" }),
  "only spaces": change(artwork, { caption: "   " }),
  "spaces around a text": change(artwork, { title: " Raptor moon" }),
  "digits and hyphens without quotation marks": text(artwork, (json) =>
    json.replace('"Raptor moon"', "978-1-7394-0000-1"),
  ),
  "an address without quotation marks": text("merch/hoodie.json", (json) => json.replace(/"(https:[^"]+)"/, "$1")),
  "a date by the day, without quotation marks": text(artwork, (json) => json.replace('"2025-06-01"', "31/05/2025")),
  "no quotation mark before a text": text(artwork, (json) => json.replace('"Raptor moon"', 'Raptor moon"')),
  "no quotation mark after a field's name": text(artwork, (json) => json.replace('"title":', '"title:')),
  "a comma inside the quotation marks": text(artwork, (json) => json.replace('"Raptor moon",', '"Raptor moon,"')),
  "a colon inside the quotation marks": text(artwork, (json) => json.replace('"title":', '"title:"')),
  "a backslash before the last quotation mark": text(artwork, (json) => json.replace("Raptor moon", "Raptor moon\\")),
  "a list closed like a group": text(book, (json) => json.replace("],", "},")),
  "a group opened like a list": text(book, (json) => json.replace(/("price": )\{/, "$1[")),
  "no opening bracket": text(book, (json) => json.replace('"aliases": [', '"aliases": ')),
  "no closing brace within": text(book, (json) => json.replace(/("readingAge": \{[^}]*)\}/, "$1")),
  "no first brace": text(artwork, (json) => json.replace("{", "")),
  "a first brace too many": text(artwork, (json) => `{${json}`),
  "an equals sign for a colon": text(artwork, (json) => json.replace('"title":', '"title" =')),
  "two colons": text(artwork, (json) => json.replace('"title":', '"title"::')),
  "a number with a space between thousands": text(artwork, (json) => json.replace('"order": 10', '"order": 1 000')),
  "nothing, as other languages write it": text(artwork, (json) => json.replace('"order": 10', '"order": None')),
  "a comment of another language": text(artwork, (json) => json.replace(",\n", ", # the moon\n")),
  "marks of a program around the file": text(artwork, (json) => `\`\`\`json\n${json}\`\`\`\n`),
  "a list whose first line is deleted": text(artwork, (json) =>
    json.replace('"title"', '"Pip",\n    "moon"\n  ],\n  "title"').replace('  "Pip"', '    "Pip"'),
  ),
  "a group whose last line is deleted": text(book, (json) => json.replace(/("readingAge": \{[^}]*)\n *\},/, "$1")),
  "no closing brace within, below a bracket in a text": text(book, (json) =>
    json.replace('"aliases"', '"tagline": "Write to {email}",\n  "aliases"').replace(/("readingAge": \{[^}]*)\}/, "$1"),
  ),
  "a value that is missing before the next line": text(artwork, (json) => json.replace('"Raptor moon",', "")),
  "words before the first brace": text(artwork, (json) => `My new moon picture\n${json}`),
  "a path of one computer": text(artwork, (json) =>
    json.replace('"raptor-moon.jpg"', '"C:\\Users\\me\\raptor-moon.jpg"'),
  ),
  "bullets and no quotation marks": text(book, (json) => json.replace('"/book-one-the-beginning"', "• /old-name")),
  "a list with bullets": text(book, (json) => json.replace('"/book-one-the-beginning"', '- "/book-one-the-beginning"')),
  "a list in parentheses": text(book, (json) => json.replace(/"aliases": \[([^\]]*)\]/, '"aliases": ($1)')),
  "no quotation mark after an entry": text(book, (json) =>
    json.replace(/"aliases": \[[^\]]*\]/, '"aliases": ["/one, "/two"]'),
  ),
  "a document of a word processor": text(artwork, (json) => `{\\rtf1\\ansi ${json}`),
  "words between commas where a list belongs": change(artwork, { keywords: "dinosaur, moon, night" }),
  "brackets of a link that changed places": change("questions/how-old.json", {
    answer: ["See (the artwork)[/artwork] of the trilogy."],
  }),
  "a page's name without the stroke before it": change("questions/how-old.json", {
    answer: ["See [the pictures](artworks) of the trilogy."],
  }),
  "a copy of an item in another kind's folder": sampleWith(jsonEntry("merch/raptor-moon.json", sampleValue(artwork))),
  "an item that was moved into another kind's folder": moved([artwork, "merch/raptor-moon.json"]),
  "an item that was moved with its picture": moved(
    [artwork, "gallery/raptor-moon.json"],
    [picture, "gallery/raptor-moon.jpg"],
  ),
  "an item that was moved out of its folder": moved(["characters/pip.json", "pip.json"]),
  "a file that there is only one of, in a folder": moved(["quiz.json", "ages/quiz.json"]),
  "an item that was renamed by hand": moved(["characters/pip.json", "characters/pippo.json"]),
  "an item that was renamed by hand beyond likeness": moved([artwork, "artwork/a-singer-at-night.json"]),
  "an item that was deleted by hand": without("characters/pip.json", "characters/pip.jpg", "characters/pip-figure.png"),
  "a picture that was renamed by hand": moved([picture, "artwork/moon-with-raptor.jpg"]),
  "a picture that was renamed to something like another's name": moved([picture, "artwork/a-raptor.jpg"]),
  "a folder that was renamed by hand": moved(["characters", "people-of-the-story"]),
  "a day of long ago": change(artwork, { added: "0205-06-01" }),
  "a shortened address": change("merch/hoodie.json", { url: "https://bit.ly/3xYz" }),
  "a shop's own dashboard": change("merch/hoodie.json", { url: "https://admin.shopify.com/store/x/products/1" }),
  "a figure on a white background": sampleWith(pictureEntry("characters/pip-figure.png", { clear: undefined })),
  "a comment at the beginning": text(artwork, (json) => `// The moon\n${json}`),
  "a space behind an address": change("site.json", { url: "https://series.example " }),
  "invisible characters": change(artwork, { title: "Raptor\u200b moon" }),
  "garbled letters": change(artwork, { title: "Finnâ€™s moon" }),
  "a text too long": change(artwork, { title: "Moon and more. ".repeat(40).trim() }),
  "a list of too many entries": change(book, { aliases: Array.from({ length: 200 }, (_, index) => `/old-${index}`) }),
  "an empty list": change(book, { synopsis: [] }),
  "a number too small": change("roblox-items/black-shirt.json", { robux: 0 }),
  "a wrong word of a fixed set": change(artwork, { kind: "wallpapers" }),
  "a date that does not exist": change(artwork, { added: "2025-02-30" }),
  "a date in words": change(artwork, { added: "June 1st, 2025" }),
  "a date by the day": change(artwork, { added: "01/06/2025" }),
  "an address without https": change("merch/hoodie.json", { url: "www.merch.example/hoodie" }),
  "no address at all": change("merch/hoodie.json", { url: "soon" }),
  "a short YouTube address": change("videos/book-one-trailer.json", { url: "https://youtu.be/EXAMPLE0005?t=3" }),
  "a Spotify address that is no player": change("music/chapterverse-one.json", {
    embedUrl: "https://open.spotify.com/album/EXAMPLEALBUM0000000001?si=1",
  }),
  "a Roblox address of another kind": change("roblox-items/black-shirt.json", {
    url: "https://www.roblox.com/games/12",
  }),
  "a mail address without @": change("site.json", { contactEmail: "hello.series.example" }),
  "a whole address where a path belongs": change("pages/shop.json", { aliases: ["https://series.example/Old-Shop/"] }),
  "whole addresses, files and unseen signs where paths belong": change("pages/shop.json", {
    aliases: ["old.example/hats", "/caps.php?id=3", "/index.html", "/feed.xml", "/sto\uffffre"],
  }),
  "an unseen sign in the name of downloads": change("site.json", { downloadPrefix: "quan\uffffta" }),
  "a control character in a video's address": change("videos/book-one-trailer.json", {
    url: "https://films.example/a\u0001.mp4",
  }),
  "an apostrophe in a wrong encoding, with signs that nobody sees": change(artwork, {
    caption: "It\u00e2\u0080\u0099s asleep.",
  }),
  "links with spaces in letters' addresses and telephone numbers, and an unseen sign": change("pages/shop.json", {
    intro: [
      "Write [a letter](mailto: hello@series.example).",
      "Write [a letter](mailto:hello series.example).",
      "Ring [the shop](tel:01632 960001).",
      "Meet [Pip](/characters/pi\uffffp).",
    ],
  }),
  "a site's name where a path belongs": change("pages/shop.json", { aliases: ["www.series.example"] }),
  "a path with capitals": change("pages/shop.json", { path: "/Shop/" }),
  "the youngest age above the oldest": change(book, { readingAge: { from: 14, to: 8 } }),
  "a reader of eighty": change(book, { readingAge: { from: 8, to: 80 } }),
  "a school year whose ages changed places": change("teaching.json", {
    years: [
      { name: "Year 3", from: 8, to: 7 },
      { name: "Year 4", from: 8, to: 90 },
    ],
  }),
  "a part of the hour that ends before it begins": change("teaching.json", (value) => {
    value.bookClub = [{ from: 20, to: 10, title: "One word each", text: "Say the book in one word, and pass." }];
  }),
  "years of which the last comes first": change("site.json", { year: "2025 to 2023" }),
  "a section for pictures that there are": change("pages/artwork.json", (value) => {
    value.sections = (value.sections as { id: string }[]).filter(({ id }) => id !== "wallpaper");
  }),
  "a section under another id": change("pages/music.json", (value) => {
    Object.assign((value.sections as object[])[0] ?? {}, { id: "the-player" });
  }),
  "a section that the page needs": change("pages/music.json", { sections: [] }),
  "a section of words without any": change("pages/music.json", (value) => {
    Object.assign((value.sections as object[])[0] ?? {}, { text: [] });
  }),
  "two results of one letter": text("quiz.json", (json) => json.replace('"letter": "P"', '"letter": "F"')),
  "a quiz in which nobody can become Pip": text("quiz.json", (json) =>
    json
      .replaceAll('"first": "pip"', '"first": "finn-marlow"')
      .replaceAll('"second": "finn-marlow"', '"second": "pip"'),
  ),
  "a copied result of which only the character was changed": change("quiz.json", (value) => {
    const [first, second] = value.results as Record<string, unknown>[];
    Object.assign(second ?? {}, { name: first?.name, heading: first?.heading, text: first?.text });
  }),
  "an answer that counts twice for one": text("quiz.json", (json) =>
    json.replace('"second": "pip"', '"second": "finn-marlow"'),
  ),
  "the page of three who are level at one result's address": text("quiz.json", (json) =>
    json.replace('"id": "crew"', '"id": "finn"'),
  ),
  "a place as a fraction": looked(hidden({ x: 0.66, y: 80 })),
  "a width as a fraction": looked(hidden({ x: 66, y: 80 }, 0.066)),
  "a focus as a fraction": change(artwork, { focus: { x: 0.5, y: 40 } }),
  "a statement twice": change("ages/roman-britain.json", (value) => {
    const [one] = value.statements as Record<string, unknown>[];
    value.statements = [one, { ...one, answer: "true" }];
  }),
  "captions that are not there": change("videos/book-one-trailer.json", {
    url: "https://films.example/trailer.mp4",
    captions: "/captions/there-is-no-such-file.vtt",
  }),
  "captions of a YouTube video": change("videos/book-one-trailer.json", { captions: "/captions/trailer.vtt" }),
  "a day of another decade": change("privacy-policy.json", { lastUpdated: "2062-01-01" }),
  "a picture where a drawing belongs": sampleWith(
    jsonEntry(book, { ...sampleValue(book), lettering: "title.png" }),
    pictureEntry("books/title.png", { format: "png" }),
  ),
  "a second result for one character": change("quiz.json", (value) => {
    const [first, second] = value.results as Record<string, unknown>[];
    Object.assign(second ?? {}, { character: first?.character });
  }),
  "a result whose character is misspelt": text("quiz.json", (json) =>
    json.replace('"character": "finn-marlow"', '"character": "finn-marlo"'),
  ),
  "an answer that counts for nobody with a result": change("quiz.json", (value) => (value.results as []).pop()),
  "years with a digit too many": change("site.json", { year: "2023-20205" }),
  "years with a digit too few": change("site.json", { year: "202 to 2025" }),
  "a language called by its country": change("site.json", { language: "UK" }),
  "two colours of one name": change("pages/artwork.json", {
    colours: [
      { name: "Pip green", colour: "#6cc24a" },
      { name: "Pip green", colour: "#2f8f4e" },
    ],
  }),
  "a placeholder that nobody fills": change("privacy-policy.json", { summary: ["Write to {mail}."] }),
  "a text alternative that is the file's name": change(artwork, { alt: "raptor-moon.jpg" }),
  "a misspelt picture": change(artwork, { image: "raptor-mon.jpg" }),
  "a picture that nobody copied": without(picture),
  "a picture with a bad name": change(artwork, { image: "Raptor Moon.jpg" }),
  "a picture that lies in another folder": sampleEntries().map((entry) =>
    entry.path === picture ? { ...entry, path: "gallery/raptor-moon.jpg" } : entry,
  ),
  "a field that slid into a group": change(book, (value) => {
    Object.assign(value.readingAge as object, { hook: value.hook });
    delete value.hook;
  }),
  "a field that slid out of its group": change(book, (value) => {
    const { pictureCount, ...makingOf } = value.makingOf as Record<string, unknown>;
    Object.assign(value, { makingOf, pictureCount });
  }),
  "a picture with its folders": change(artwork, { image: "data/artwork/raptor-moon.jpg" }),
  "an age with a sign behind it": change(book, { readingAge: { from: "9+", to: "14 years" } }),
  "pounds under what is no code": change("merch/hoodie.json", { price: { amount: 39, currency: "UKP" } }),
  "stress in two stars": change("ages/roman-britain.json", {
    scene: "A straight wet road and a **great** deal of it.",
  }),
  "a picture of another folder": change(artwork, { image: "../gallery/first-jump.jpg" }),
  "two characters in one text, in a list": change(book, { characters: ["finn-marlow, Pip"] }),
  "two key stages in one text": change("lessons/draw-it-twice.json", { stages: ["KS1, KS2"] }),
  "a character whose name has a comma": change(artwork, { characters: ["Pip, the raptor"] }),
  "no opening bracket of a list on several lines": text(book, (json) =>
    json.replace('"characters": [', '"characters":'),
  ),
  "dots for what an AI tool left out": text(book, (json) => json.replace(/\n *"hook".*/, "\n  ...")),
  "an ellipsis for what an AI tool left out": text(artwork, (json) => json.replace(/,\n *"added".*/, ",\n  …")),
  "dots in a comment for what an AI tool left out": text(artwork, (json) =>
    json.replace(/,\n *"added".*/, ",\n  // ... rest unchanged"),
  ),
  "dots for entries of a list": text(book, (json) => json.replace(/(?<="characters": \[)\s+"[^"]+",/, "\n    ...,")),
  "a misspelt character": change(book, { characters: ["finn-marlow", "pipp"] }),
  "a character's title instead of the file's name": change(book, { characters: ["Finn Marlow", "pip"] }),
  "an item of a kind that there is none of": sampleEntries().filter(({ path }) => !path.startsWith("artwork/")),
  "a character twice": change(book, { characters: ["pip", "finn-marlow", "pip"] }),
  "a menu entry that is no page": change("site.json", (value) =>
    (value.navigation as object[]).push({ pages: ["artworks"] }),
  ),
  "pages under no name in the menu": change("site.json", { navigation: [{ pages: ["videos", "music"] }] }),
  "an address taken by another page": change("pages/shop.json", { path: "/music" }),
  "an address taken by an alias": change("pages/videos.json", { path: "/store" }),
  "an address that the site needs": change("pages/shop.json", { path: "/404" }),
  "an order number taken": change("artwork/mars-canyon.json", { order: 10 }),
  "an artwork named like another's cut for phones": [
    ...sampleEntries(),
    jsonEntry("artwork/raptor-moon-phone.json", {
      ...sampleValue(artwork),
      order: 10,
      kind: "phone-wallpaper",
      title: "Raptor moon, upright",
      image: "raptor-moon-phone.jpg",
      alt: "Pip sings up at a moon that fills the whole of a narrow sky.",
      caption: "The moon has come closer to listen.",
    }),
    pictureEntry("artwork/raptor-moon-phone.jpg", { width: 1440, height: 3120 }),
  ],
  "a page twice in the menu": change("site.json", (value) => (value.footerNavigation as string[]).push("quiz")),
  "a copied neighbour of which only the title was changed": [
    ...sampleEntries(),
    jsonEntry("merch/cap.json", { ...sampleValue("merch/hoodie.json"), order: 20, name: "Portal cap" }),
  ],
  "a quiz on paper without its letters": text("quiz.json", (json) => json.replace("({letters}.)", "(F is Finn.)")),
  "a letter that is none": text("quiz.json", (json) => json.replace('"letter": "F"', '"letter": "."')),
  "an old address of a page, with the page's own name": change("pages/shop.json", { aliases: ["/shop"] }),
  "an alias that only the host can lead on": change("pages/shop.json", { aliases: ["/merch.php"] }),
  "a mail address with an umlaut": change("site.json", { contactEmail: "post@bücher.example" }),
  "an album with the query that its service adds": change("music/chapterverse-one.json", {
    embedUrl: "https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy?utm_source=generator",
  }),
  "a key stage twice": change("lessons/draw-it-twice.json", { stages: ["KS2", "KS2"] }),
  "a page of which nothing is there": without("questions/how-old.json"),
  "somebody's own post box": change("pages/music.json", { intro: ["Write to ann.smith@gmail.com."] }),
  "somebody's own telephone": change("pages/music.json", { intro: ["Ring 07700 900123 after six."] }),
  "underlines for stress": change(artwork, { caption: "Sing it _very_ loudly." }),
  "question marks for lost letters": change("pages/music.json", { intro: ["Finn?s song is loud."] }),
  "a drawing that runs a script": drawn("KEEP OUT", svg("<script>alert(1)</script>")),
  "a drawing with a link": drawn("KEEP OUT", svg('<a href="https://elsewhere.example"><path d="M0 0h9"/></a>')),
  "a drawing with a photo in it": drawn("KEEP OUT", svg('<image href="photo.jpg"/>')),
  "a drawing that loads a font": drawn("KEEP OUT", svg("<style>@import url(//fonts.example/a.css);</style>")),
  "a drawing with a handler": drawn("KEEP OUT", svg('<path onload="alert(1)" d="M0 0h9"/>')),
  "a drawing with an attribute of no drawing": drawn("KEEP OUT", svg('<path formaction="x" d="M0 0h9"/>')),
  "a drawing with Illustrator's entities": drawn("KEEP OUT", `<!DOCTYPE svg [<!ENTITY ns "x">]>${svg("")}`),
  "a drawing with a style sheet's address": drawn("KEEP OUT", `<?xml-stylesheet href="a.css"?>${svg("")}`),
  "a drawing whose tag is not closed": drawn("KEEP OUT", svg('\n<g><path d="M0 0h9"/>')),
  "a drawing without its namespace": drawn("KEEP OUT", '<svg viewBox="0 0 9 9"/>'),
  "a drawing in UTF-16": drawn("KEEP OUT", Buffer.from(`\ufeff${svg("")}`, "utf16le")),
  "a drawing in Latin-1": drawn("KEEP OUT", Buffer.from(svg("<title>caf\u00e9</title>"), "latin1")),
  "a drawing after words that were changed": drawn("MIND THE BRAMBLES"),
  "a drawing after words of two paragraphs": drawn("said"),
  "a drawing after words with typewriters' quotation marks": drawn('"It is useful," Asha'),
  "an ISBN with two digits swapped": text(book, (json) =>
    json.replace(
      '"releaseDate": "2023-11-14",\n      "price"',
      '"isbn": "9780000000020",\n      "releaseDate": "2023-11-14",\n      "price"',
    ),
  ),
  "a paragraph twice": change(book, (value) => (value.synopsis as unknown[]).push((value.synopsis as unknown[])[0])),
  "a link to a page that is not there": change("pages/shop.json", { intro: ["Meet [Finn](/characters/finn-marlo)."] }),
  "a free picture under the field of a book's pictures": change("ages/roman-britain.json", {
    pictures: ["raptor-moon"],
  }),
  ...Object.fromEntries(
    [
      "Everyone sleeps.:contentReference[oaicite:0]{index=0}",
      "Everyone sleeps.:contentReference[oaicite:0]",
      "Everyone sleeps【4†source】.",
      "Everyone sleeps. turn0search1",
      "Everyone sleeps._x000D_",
    ].map((caption) => [`a program's mark in a caption: ${caption}`, change(artwork, { caption })]),
  ),
  "a link to a book's old address, though another page has more of its letters": [
    ...change("pages/shop.json", { intro: ["See [Book Two](/book-two-the-awakening#gallery)."] }).filter(
      ({ path }) => path !== "books/book-two.json",
    ),
    jsonEntry("books/book-two.json", { ...sampleValue("books/book-two.json"), path: "/the-awakening" }),
  ],
  "links to the names of files": change("pages/shop.json", {
    intro: ["See [Book Two](/book-two#gallery), [Pip](/data/characters/pip.json) and [the quiz](/quiz)."],
  }),
  "a link with a slash at its end": change("pages/shop.json", { intro: ["Hear [the music](/music/)."] }),
  "a link without its slash": change("pages/shop.json", { intro: ["Hear [the music](music)."] }),
  "two items with one picture": change("artwork/mars-canyon.json", { image: "raptor-moon.jpg" }),
  "another book's cover": change(book, { cover: "book-two-cover.jpg" }),
  "another book's cover, whose own is gone": change("books/book-two.json", { cover: "book-one-cover.jpg" }).filter(
    ({ path }) => path !== "books/book-two-cover.jpg",
  ),
  "two books with one lettering": [
    ...[book, "books/book-two.json"].map((path) =>
      jsonEntry(path, { ...sampleValue(path), lettering: "title-two.svg" }),
    ),
    ...["one", "two"].map((name) =>
      pictureEntry(`books/title-${name}.svg`, { format: "svg", width: 600, height: 200 }),
    ),
  ].reduce((entries, entry) => [...entries.filter(({ path }) => path !== entry.path), entry], sampleEntries()),
  "another page's scene": sampleWith(
    ...["pages/music.json", "pages/shop.json"].map((path) =>
      jsonEntry(path, { ...sampleValue(path), scene: { image: "cavern.jpg", alt: "" } }),
    ),
    ...["cavern", "quay"].map((name) => pictureEntry(`pages/${name}.jpg`, { width: 2000, height: 800 })),
  ),
  "a copied artwork whose picture has another name": sampleWith(
    jsonEntry("artwork/gulls.json", {
      ...sampleValue(artwork),
      order: 90,
      title: "Gulls",
      alt: "Three gulls look down from the roof of a chip shop.",
      caption: "They have seen your chips.",
    }),
    pictureEntry("artwork/moewen.jpg"),
  ),
  "a slide's wide picture as its portrait": [
    ...change("slides/hero-one.json", { portrait: "hero-one.jpg" }),
    pictureEntry("slides/hero-one-portrait.jpg", { width: 1200, height: 1500 }),
  ],
  "a figure that was taken out of its character": change("characters/pip.json", {
    figure: undefined,
    height: undefined,
  }),
  "a page that is gone, with a scene": [
    ...without("pages/questions.json"),
    pictureEntry("pages/desk.jpg", { width: 2000, height: 800 }),
  ],
  "a question's scene under the next one": [
    ...change("quiz.json", (value) => {
      const scene = { image: "quiz-1.jpg", alt: "A mammoth fills the road on a snowy morning." };
      const [question] = value.questions as object[];
      value.questions = ["A mammoth is in the road.", "And then?"].map((asked) => ({
        ...question,
        question: asked,
        scene,
      }));
    }),
    pictureEntry("quiz-1.jpg", { width: 1200, height: 675 }),
    pictureEntry("quiz-2.jpg", { width: 1200, height: 675 }),
  ],
  "a shop's page for two books": sampleWith(
    jsonEntry("books/book-two.json", { ...sampleValue("books/book-two.json"), editions: sampleValue(book).editions }),
  ),
  "a link in a text that has none": change(artwork, { caption: "See [the shop](/shop)." }),
  "a word in braces that nothing fills in": change("pages/music.json", { intro: ["Write to {emial}."] }),
  "a link to a draft": [
    ...change("pages/music.json", { intro: ["Sing [the songs](/songs)."] }),
    jsonEntry("pages/_songs.json", { ...sampleValue("pages/music.json"), template: "text", path: "/songs" }),
  ],
  "a link to the site itself by its whole address": change("pages/shop.json", {
    intro: ["See [the pictures](https://series.example/artwork)."],
  }),
  "a whole address at the site's own host, where no page is": change("merch/hoodie.json", {
    url: "https://series.example/hoodie",
  }),
  "a link to half an email address": change("pages/shop.json", { intro: ["Write [a letter](mailto:hello)."] }),
  "a link to a file on somebody's own computer": change("pages/shop.json", { intro: ["[A list](file:///C:/list)."] }),
  ...Object.fromEntries(
    Object.entries({
      "a picture": "Hello ![Pip](pip.jpg) there.",
      "a list below its first line": "Buy:\n- shirts\n- socks",
      "a numbered list": "1. Buy.\n2. Wear.",
      "a table": "| Size | Age |\n|---|---|\n| S | 8 |",
      "code's signs": "Press `Ctrl` and P.",
      "a forum's signs": "A [b]loud[/b] song.",
      "a word processor's mark of a comment": "Hoodies for ice ages[a] and after.",
      "an encyclopedia's footnote": "Mars is a planet.[1]",
      "a chat's time and name": "[12:03, 01/11/2025] Ann: All of it is new.",
      "an assistant's first words": "Sure! Here is a text for your shop: All of it is new.",
      "a price to be filled in": "All of it costs £XX.",
      "marks of a draft": "All of it costs XXX.",
      "bold letters of another alphabet": "𝐀𝐥𝐥 of it is new.",
      "paragraphs without an empty line": "All of it is new.\nAll of it is warm.",
      "somebody's own chat": "Ring [us](https://wa.me/447700900123).",
      "a link with a mark of who copied it": "Our [post](https://www.facebook.com/x?fbclid=Iw1).",
      "a link with spaces around its address": "See [the pictures]( /artwork ).",
      "a link with a title": 'See [the pictures](/artwork "Pictures").',
      "a letter with spaces in what it is about": "Write [a letter](mailto:{email}?subject=Hi there).",
      "a link whose words are its address": "See [https://shop.org/x](https://shop.org/x).",
    }).map(([name, words]) => [`${name} in a text`, change("pages/shop.json", { intro: [words] })]),
  ),
  "a link to what waits for its day": [
    ...change("pages/music.json", { intro: ["Read [the chapter](/book-one-the-discovery/chapter-two)."] }),
    jsonEntry("chapters/the-echo.json", {
      ...sampleValue("chapters/the-last-word.json"),
      order: 20,
      address: "chapter-two",
      number: "Chapter Two",
      title: "The Echo",
      description: "Read the second chapter of The Discovery: the echo answers back.",
      text: ["The echo answered."],
      added: "2027-01-01",
    }),
  ],
  "a chapter pasted with single line breaks": change("chapters/the-last-word.json", {
    text: ["The sign said KEEP OUT.\n“Hello,” said Asha.\n“Hello,” said the wall."],
  }),
  "soft hyphens in a chapter": change("chapters/the-last-word.json", {
    text: ["Mea\u00adsure it.", "They mea\u00adsured it.", "Then they went home."],
  }),
  "a joiner within a word": change(artwork, { title: "Rap\u200dtor moon" }),
  "a Greek letter within a word": change(artwork, { title: "Rapt\u03bfr moon" }),
  "a full-width letter within a word": change(artwork, { title: "\uff32aptor moon" }),
  "a title out of a browser's window": change("videos/book-one-trailer.json", { title: "The trailer - YouTube" }),
  "a title of a copy": change(artwork, { title: "Raptor moon (copy)" }),
  "a title of a copy, as online programs make one": [
    ...sampleEntries(),
    jsonEntry("artwork/raptor-moon-2.json", {
      ...sampleValue("artwork/mars-canyon.json"),
      order: 30,
      title: "Copy of Raptor moon",
      alt: "Two moons stand over a canyon of red rock.",
      caption: "The canyon is deeper than it looks.",
      image: "raptor-moon-2.jpg",
    }),
    pictureEntry("artwork/raptor-moon-2.jpg"),
  ],
  "a title in quotation marks out of a table": change(artwork, { title: '"Raptor moon"' }),
  "two cells of a table for a title": change(artwork, { title: "Raptor\tmoon" }),
  "a spreadsheet's error": change(artwork, { caption: "#N/A" }),
  "a spreadsheet's formula": change(artwork, { caption: "=VLOOKUP(A2,Sheet1!A:B,2,FALSE)" }),
  "a template's stand-in in capitals": change("site.json", { author: "AUTHOR NAME", tagline: "TAGLINE HERE" }),
  "a cover described as one": change(book, { coverAlt: "Book cover" }),
  "a word processor's error in a chapter": change("chapters/the-last-word.json", {
    text: ["The sign said KEEP OUT.", "Error! Bookmark not defined."],
  }),
  "an editor's comment in a chapter": change("chapters/the-last-word.json", {
    text: ["The sign said KEEP OUT.[Commented [MS1]: check this]"],
  }),
  "a place for a drawing in a chapter": change("chapters/the-last-word.json", {
    text: ["The sign said KEEP OUT.", "[ILLUSTRATION HERE]"],
  }),
  "a word divided at a line's end": change("chapters/the-last-word.json", { text: ["It was the Creta-\nceous."] }),
  "a page's number within a sentence": change("chapters/the-last-word.json", {
    text: ["The sign said KEEP", "12", "OUT, and the next one", "13", "said it too."],
  }),
  "numbers typed before a lesson's steps": change("lessons/draw-it-twice.json", {
    steps: ["1. Draw the object.", "2. Turn the page.", "3. Draw it again."],
  }),
  "bullets before a lesson's steps": change("lessons/draw-it-twice.json", {
    steps: ["• Draw the object.", "• Turn the page.", "• Draw it again."],
  }),
  "a link without words": change("pages/shop.json", { intro: ["Here it is: [ ](/artwork)"] }),
  "a link in Markdown's longer form": change("pages/shop.json", { intro: ["See [the pictures][1]."] }),
  "a link with a space in it": change("pages/music.json", { intro: ["See [the shop] (/shop)."] }),
  "a link that is never closed": change("pages/music.json", { intro: ["See [the shop(/shop)."] }),
  "a link that only says here": change("pages/music.json", { intro: ["The shop is [here](/shop)."] }),
  "a star without a second one": change("pages/music.json", { intro: ["*Loud, but good."] }),
  "a cover described by its file's name": change(book, { coverAlt: "book-one-cover.jpg" }),
  "words that hold the place of others": change(artwork, { alt: "Alt text goes here" }),
  "a remark that HTML would not show": change(artwork, { caption: "Pip sings. <!-- better words? -->" }),
  "a letter of another alphabet within a word": change(artwork, { title: "R\u0430ptor moon" }),
  "words left over from writing": change(artwork, { caption: "TODO: something about the moon" }),
  "an address among the words": change(artwork, { caption: "More at https://series.example/moon and beyond." }),
  "an alt that says it is a picture": change(artwork, { alt: "Picture of a raptor and a moon." }),
  "words behind an address": change("merch/hoodie.json", { url: "https://merch.example/hoodie (blue)" }),
  "two addresses in one": change("merch/hoodie.json", { url: "https://https://merch.example/hoodie" }),
  "signs of HTML in a text": change(artwork, { caption: "Everyone is <b>trying</b> to sleep." }),
  "a number that starts with 0": text(artwork, (json) => json.replace('"order": 10', '"order": 010')),
  "a lesson at the page that prints them all": sampleWith(
    jsonEntry("lessons/print.json", { ...sampleValue("lessons/draw-it-twice.json"), order: 900, title: "Print" }),
  ),
  "a chapter at a name of the host's": change("chapters/the-last-word.json", { address: "index" }),
  "several words in one entry for what people look for, and one with a hash": change(artwork, {
    keywords: ["bmx, bike, portal", "#moon"],
  }),
  "a page with another's template": change("pages/ages.json", { template: "artwork" }),
  "two pages of one template": [
    ...change("site.json", (value) => (value.footerNavigation as string[]).push("songs")),
    jsonEntry("pages/songs.json", { ...sampleValue("pages/music.json"), path: "/songs" }),
  ],
  "a page without a word": [
    ...change("site.json", (value) => (value.footerNavigation as string[]).push("visits")),
    jsonEntry("pages/visits.json", {
      path: "/visits",
      aliases: [],
      template: "text",
      name: "School visits",
      description: "How to invite the author to a school.",
      intro: [],
      sections: [],
    }),
  ],
  "two sections of one name": change("pages/shop.json", (value) =>
    (value.sections as unknown[]).push((value.sections as unknown[])[0]),
  ),
  "a section that nobody sees": change("pages/shop.json", (value) =>
    (value.sections as unknown[]).push({ id: "grown-up", heading: "For grown-ups", text: [] }),
  ),
  "a cut-out on the page that opens on its slides": [
    ...change("pages/home.json", { cutout: { image: "pip.png", alt: "" } }),
    pictureEntry("pages/pip.png", {
      bytes: 90_000,
      format: "png",
      width: 600,
      height: 600,
      space: "srgb",
      clear: true,
    }),
  ],
  "two pictures of one lesson": change("lessons/draw-it-twice.json", { scene: "first-jump", artwork: "mars-canyon" }),
  "a field that the page's template does not show": change("pages/shop.json", { groupBy: "book" }),
  "a section's field that the page's template does not show": change("pages/shop.json", (value) =>
    Object.assign((value.sections as object[])[0] ?? {}, { howTo: ["Wash at 30 degrees."] }),
  ),
  "a tile of a page without a scene": [
    ...sampleEntries(),
    jsonEntry("pages/find.json", {
      ...sampleValue("pages/music.json"),
      path: "/find",
      template: "find",
      name: "Find things",
      description: "Whatever has a name on this site, from the ammonite to the velociraptor.",
      sections: [],
      lookedFor: { heading: "Often looked for", tiles: [{ page: "music" }, { book: "book-one" }] },
    }),
  ],
  "no page for the privacy policy": change("site.json", { footerNavigation: [] }).filter(
    ({ path }) => path !== "pages/privacy-policy.json",
  ),
  "a day in a far future": change(book, { releaseDate: "2205-06-01" }),
  "a published book without a day": change(book, (value) => delete value.releaseDate),
  "a published book without an edition": change(book, { editions: [] }),
  "a book still to come whose day has passed": change(book, { status: "coming-soon" }),
  "a button to buy a book that is not out": change("books/book-two.json", toCome),
  "a button to buy an edition that is not out": sold({ releaseDate: "2026-01-01" }, { format: "ebook" }),
  "a button for a format that there is none of": sold({ format: "ebook" }),
  "a button for a format that there is none of, to the page of the last edition": sold(
    { format: "hardback", retailers: [{ name: "Corner Bookshop", url: "https://books.example/hardback" }] },
    { format: "ebook" },
  ),
  "a button with another edition's price and page": sold(
    {
      format: "paperback",
      price: { amount: 9.5, currency: "GBP", from: false },
      retailers: [{ name: "Corner Bookshop", url: "https://books.example/new-paperback" }],
    },
    { format: "ebook" },
  ),
  "a button in a currency without a price": text(book, (json) => json.replace('"GBP"', '"USD"')),
  "a button at a price that the edition never had": sold({ price: { amount: 8.99, currency: "GBP", from: false } }),
  "a button to the page of another edition": sold(
    { retailers: [{ name: "Corner Bookshop", url: "https://books.example/new-paperback" }] },
    { format: "ebook", retailers: [{ name: "Corner Bookshop", url: "https://books.example/the-discovery-paperback" }] },
  ),
  "a button to the page of another book": change(book, (value) =>
    Object.assign(value.homeOffer as object, { url: "https://books.example/book-2" }),
  ),
  "an edition of years before the book, of which another came out later": sold(
    { releaseDate: "2013-11-14" },
    { format: "ebook", releaseDate: "2023-12-01" },
  ),
  "a book that came out after its editions": change(book, { releaseDate: "2024-11-14" }),
  "a card that says TBC of a book with a day": change(book, { cardRelease: "to be confirmed, 2023" }),
  "a card that says another year than the book's day": change(book, { cardRelease: "May 2025" }),
  ...Object.fromEntries(
    [
      { cardRelease: "Coming 2023" },
      { releaseNote: "Pre-order now" },
      { cardRelease: "December 2023" },
      { statusNote: "The last of three. Its day is to be confirmed (TBC)." },
      { teaser: ["TBC stands for “to be confirmed”.", "We are not going to make up a day."] },
      { cardRelease: "Coming in May" },
      { statusNote: "Not yet published." },
      { teaser: ["The first of three.", "Not yet out."] },
    ].map((said) => [`of a book that is out: ${JSON.stringify(said)}`, change(book, said)]),
  ),
  ...Object.fromEntries(
    [
      { releaseNote: "Out now" },
      { releaseNote: "Spring 2024" },
      { statusNote: "Available now from all good shops" },
    ].map((said) => [
      `of a book that is to come: ${JSON.stringify(said)}`,
      change("books/book-two.json", { ...toCome, homeOffer: undefined, ...said }),
    ]),
  ),
  "a slide that says coming soon of a book that is out": change("slides/hero-one.json", {
    eyebrow: "Book One, coming soon",
  }),
  "a slide that names one book and leads to another": change("slides/hero-one.json", { book: "book-two" }),
  "a published book of which no edition is out": sold({ releaseDate: "2026-01-01" }),
  "an edition that is out of a book to come": change(book, {
    status: "coming-soon",
    releaseDate: undefined,
    homeOffer: undefined,
  }),
  "one currency twice in an edition's prices": sold({
    otherPrices: [
      { amount: 9.99, currency: "USD", from: true },
      { amount: 8.99, currency: "GBP", from: true },
    ],
  }),
  "one ISBN on two editions": sold({ isbn: "9780000000002" }, { format: "ebook", isbn: "978-0-00-000000-2" }),
  "one ISBN on editions of two books": [
    ...sold({ isbn: "9780000000002" }).filter(({ path }) => path !== "books/book-two.json"),
    jsonEntry("books/book-two.json", {
      ...sampleValue("books/book-two.json"),
      editions: [{ ...(sampleValue("books/book-two.json").editions as Edition[])[0], isbn: "978-0-00-000000-2" }],
    }),
  ],
  "a box set of nothing": sold({}, { format: "box-set" }),
  "a box set of one book": sold({}, { format: "box-set", books: ["book-one"] }),
  "an edition that was copied and left as it was": sold({ isbn: "9780000000002" }, { isbn: undefined }),
  "two shops at one address": sold({
    retailers: ["Corner Bookshop", "Books on the Hill"].map((name) => ({
      name,
      url: "https://books.example/the-discovery-paperback",
    })),
  }),
  "a book that lists its own editions as another's": change(book, { listEditionsOf: "book-one" }),
  "a cover's words and a story that are another book's": sampleWith(
    jsonEntry("books/book-two.json", {
      ...sampleValue("books/book-two.json"),
      coverAlt: sampleValue(book).coverAlt,
      synopsis: sampleValue(book).synopsis,
    }),
  ),
  "a box set of a book that is not out": [
    ...sold({}, { format: "box-set", books: ["book-one", "book-two"] }).filter(
      ({ path }) => path !== "books/book-two.json",
    ),
    jsonEntry("books/book-two.json", { ...sampleValue("books/book-two.json"), ...toCome, homeOffer: undefined }),
  ],
  "a book to start with that is not out": change(book, { ...toCome, homeOffer: undefined }),
  "an alt copied from a neighbour": change("artwork/mars-canyon.json", { alt: sampleValue(artwork).alt }),
  "an alt of one word": change(artwork, { alt: "Moon." }),
  "an alt that says what stands below the picture": change(artwork, { alt: sampleValue(artwork).caption }),
  "an alt that a camera gave": change(artwork, { alt: "IMG_1234" }),
  "a title and an alt that a program gave": change(artwork, {
    title: "Screenshot 2025-06-01 at 10.20.30",
    alt: "Screenshot 2025-06-01 at 10.20.30 AM",
  }),
  "an alt that a word processor guessed": change(artwork, {
    alt: "A green dinosaur. AI-generated content may be incorrect.",
  }),
  "an alt that a network guessed": change(artwork, { alt: "May be an image of 1 person and text" }),
  "an alt in its code": change(artwork, { alt: 'alt="A raptor sings up at the moon"' }),
  "an alt that only says that it decorates": change(artwork, { alt: "Decorative image" }),
  "an alt that says that it shows something": change(artwork, { alt: "This image shows a raptor and a moon." }),
  "a lesson that was copied, and given a title": sampleWith(
    jsonEntry("lessons/once.json", { ...sampleValue("lessons/draw-it-twice.json"), order: 20, title: "Draw it once" }),
  ),
  "a question once more, without its question mark": sampleWith(
    jsonEntry("questions/age.json", {
      ...sampleValue("questions/how-old.json"),
      order: 20,
      question: "How old do I have to be",
      answer: ["Eight."],
    }),
  ),
  ...Object.fromEntries(
    ["[What pupils will learn]", "...", "Title of the video", "Raptor FINAL v2", "A foot of the the elephant."].map(
      (caption) => [`a caption such as ${caption}`, change(artwork, { caption })],
    ),
  ),
  ...Object.fromEntries(
    [
      "Add a caption",
      "tbd",
      "null",
      "Here is a caption for your image: Pip sings.",
      "As an AI language model, I see Pip.",
    ]
      .concat([
        "{/* Pip */}",
        "{% Pip %}",
        "<?= Pip ?>",
        "<!–– Pip ––>",
        "<!-- TODO -->",
        "![Pip](pip.jpg)",
        "* one\n* two",
      ])
      .concat(["The ΗMS Pip", "Dɑd", "The ⅼong road", "Ոo", "Itï¿½s"])
      .map((caption) => [`a caption such as ${caption}`, change(artwork, { caption })]),
  ),
  ...Object.fromEntries(
    ["Describe the image", "Image may contain: two people", "???", "TBD"].map((alt) => [
      `an alt such as ${alt}`,
      change(artwork, { alt }),
    ]),
  ),
  "an alias twice": change("pages/shop.json", { aliases: ["/store", "/store"] }),
  "a card that says TBC alone of a book with a day": change(book, { cardRelease: "TBC" }),
  "an alt that is what is said of alts": change(artwork, {
    alt: "What the picture shows, in a sentence or two, for people…",
  }),
  "an alt that leads to the caption": change(artwork, { alt: "See caption." }),
  "an alt of keywords": change(artwork, { alt: "BMX, time travel, kids book, adventure, free wallpaper" }),
  "another kind, whose shape the picture has not": sampleWith(
    jsonEntry(artwork, { ...sampleValue(artwork), kind: "phone-wallpaper" }),
    jsonEntry("artwork/mars-canyon.json", {
      ...sampleValue("artwork/mars-canyon.json"),
      order: 10,
      kind: "phone-wallpaper",
    }),
    pictureEntry("artwork/mars-canyon.jpg", { width: 1440, height: 3120 }),
  ),
  "two quotation marks at a text's end": text(artwork, (json) => json.replace('moon",', 'moon"",')),
  "no quotation mark before a sentence": text(artwork, (json) =>
    json.replace(/"Raptor moon: ([^"]*)",(?=\n\s*"added)/, 'He slept, and so did they, $1",'),
  ),
  "one bracket too many before a list": text(book, (json) => json.replace('"aliases": [', '"aliases": [[')),
  "two chapters of one number": sampleWith(
    jsonEntry("chapters/kiln.json", {
      ...sampleValue("chapters/the-last-word.json"),
      order: 20,
      title: "The Kiln",
      address: "chapter-two",
      description: "What was in the kiln.",
    }),
  ),
  "an edition years before its book": sold({}, { format: "ebook", releaseDate: "2013-11-14" }),
  "a draft beside what it is a draft of": [
    ...sampleEntries(),
    jsonEntry("artwork/_raptor-moon.json", { ...sampleValue(artwork), order: 90 }),
  ],
  "a menu entry that is a draft": [
    ...change("site.json", (value) => (value.footerNavigation as string[]).push("songs")),
    jsonEntry("pages/_songs.json", { ...sampleValue("pages/videos.json"), path: "/songs" }),
  ],
  "a character in a book who is a draft": [
    ...change(book, { characters: ["finn-marlow", "pip", "ember"] }),
    jsonEntry("characters/_ember.json", { ...sampleValue("characters/pip.json"), order: 90 }),
  ],
  "a picture of 0 bytes": sampleWith({ path: picture, type: "file", picture: { bytes: 0 } }),
  "a web page named .jpg": sampleWith({ path: picture, type: "file", picture: { bytes: 500, format: "html" } }),
  "a pointer of Git LFS": sampleWith({ path: picture, type: "file", picture: { bytes: 130, format: "git lfs" } }),
  "a text named .jpg": sampleWith({ path: picture, type: "file", picture: { bytes: 500, text: "404: Not Found" } }),
  "bytes of no sense named .jpg": sampleWith({ path: picture, type: "file", picture: { bytes: 500 } }),
  "a PNG named .jpg": sampleWith(pictureEntry(picture, { format: "png" })),
  "an iPhone photo named .jpg": sampleWith({
    path: picture,
    type: "file",
    picture: { bytes: 900_000, format: "heic" },
  }),
  "a drawing (SVG) named .png": sampleWith({
    path: "free-t-shirts/bmx.png",
    type: "file",
    picture: { bytes: 900, format: "svg", width: 64, height: 64 },
  }),
  "a narrow strip": sampleWith(pictureEntry(picture, { width: 4000, height: 40 })),
  "a picture that says where it was taken": sampleWith(pictureEntry(picture, { told: [{ what: told.place }] })),
  "a picture with more behind its end": sampleWith(pictureEntry(picture, { told: [{ what: told.hidden }] })),
  "a picture with notes of a camera": sampleWith(pictureEntry(picture, { told: [{ what: told.notes }] })),
  "a picture that tells of people": sampleWith(
    pictureEntry(picture, { told: [{ what: told.camera }, { what: told.name }] }),
  ),
  "a picture that moves": sampleWith(pictureEntry(picture, { moves: true })),
  "a picture cut off": sampleWith(pictureEntry(picture, { damage: "premature end of JPEG image" })),
  "a picture for printing": sampleWith(pictureEntry(picture, { space: "cmyk" })),
  "a picture too small": sampleWith(pictureEntry(picture, { width: 640, height: 360 })),
  "a picture of a shape that does not fit": sampleWith(
    pictureEntry("slides/hero-one.jpg", { width: 2000, height: 3000 }),
  ),
  "a picture of computers' shape for phones": change(artwork, { kind: "phone-wallpaper" }),
  "a picture of too many pixels": sampleWith(pictureEntry(picture, { width: 20_000, height: 10_000 })),
  "a picture of too many bytes": sampleWith(pictureEntry(picture, { bytes: 41_200_000 })),
  "a picture that nothing uses": sampleWith(pictureEntry("artwork/ice-age-dawn.jpg")),
  "a page that no menu leads to": change("site.json", { footerNavigation: [] }),
  "videos without a page for them": without("pages/videos.json"),
  "other words for a book's values": change(book, (value) => {
    Object.assign(value, { status: "out now", readingAge: "8-14", makers: [{ person: "ada-marsh", role: "writer" }] });
    Object.assign((value.editions as Edition[])[0] ?? {}, { format: "Kindle" });
  }),
  "a key stage in words": change("lessons/draw-it-twice.json", { stages: ["Key Stage 2"] }),
  "false for a story": text("ages/roman-britain.json", (json) => json.replace('"answer": "story"', '"answer": false')),
  "a video's letters alone": change("videos/book-one-trailer.json", { url: "dQw4w9WgXcQ" }),
  "a colour with the letter l for a one": change("brand/palette.json", { night: "#l20E33" }),
  "a network by its name in other countries": change("site.json", {
    social: [{ network: "weibo", url: "https://weibo.com/quantanite" }],
  }),
  ...Object.fromEntries(
    ["vimeo.com/123456789/abcdef1234", "www.youtube.com/playlist?list=PLabcdef"].map((url) => [
      `a video at ${url}`,
      change("videos/book-one-trailer.json", { url: `https://${url}` }),
    ]),
  ),
  "a single song for an album": change("music/chapterverse-one.json", {
    embedUrl: "https://open.spotify.com/embed/track/4aawyAB9vmqN3uQ7FjRGTy",
  }),
  "the site's address with a path": change("site.json", { url: "https://series.example/books" }),
  "the site's settings with a capital letter": moved(["site.json", "Site.json"]),
  "an item that a program named .txt": moved([artwork, `${artwork}.txt`]),
  "a picture that is gone, beside another item's of a like name": change(artwork, { image: "mars-canyom.jpg" }).filter(
    ({ path }) => path !== picture,
  ),
  "the quiz, deleted without its pictures": [...without("quiz.json"), pictureEntry("quiz-1.jpg")],
  "a page that two menus name, deleted": change("site.json", (value) =>
    (value.footerNavigation as string[]).push("roblox"),
  ).filter(({ path }) => path !== "pages/roblox.json"),
  "a page that was renamed by hand": moved(["pages/privacy-policy.json", "pages/small-print.json"]),
  "two items in one file": text(artwork, (json) => `[${json},${json}]`),
  "an item behind another": text(artwork, (json) => `${json},\n${json}`),
  "a link below a page to what is not there, though another page has its name": change("pages/shop.json", {
    intro: ["Meet [Finn](/characters/finn) and [Ruva](/characters/ruva)."],
  }),
  "fields that stand in their groups already": change(book, { format: "paperback", pictureCount: 40 }),
  "decimals of a currency without any": change("merch/hoodie.json", {
    price: { amount: 1499.5, currency: "JPY", from: false },
  }),
  "links to files that are not there": change("pages/shop.json", {
    intro: ["See [the pack](/the-pack.pdf) and [what is new](/feeds.xml)."],
  }),
  "a section's id with a letter too many, to which a link leads": [
    ...change("pages/shop.json", { intro: ["See [the plan](/lessons#book-club)."] }).filter(
      ({ path }) => path !== "pages/lessons.json",
    ),
    ...text("pages/lessons.json", (json) => json.replace('"book-club"', '"book-clubs"')).filter(
      ({ path }) => path === "pages/lessons.json",
    ),
  ],
  ...Object.fromEntries(
    ["Euro ", "GBP\u200b", "chf "].map((currency) => [
      `the currency ${JSON.stringify(currency)}`,
      change("merch/hoodie.json", { price: { amount: 15.5, currency, from: false } }),
    ]),
  ),
  "a section's id with a letter missing": text("pages/artwork.json", (json) =>
    json.replace('"wallpaper"', '"wallpapr"'),
  ),
  "a copied book, to whose original's pictures a link leads": [
    ...change("pages/shop.json", { intro: ["See [the pictures](/book-one-the-discovery#gallery)."] }),
    jsonEntry("books/book-one-copy.json", sampleValue(book)),
  ],
  "a date as a number": change(artwork, { added: 20250601 }),
  "a date with a short year": change("videos/book-one-trailer.json", { publishedOn: "31/08/24" }),
  "a date in words with a short year": change("videos/book-one-trailer.json", { publishedOn: "31 Aug 24" }),
  "a price in Robux with their sign": change("roblox-items/black-shirt.json", { robux: "5 R$" }),
  "a number of pages with a unit": change(book, { pages: "312 pp." }),
  "a point in a picture as two numbers": change(artwork, { focus: "70, 40" }),
  "a point in a picture as a list": change(artwork, { focus: [70, 40] }),
  "a masked email address": change("site.json", { contactEmail: "hello(at)series.example" }),
  "one address twice": change("merch/hoodie.json", { url: "https://merch.example/ahttps://merch.example/a" }),
  "a character by a shortened name": [
    ...change(artwork, { characters: ["Dr Lumen"] }).filter(({ path }) => path !== "characters/finn-marlow.json"),
    jsonEntry("characters/finn-marlow.json", {
      ...sampleValue("characters/finn-marlow.json"),
      name: "Dr Odette Lumen",
    }),
  ],
  "a field's name with a letter that looks like another": text(artwork, (json) => json.replace('"image"', '"іmаgе"')),
  "a field's name with a sign that nobody sees": text(artwork, (json) => json.replace('"title"', '"ti\u200btle"')),
  "an item's name with a sign that nobody sees": change(artwork, { characters: ["pip\u200b"] }),
  "a value with a letter that looks like another": change(artwork, { kind: "роster" }),
  "an item in a folder of its own": [
    ...moved(
      ["gallery/first-jump.json", "gallery/rome/first-jump.json"],
      ["gallery/first-jump.jpg", "gallery/rome/first-jump.jpg"],
    ),
    { path: "gallery/rome", type: "folder" },
  ],
  "a day in a far future of what others name": change(artwork, { added: "2205-06-01" }),
  "a slip in the file that makes a part of a page, to which a link leads": [
    ...change("pages/shop.json", { intro: ["See [the book club](/lessons#book-club)."] }).filter(
      ({ path }) => path !== "teaching.json",
    ),
    jsonEntry("teaching.json", { ...sampleValue("teaching.json"), bookClub: "One word each" }),
  ],
  "a quotation mark as HTML code": text(artwork, (json) => json.replace('"kind": "', '"kind": &quot;')),
  "the last quotation mark of a text as HTML code": text(artwork, (json) => json.replace('moon",', "moon&quot;,")),
  "a name between quotation marks as HTML code": text(artwork, (json) => json.replace('"title"', "&quot;title&quot;")),
  "a link to the site's own address with a slip": change("pages/shop.json", {
    intro: ["See [the pictures](https://series.example/artwrok)."],
  }),
  "a wallpaper with a width on paper": change(artwork, { printWidth: 58 }),
  "a book club's part that begins before the last one ends": change("teaching.json", (value) => {
    (value.bookClub as object[]).push({ from: 8, to: 20, title: "The crystal", text: "Pass it on." });
  }),
  "a space behind each paragraph of a chapter, as it was pasted": change("chapters/the-last-word.json", (value) => {
    value.text = (value.text as string[]).map((paragraph) => `${paragraph} `);
  }),
  "an empty line as an entry, between the paragraphs of a chapter": change("chapters/the-last-word.json", (value) => {
    value.text = (value.text as string[]).flatMap((paragraph) => [paragraph, ""]);
  }),
  "a chapter's heading and a long paragraph twice, as they were pasted": change(
    "chapters/the-last-word.json",
    (value) => {
      const long =
        "The sign had been there for years, and nobody in Saltmarrow could say who had put it up or what it was to keep them from. "
          .repeat(2)
          .trim();
      value.text = [`${String(value.number).toUpperCase()}.`, ...(value.text as string[]), long, long];
    },
  ),
  "a page of lessons without a lesson, but with subjects": without("lessons/draw-it-twice.json"),
  "what other systems call a draft": change(artwork, { draft: true }),
  "another system's status of a draft": change(artwork, { status: "draft" }),
  "a field of another system with a list in it": change(artwork, { people: ["pip"] }),
  "a network by its name": change("site.json", {
    social: [{ name: "youtube", url: "https://www.youtube.com/@quantanite" }],
  }),
  "an address in a menu": change("site.json", (value) => {
    (value.navigation as unknown[]).push({ name: "Blog", url: "https://blog.example" });
  }),
  "details with fields of another name": change(book, (value) => {
    (value.details as unknown[]).push({ title: "Genre", text: "Adventure" });
  }),
  "a book's cover by the name of other pictures": change(book, (value) => {
    value.image = value.cover;
    delete value.cover;
  }),
  "the address of the service that keeps the site": change("site.json", {
    url: "https://github.com/someone/quantanite",
  }),
  "a page at an address that the site keeps": change("pages/artwork.json", { path: "/downloads" }),
  "a shop's own pages": sold({
    retailers: [{ name: "Etsy", url: "https://www.etsy.com/your/shops/quantanite" }],
  }),
  "a shop's search": sold({
    retailers: [{ name: "Waterstones", url: "https://www.waterstones.com/books/search/term/the-discovery" }],
  }),
  "a quotation mark behind an address": sold({
    retailers: [{ name: "Corner Bookshop", url: "https://books.example/the-discovery”" }],
  }),
  "days of another century": change(artwork, { added: "1925-06-01" }),
  "a year to come in the rights line": change("site.json", { year: "2023 to 2052" }),
  "braces twice around a word to replace": change("questions/how-old.json", {
    answer: ["Write to {{email}} about it."],
  }),
  "the place of a picture, copied along from another program": change(artwork, {
    caption: "\ufffc Everyone in the Cretaceous is trying to sleep.",
  }),
  "a program's name for a picture that it made": change(artwork, { alt: "ChatGPT Image 2025-06-01" }),
  "what a template says where a caption belongs": change(artwork, { caption: "Enter text here" }),
  "one cover copied over another": [
    ...sampleEntries().filter(({ path }) => !/^books\/.*\.jpg$/.test(path)),
    pictureEntry("books/book-one-cover.jpg", { digest: "one" }),
    pictureEntry("books/book-two-cover.jpg", { digest: "one" }),
  ],
  "an item saved as a text file": [
    ...without(artwork),
    { ...jsonEntry("artwork/raptor-moon.txt", sampleValue(artwork)) },
  ],
  "a phone's picture in place of the one that is named": instead("artwork/raptor-moon.HEIC"),
  "a phone's picture by another name": instead("artwork/Raptor Moon.HEIC"),
  "a phone's picture in a misspelt folder": moved(["artwork", "artwrok"])
    .filter(({ path }) => path !== "artwrok/raptor-moon.jpg")
    .concat({ path: "artwrok/raptor-moon.webp", type: "file" }),
  "a JPEG as some browsers call it": instead("artwork/raptor-moon.jfif"),
  "an item saved as a document": [
    ...sampleEntries(),
    { path: "artwork/moon-song.docx", type: "file", bytes: Buffer.from("PK\u0003\u0004") },
  ],
  "a document under a JSON file's name": bytes(artwork, Buffer.from("PK\u0003\u0004")),
  "a photo under the name of a drawing": sampleWith(
    jsonEntry("chapters/the-last-word.json", {
      ...sampleValue("chapters/the-last-word.json"),
      drawings: [{ image: "wheel.svg", alt: "A drawing of a bike wheel and its track in the dust.", after: "Dogger" }],
    }),
    pictureEntry("chapters/wheel.svg", { format: "png", width: 600, height: 420 }),
  ),
  "a shop's first page": sold({ retailers: [{ name: "Waterstones", url: "https://www.waterstones.com/" }] }),
  "searches of more shops": sold({
    retailers: [
      { name: "Hive", url: "https://www.hive.co.uk/Search/Keyword?keyword=discovery" },
      { name: "Foyles", url: "https://www.foyles.co.uk/search?query=discovery" },
      { name: "Amazon", url: "https://amazon.co.uk/s/ref=nb_sb_noss?field-keywords=discovery" },
      { name: "Apple", url: "https://books.apple.com/gb/search?term=discovery" },
    ],
  }),
  "spaces in addresses": sold({
    retailers: [
      { name: "One", url: "https://www.books. example/the-discovery" },
      { name: "Two", url: "https://www.books.example /the-discovery" },
      { name: "Three", url: "https://books.example/the discovery/978" },
      { name: "Four", url: "https://www.my books.com" },
    ],
  }),
  "a date with its weekday": change(artwork, { added: "Sunday 1 June 2025" }),
  "an amount with a point and a comma": text("merch/hoodie.json", (json) =>
    json.replace(/"amount": [\d.]+/, '"amount": 1.299,00'),
  ),
  "a number for an item's name": change("slides/hero-one.json", { book: 1 }),
  "yes for an item's name": change("slides/hero-one.json", { book: true }),
  "a home page at an address of its own": change("pages/home.json", { path: "/home" }),
  "another site in a menu": change("site.json", (site) => {
    site.footerNavigation = [...(site.footerNavigation as string[]), "https://shop.example"];
  }),
  "a chapter copied from another": sampleWith(
    ...["the-last-word", "the-quarry"].map((slug, place) =>
      jsonEntry(`chapters/${slug}.json`, {
        ...sampleValue("chapters/the-last-word.json"),
        order: 10 + place,
        number: ["Chapter One", "Chapter Two"][place],
        title: ["The last word", "The quarry"][place],
        address: ["chapter-one", "chapter-two"][place],
        description: ["The first jump.", "What lies under the heather, and what it does then."][place],
        text: [`From the front, the sign said KEEP OUT. ${"From the back it said nothing at all. ".repeat(9).trim()}`],
      }),
    ),
  ),
  "two videos to start with": change("videos/book-one-trailer.json", { featured: true }).concat(
    jsonEntry("videos/song-clip.json", {
      ...sampleValue("videos/book-one-trailer.json"),
      order: 90,
      title: "A song about a harbour",
      url: "https://www.youtube.com/watch?v=dQw4w9WgXcW",
      image: "song-clip.jpg",
      alt: "Ruva sings on the deck of an airship, with the harbour far below her.",
      description: "The whole song, with a choir of gulls.",
      featured: true,
    }),
    pictureEntry("videos/song-clip.jpg", { width: 1280, height: 720, format: "jpeg" }),
  ),
  "what is left of a manuscript": change(artwork, {
    title: "Raptor moon (final)",
    caption: "The moon [AM1] and and Pip.",
  }),
  "a field's name for its text": change(artwork, { caption: "Caption" }),
  "letters of a PDF that stand for two": change(artwork, { caption: "Pip, at a ﬁne hour." }),
  "what was still to come": change("questions/how-old.json", {
    answer: ["Eight, or so. Book Two is coming in April 2024, and Book Three is due in July 2031."],
  }),
  "a list left out": change(book, (value) => {
    delete value.characters;
  }),
  "mistyped ends of a site's name": sold({
    retailers: [
      { name: "One", url: "https://www.bookshop.con/the-discovery" },
      { name: "Two", url: "https://wwww.bookshop.com/the-discovery" },
      { name: "Three", url: "www.bookshop.cmo/the-discovery" },
    ],
  }),
  "the last book taken away": sampleEntries().filter(
    ({ path }) => !/^(?:books|chapters|gallery|slides|videos|music|questions|ages|lessons)\//.test(path),
  ),
  "an assistant's whole answer around a file": text(
    artwork,
    (json) => `Here is the updated JSON:\n\n\`\`\`json\n${json}\`\`\`\n\nLet me know if you need more!\n`,
  ),
  "a file out of a comparison": text(artwork, (json) => json.trim().replace(/^/gm, "+")),
  "a file with the numbers of its lines": text(artwork, (json) =>
    json
      .trim()
      .split("\n")
      .map((line, index) => `${index + 1} ${line}`)
      .join("\n"),
  ),
  "a file without its outer brackets": text(artwork, (json) => json.trim().slice(1, -1)),
  "a link copied from a preview": change("pages/shop.json", {
    intro: ["See [the free pictures](http://localhost:8000/artwork)."],
  }),
  "a link to a page by its file in public/": change("pages/shop.json", {
    intro: ["See [the free pictures](/artwork/index.html)."],
  }),
  "a shop's address under another's name": sold({
    retailers: [{ name: "Amazon", url: "https://www.waterstones.com/book/the-discovery/1" }],
  }),
  "a reward's picture without its words": change("quiz.json", (value) => {
    const { reward } = (value.results as { reward: object }[])[0] as { reward: object };
    Object.assign(reward, { artwork: "mars-canyon" });
  }),
  "an assistant's remarks": change(artwork, {
    alt: "A small green velociraptor sings up at the moon. (125 characters)",
    caption: "Here are three captions: 1. Sing!",
  }),
  "an assistant that sees nothing": change(artwork, {
    alt: "I’m sorry, but I can’t identify people in this image.",
  }),
  "an assistant's source": change(artwork, { caption: "Velociraptors had feathers. [1]" }),
  "a template's words in a policy": change("privacy-policy.json", {
    summary: ["This is the website of [Company Name].", "Write to privacy@yourdomain.com."],
  }),
  "praise with quotation marks of its own": change(book, {
    praise: [{ words: "“I missed my stop. Twice.”", by: "A. Reader" }],
  }),
  "a book that is out and is said to come": change(book, {
    description: "Three friends, one BMX and a crystal that folds time. Its day is to be announced.",
    coverAlt: "Book cover, Book One: Finn leaps out of a ring. Coming soon.",
  }),
  "what is to be confirmed when every book is out": change("questions/how-old.json", {
    answer: ["Book Two has no day yet: it is to be confirmed."],
  }),
  "the cover's words of another book": change("books/book-two.json", {
    coverAlt: "Book cover, The Discovery: Finn leaps on his yellow BMX out of a glowing ring.",
  }),
  "a box set before its last book": sampleWith(
    jsonEntry("books/book-two.json", {
      ...sampleValue("books/book-two.json"),
      releaseDate: "2024-05-01",
      editions: (sampleValue("books/book-two.json").editions as Edition[]).map((one) => ({
        ...one,
        releaseDate: "2024-05-01",
      })),
    }),
    jsonEntry(book, {
      ...sampleValue(book),
      editions: [
        ...(sampleValue(book).editions as Edition[]),
        { ...(sampleValue(book).editions as Edition[])[0], format: "box-set", books: ["book-one", "book-two"] },
      ],
    }),
  ),
  "a book by its title, which a picture has for its name": sampleWith(
    jsonEntry("gallery/the-discovery.json", {
      ...sampleValue("gallery/first-jump.json"),
      order: 20,
      book: "the-discovery",
      image: "the-discovery.jpg",
      alt: "The quarry lies open to the sea, and a light moves within it.",
      title: "The light in the quarry",
      caption: "Nobody had asked it to glow.",
    }),
    pictureEntry("gallery/the-discovery.jpg", { width: 2000, height: 1125 }),
  ),
  "an author other than who made the books": sampleWith(
    jsonEntry("people/ada-marsh.json", { order: 10, name: "Ada Marsh" }),
    jsonEntry("site.json", {
      ...sampleValue("site.json"),
      author: "Ida Marsch",
      makers: [{ person: "ada-marsh", role: "author" }],
    }),
  ),
  "chapters against their numbers": sampleWith(
    jsonEntry("chapters/rhubarb.json", {
      ...sampleValue("chapters/the-last-word.json"),
      order: 5,
      number: "Chapter 2",
      title: "Rude to the rhubarb",
      address: "chapter-two",
      description: "Read the second chapter of The Discovery: something is in the rhubarb.",
      text: ["It was rude to the rhubarb, and the rhubarb was rude to it."],
      afterwards: ["Somebody digs. What for?"],
    }),
  ),
  "a shop's preview, basket and login": sold({
    retailers: [
      { name: "One", url: "https://shop.example/?p=123&preview=true" },
      { name: "Two", url: "https://shop.example/cart?add=12" },
      { name: "Three", url: "https://shop.example/auth/login?next=/book" },
      { name: "Four", url: "https://shop.example/book?utm_source=chatgpt.com" },
    ],
  }),
  "networks without the series' own page": change("site.json", {
    social: [
      { network: "tiktok", url: "https://www.tiktok.com/quantanite" },
      { network: "instagram", url: "https://www.instagram.com/p/abc/" },
    ],
  }),
};
