import type { FindEntry } from "../../../src/content/find-entries";
import { findIndex } from "../../../src/content/find-index";
import { wordsOf } from "../../../src/content/find-words";
import * as search from "../../../src/templates/find/search";

/** By way of the file that pages fetch. */
const createSearch = (entries: FindEntry[]) =>
  search.createSearch(entries, JSON.parse(JSON.stringify(findIndex(entries))));

const entry = (name: string, more: Partial<FindEntry> = {}): FindEntry => ({
  name,
  otherNames: [],
  kind: "Picture",
  path: `/${name}`,
  summary: "",
  more: "",
  keywords: [],
  isMain: false,
  ...more,
});

const ask = createSearch([
  entry("A song at night", { summary: "Pip’s song at the café", more: "The moon is out over the umbrellas." }),
  entry("Pip and the firefly"),
  entry("Pip", { kind: "Character", isMain: true, keywords: ["dinosaur"] }),
  entry("Book One: The Discovery", { kind: "Book", isMain: true, otherNames: ["Book One", "The Discovery"] }),
  entry("When is Book Two?", { kind: "Question" }),
  entry("The line of time", { kind: "Page", keywords: ["where do they go", "timeline"] }),
  entry("The cinema", { kind: "Page", keywords: ["videos"] }),
  entry("The shop", { kind: "Page", keywords: ["how much", "price"] }),
  entry("Sky harbour", { more: "Ships use it." }),
  entry("Harbourmaster"),
  entry("Paradox"),
  entry("A precious stone"),
  entry("A constructor"),
  entry("???", { more: "umbrellas" }),
  entry("Fives"),
  entry("The year 2311"),
  entry("Who are you?", { kind: "Page", isMain: true, keywords: ["quiz", "🎮", "play"] }),
  entry("Ten tins", { kind: "Lesson", more: "What gravity does." }),
  entry("Friend of ravens", { kind: "Page", isMain: true }),
  entry("Friend of dragons", { kind: "Page", isMain: true }),
]);
const namesFor = (question: string) => ask(question).found.map(({ name }) => name);

test("search ranks a name before longer names, and names before texts", () => {
  expect(namesFor("pip")).toEqual(["Pip", "Pip and the firefly"]);
  expect(namesFor("firefly song pip")).toEqual(["Pip and the firefly", "A song at night", "Pip"]);
});

test("equally good search results keep the order of the entries", () => {
  const inOrder = createSearch(["One", "Four", "Two"].map((name) => entry(name, { keywords: ["buy"] })));
  expect(inOrder("buy").found.map(({ name }) => name)).toEqual(["One", "Four", "Two"]);
});

test("search ranks a page with the whole question as a keyword before a detail with it in its name", () => {
  const quizzes = createSearch([
    entry("How does the quiz know?", { more: "quiz" }),
    entry("Who are you?", { keywords: ["quiz"], isMain: true }),
  ]);
  expect(quizzes("the quiz").found[0]?.name).toBe("Who are you?");
});

test("a question in the words of a name finds that first", () => {
  const guides = createSearch([
    entry("Book Seven", { isMain: true, keywords: ["read the first book", "which book", "book"] }),
    entry("Which book do I read first?"),
  ]);
  expect(guides("which book do i read first").found[0]?.name).toBe("Which book do I read first?");
});

test("search finds a page by one of many keywords as well as by its only one", () => {
  const many = Array.from({ length: 50 }, (_, index) => `word${index}`);
  const shops = createSearch([
    entry("A hoodie", { keywords: ["merch"] }),
    entry("Shop", { keywords: ["merch", ...many], isMain: true }),
  ]);
  expect(shops("merch").found[0]?.name).toBe("Shop");
});

test.each(["p", "P", "pi", "The c", "When is B", "s", "Sky h"])(
  "“%s”, which is still being typed, is not told to be nothing",
  (typed) => {
    expect(namesFor(typed)).not.toEqual([]);
  },
);

test.each([
  ["harbour", "Sky harbour"],
  ["book 1", "Book One: The Discovery"],
  ["Book One", "Book One: The Discovery"],
  ["1st book", "Book One: The Discovery"],
  ["bookone", "Book One: The Discovery"],
  ["book 2", "When is Book Two?"],
  ["dinosor", "Pip"],
  ["dinosuar", "Pip"],
  ["dinosaurs", "Pip"],
  ["what colour is the dinosaur", "Pip"],
  ["what color is the dinosaur", "Pip"],
  ["cinnemas", "The cinema"],
  ["who is Pip’s friend", "Pip"],
  ["wheres pip", "Pip"],
  ["pip zzz", "Pip"],
  ["constructor", "A constructor"],
  ["skyharbor", "Sky harbour"],
  ["sky harbor", "Sky harbour"],
  ["discuvery", "Book One: The Discovery"],
  ["frist book", "Book One: The Discovery"],
  ["waht is the discovery", "Book One: The Discovery"],
  ["paradocks", "Paradox"],
  ["preshus", "A precious stone"],
  ["where do they all go", "The line of time"],
  ["time line", "The line of time"],
  ["how much", "The shop"],
  ["do you use videos", "The cinema"],
  ["childrens videos", "The cinema"],
  ["kids videos", "The cinema"],
  ["night CAFE", "A song at night"],
  ["part 1", "Book One: The Discovery"],
  ["fives", "Fives"],
  ["when is the second one", "When is Book Two?"],
  ["gravity lesson", "Ten tins"],
  ["🎮", "Who are you?"],
  ["price 😍", "The shop"],
  ["dinosaur™ ®", "Pip"],
  ["pri\u00adce", "The shop"],
  [`${" ".repeat(250)}pip`, "Pip"],
])("“%s” finds first: %s", (question, first) => {
  expect(namesFor(question)[0]).toBe(first);
});

