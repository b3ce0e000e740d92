import type { FindEntry } from "../../../src/components/a-to-z/find-entry";
import { createSearch } from "../../../src/templates/find/search";
import { lettersOf, soundOf, wordsOf } from "../../../src/templates/find/spelling";

const entry = (name: string, more: Partial<FindEntry> = {}): FindEntry => ({
  name,
  otherNames: [],
  kind: "Picture",
  path: `/${name}`,
  summary: "",
  more: "",
  keywords: [],
  weight: 1,
  ...more,
});

const ask = createSearch([
  entry("A song at night", { summary: "Pip’s song at the café", more: "The moon is out over the umbrellas." }),
  entry("Pip and the firefly"),
  entry("Pip", { kind: "Character", weight: 1.3, keywords: ["dinosaur"] }),
  entry("Book One: The Discovery", { kind: "Book", weight: 1.3, otherNames: ["Book One", "The Discovery"] }),
  entry("When is Book Two?", { kind: "Question" }),
  entry("The line of time", { kind: "Page", keywords: ["where do they go", "timeline"] }),
  entry("The cinema", { kind: "Page", keywords: ["videos"] }),
  entry("The shop", { kind: "Page", keywords: ["how much", "price"] }),
  entry("Sky harbour"),
  entry("Harbourmaster"),
]);
const namesFor = (question: string) => ask(question).found.map(({ name }) => name);

test("a name comes before longer names, and names before texts", () => {
  expect(namesFor("pip")).toEqual(["Pip", "Pip and the firefly"]);
  expect(namesFor("night umbrella firefly")).toEqual(["A song at night", "Pip and the firefly"]);
});

test("equally good answers keep the order of the entries", () => {
  const inOrder = createSearch(["One", "Four", "Two"].map((name) => entry(name, { keywords: ["buy"] })));
  expect(inOrder("buy").found.map(({ name }) => name)).toEqual(["One", "Four", "Two"]);
});

test("answers that are nearly as good keep the order of the entries, too", () => {
  const ofBooks = createSearch([
    entry("One", { keywords: ["audiobook", "paper"] }),
    entry("Two", { keywords: ["audiobook"] }),
  ]);
  expect(ofBooks("audio book").found.map(({ name }) => name)).toEqual(["One", "Two"]);
});

test("whoever is called so comes before what lists them among its keywords", () => {
  const polychrome = createSearch([
    ...["Rain", "Sun"].map((name) => entry(name, { keywords: ["Polychrome"] })),
    entry("How to draw: Polychrome", { weight: 0.9 }),
  ]);
  expect(polychrome("polychrome").found[0]?.name).toBe("How to draw: Polychrome");
});

test("a name is its own without the article that it begins with, too", () => {
  const rulers = createSearch([
    ...["One", "Two", "Three"].map((name) => entry(name, { keywords: ["The Nome King"], weight: 1.25 })),
    entry("The Nome King"),
  ]);
  expect(rulers("nome king").found[0]?.name).toBe("The Nome King");
});

test.each(["p", "P", "pi", "The c", "When is B", "s", "Sky h"])(
  "“%s”, which is still being typed, is not told to be nothing",
  (typed) => {
    expect(namesFor(typed)).not.toEqual([]);
  },
);

test("a whole word comes before a part of one", () => {
  expect(namesFor("harbour")).toEqual(["Sky harbour", "Harbourmaster"]);
});

test.each([
  ["book 1", "Book One: The Discovery"],
  ["Book One", "Book One: The Discovery"],
  ["1st book", "Book One: The Discovery"],
  ["bookone", "Book One: The Discovery"],
  ["book 2", "When is Book Two?"],
  ["dinosor", "Pip"],
  ["who is Pip’s friend", "Pip"],
  ["skyharbor", "Sky harbour"],
  ["discuvery", "Book One: The Discovery"],
  ["frist book", "Book One: The Discovery"],
  ["waht is the discovery", "Book One: The Discovery"],
  ["bok tow", "When is Book Two?"],
  ["pipthedinosaur", "Pip"],
  ["did anyone see the pip", "Pip"],
  ["wher did they go", "The line of time"],
  ["where do they all go", "The line of time"],
  ["how much is the stuff", "The shop"],
  ["howmuchisit", "The shop"],
  ["bidios", "The cinema"],
  ["cafe", "A song at night"],
  ["UMBRELLA", "A song at night"],
])("“%s” finds first: %s", (question, first) => {
  expect(namesFor(question)[0]).toBe(first);
});

test("words that are spelt as they sound are answers, not guesses", () => {
  const heard = createSearch([
    entry("Orrin Vale", { kind: "Character" }),
    entry("Wallpapers", { keywords: ["wallpaper, phone"] }),
  ]);
  expect(heard("orin vail").found[0]?.name).toBe("Orrin Vale");
  expect(heard("wallpapper for my fone").found[0]?.name).toBe("Wallpapers");
});

