import { relatedBooks } from "../../src/components/in-the-story/related-books";

const book = (order: number) => ({ path: `/book-${order}`, order, label: "", title: "", chapters: [] });
const [one, two, three] = [book(1), book(2), book(3)];
const somebody = (name: string, ...books: (typeof one)[]) =>
  ({
    name,
    path: `/${name}`,
    role: "",
    portrait: { childImageSharp: null },
    books,
  }) as unknown as Queries.StoryCharacterFragment;

const pathsOf = (shown: Parameters<typeof relatedBooks>[0]) => relatedBooks(shown).books.map(({ path }) => path);

test("a picture is from the books in which everybody in it appears, in order", () => {
  expect(pathsOf({ characters: [somebody("pip", two, one, three)] })).toEqual([one.path, two.path, three.path]);
  expect(pathsOf({ characters: [somebody("pip", one, two), somebody("ember", two, three)] })).toEqual([two.path]);
});

test("a picture of characters that no book has together is from the books that have any", () => {
  expect(pathsOf({ characters: [somebody("finn", one), somebody("ember", two)] })).toEqual([one.path, two.path]);
});

test("the book that it names goes before all others", () => {
  expect(pathsOf({ book: three, characters: [somebody("pip", one, two)] })).toEqual([three.path]);
});

test("a picture with nobody in it is from the books that go to its age", () => {
  expect(pathsOf({ characters: null, ages: [{ books: [two] }, { books: [one] }] })).toEqual([one.path, two.path]);
  expect(pathsOf({})).toEqual([]);
});