test("half of a question is enough if all of its words are of here, and it is of more than two or nothing has more", () => {
  expect(namesFor("song umbrellas moon harbour")).toEqual(["A song at night"]);
  expect(namesFor("song umbrellas moon comet")).toEqual([]);
  expect(namesFor("umbrellas harbour")).toEqual(["Sky harbour"]);
  expect(namesFor("umbrella")).toEqual(["A song at night", "???"]);
  expect(namesFor("pip")).not.toContain("A song at night");
});

test("search finds every book of a long series by its number in digits, words and Roman numerals", () => {
  const numbers = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen".split(" ");
  const ofBooks = createSearch([
    ...numbers.map((number) => entry(`Book ${number}`, { kind: "Book" })),
    entry("For grown-ups", { keywords: ["how old"] }),
  ]);
  for (const [asked, name] of [
    ["book 1", "Book One"],
    ["book 13", "Book Thirteen"],
    ["the 14th book", "Book Fourteen"],
    ["twelfth book", "Book Twelve"],
    ["the therd book", "Book Three"],
    ["book iv", "Book Four"],
    ["for a 9 year old", "For grown-ups"],
  ]) {
    expect([asked, ofBooks(`${asked}`).found[0]?.name]).toEqual([asked, name]);
  }
});

test.each([
  ["a word that is only like another one", "hambourg"],
  ["a word that begins otherwise", "light"],
  ["an English word that is only like another one", "knight"],
  ["a less usual English word that is only like another one", "contractor"],
  ["a word that is only like a name, beside an English word", "discuvery knight"],
  ["a word that begins with the voice of another one's first letter", "blah"],
  ["a word of which its stem leaves little", "timetable"],
  ["a word that sounds like another one, though most letters differ", "paris"],
  ["one word of two, be it a keyword", "price comet"],
  ["a word that is only like a name, beside one that nothing is like", "paradog xylophone"],
  ["a word that is only like one of a page's name, beside one that nothing is like", "discuvery xylophone"],
  ["one word of two in the name of a detail", "harbour purple"],
  ["the name of a detail beside a word that nothing is like", "paradox rapper"],
  ["words that texts have by chance", "moon purple rocket"],
  ["an emoji that nothing here has", "🏀"],
  ["a year beside one of here", "2310"],
  ["a book's number beside a word that is not its", "frozen 1"],
  ["one word of two, if several pages are called by it", "friend purple"],
])("%s is no answer, and three at most are called near", (_, question) => {
  expect(ask(question)).toMatchObject({ found: [] });
  expect(ask(question).nearest.length).toBeLessThanOrEqual(3);
});

test("search without results suggests the nearest ones", () => {
  expect(ask("umbrella comet").nearest.map(({ name }) => name)).toEqual(["A song at night", "???"]);
  expect(ask("xarbours").nearest[0]?.name).toBe("Sky harbour");
});

test("search ignores capitals, accents, possessives and ordinal endings", () => {
  expect(wordsOf("Øystein Łuk, Straße, Ægir")).toEqual(["oystein", "luk", "strasse", "aegir"]);
  expect(wordsOf("Pip’s 2nd café: Book Three, part II")).toEqual(["pip", "2", "cafe", "book", "3", "part", "2"]);
  expect(wordsOf("❤️pip 🦖🐉")).toEqual(["❤", "pip", "🦖", "🐉"]);
  expect(wordsOf("Y5, yr 3 by 5 o’clock")).toEqual(["year", "5", "year", "3", "by", "5", "oclock"]);
  expect(wordsOf("Book XIV, the Twelfth; nineteen")).toEqual(["book", "14", "the", "12", "19"]);
});

test("of a pasted page only the first letters are read, since each of its words would be corrected", () => {
  expect(namesFor(`pip ${"page ".repeat(20)}`)).toEqual(namesFor("pip"));
  expect(namesFor(`${"page ".repeat(400)} pip`)).toEqual([]);
  expect(ask(`${"x".repeat(200)} harbour`).nearest).toEqual([]);
});

test("a rude or worrying word is not taken for a misspelt one", () => {
  const askOfGuys = createSearch([entry("The bad guy", { isMain: true }), entry("Nudge the ship", { kind: "Page" })]);
  expect(askOfGuys("guys").found).toHaveLength(1);
  for (const question of ["gay", "boobs", "are you gay", "shit", "nude"])
    expect([question, askOfGuys(question)]).toEqual([question, { found: [], nearest: [] }]);
});

test("stop words alone find only what has them as a whole phrase", () => {
  const among = createSearch([
    entry("The first of all", { more: "It is the one and what there is of it." }),
    entry("Rhubarb", { keywords: ["what is it"] }),
    entry("Who made this", { keywords: ["about"] }),
  ]);
  expect(
    ["the of and", "what is it", "about us"].map((question) => among(question).found.map(({ name }) => name)),
  ).toEqual([[], ["Rhubarb"], ["Who made this"]]);
});

test("a name is found half typed, though a stop word begins so as well", () => {
  const named = createSearch([entry("The find in the quarry"), entry("Finn Marlow", { isMain: true })]);
  expect(named("fin").found.map(({ name }) => name)).toEqual(["Finn Marlow"]);
});