test("a word that sounds like one that asks is taken for it before a function word, and for itself elsewhere", () => {
  const heard = createSearch([
    entry("Clothes", { keywords: ["wear"] }),
    entry("A chapter", { kind: "Chapter", keywords: ["where can i read it"] }),
  ]);
  expect(heard("wear can i reed it").found[0]?.name).toBe("A chapter");
  expect(heard("wear").found[0]?.name).toBe("Clothes");
  expect(heard("things to wear").found[0]?.name).toBe("Clothes");
});

test("every book of a long series is found by its number, in digits, words and Roman numerals", () => {
  const numbers = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen".split(" ");
  const ofBooks = createSearch(numbers.map((number) => entry(`Book ${number}`, { kind: "Book" })));
  for (const [asked, name] of [
    ["book 13", "Book Thirteen"],
    ["the 14th book", "Book Fourteen"],
    ["twelfth book", "Book Twelve"],
    ["book iv", "Book Four"],
    ["book thirteenth", "Book Thirteen"],
  ]) {
    expect([asked, ofBooks(`${asked}`).found[0]?.name]).toEqual([asked, name]);
  }
});

test("a number begins no other one, and somebody's age is no number of a book", () => {
  const ofBooks = createSearch([
    ...["One", "Nine", "Ten"].map((number) => entry(`Book ${number}`, { kind: "Book" })),
    entry("For grown-ups", { keywords: ["how old"] }),
  ]);
  expect(ofBooks("book 1").found[0]?.name).toBe("Book One");
  expect(ofBooks("1").found.map(({ name }) => name)).toEqual(["Book One"]);
  expect(ofBooks("for a 9 year old").found.map(({ name }) => name)).toEqual(["For grown-ups"]);
});

test("a sound of one letter is no likeness", () => {
  expect(createSearch([entry("Sss")])("zzzzz").found).toEqual([]);
});

test("a word that is only like a function word is not taken for one where it stands alone", () => {
  expect(namesFor("lake")).toEqual([]);
});

test.each([
  ["among several words, the like of a short one", "pipe fly"],
  ["one word of two that only a keyword has", "price comet"],
  ["words that texts have by chance", "moon purple rocket"],
])("nothing is found by %s", (_, question) => {
  expect(ask(question)).toMatchObject({ found: [] });
  expect(ask(question).nearest.length).toBeLessThanOrEqual(3);
});

test("a name is found among words that nothing has", () => {
  expect(namesFor("pip zzz")[0]).toBe("Pip");
});

test("where nothing is found, the nearest names are told", () => {
  const { found, nearest } = ask("harxxxur");
  expect(found).toEqual([]);
  expect(nearest[0]?.name).toMatch(/harbour/i);
});

test("words are compared without capitals, accents, possessives and the letters of numbers", () => {
  expect(wordsOf("Pip’s 2nd café: Book Three, part II")).toEqual(["pip", "2", "cafe", "book", "3", "part", "2"]);
  expect(wordsOf("Book XIV, the Twelfth; nineteen")).toEqual(["book", "14", "the", "12", "19"]);
  expect(wordsOf("Œuvre, Straße, Ærø")).toEqual(["oeuvre", "strasse", "aero"]);
});

test.each([
  ["🦖 🐉🎵", ["dinosaur", "dragon", "music"]],
  ["❤️ pip", ["pip"]],
  ["y5", ["year", "5"]],
  ["Yr 3", ["year", "3"]],
  ["years 5", ["years", "5"]],
  ["by 5 o’clock", ["by", "5", "oclock"]],
])("“%s” is in words: %s", (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

test.each([
  ["quantanight", "quantanite"],
  ["fone", "phone"],
  ["kwiz", "quiz"],
  ["robloks", "roblox"],
  ["vail", "vale"],
  ["sayl", "sale"],
])("“%s” sounds like “%s”", (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test("words with two letters swapped have the same letters, and of three letters mirrored ones are the same", () => {
  expect(lettersOf("tboy")).toBe(lettersOf("toby"));
  expect(lettersOf("qip")).toBe(lettersOf("pip"));
  expect(lettersOf("tea")).not.toBe(lettersOf("eat"));
});

test.each([
  ["a cat that lies on the keyboard", "a".repeat(5000)],
  ["a page that is pasted", Array.from({ length: 800 }, (_, index) => `word${index}`).join(" ")],
])("%s does not stop the browser", (_, typed) => {
  const start = performance.now();
  ask(typed);
  expect(performance.now() - start).toBeLessThan(1000);
});
