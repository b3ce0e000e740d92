import { relatedBooks } from "../../src/components/in-the-story/related-books";

const book = (order: number) => ({ path: `/book-${order}`, order, label: "", title: "", chapters: [] });
const [one, two, three, four] = [book(1), book(2), book(3), book(4)];
const somebody = (name: string, ...books: (typeof one)[]) =>
  ({
    name,
    path: `/${name}`,
    role: "",
    portrait: { childImageSharp: null },
    books,
  }) as unknown as Queries.StoryCharacterFragment;

const pathsOf = (shown: Parameters<typeof relatedBooks>[0]) => relatedBooks(shown).books.map(({ path }) => path);

test("a picture's books are those in which all its characters appear, in order", () => {
  expect(pathsOf({ characters: [somebody("pip", two, one, three)] })).toEqual([one.path, two.path, three.path]);
  expect(pathsOf({ characters: [somebody("pip", one, two), somebody("ember", two, three)] })).toEqual([two.path]);
});

test("a picture whose characters are in many books names none of them, but its own", () => {
  const pip = somebody("pip", one, two, three, four);
  expect(pathsOf({ characters: [pip] })).toEqual([]);
  expect(pathsOf({ book: four, characters: [pip] })).toEqual([four.path]);
});

test("a picture whose characters share no book has the books of any of them", () => {
  expect(pathsOf({ characters: [somebody("finn", one), somebody("ember", two)] })).toEqual([one.path, two.path]);
});

test("a picture that names its book has that book alone", () => {
  expect(pathsOf({ book: three, characters: [somebody("pip", one, two)] })).toEqual([three.path]);
});

test("a picture without characters has the books that visit its age", () => {
  expect(pathsOf({ characters: null, ages: [{ books: [two] }, { books: [one] }] })).toEqual([one.path, two.path]);
  expect(pathsOf({})).toEqual([]);
});
