/** The most books that a picture of nobody's book in particular leads to. */
const few = 3;

/** A picture's or video's references into the story. */
export interface Shown {
  characters?: readonly Queries.StoryCharacterFragment[] | null;
  book?: Queries.StoryBookFragment | null;
  ages?: readonly Queries.StoryAgeFragment[];
}

/**
 * The characters in a picture or video, and its books: the book that it names; else the books in which all its characters
 * appear, or any of them if there is none; without characters, the books that visit its age. Many say nothing of the
 * picture, so they are left out.
 */
export function relatedBooks({ characters, book, ages = [] }: Shown) {
  const people = characters ?? [];
  const candidates = (people.length > 0 ? people : ages).flatMap(({ books }) => books);
  const inOrder = [...new Map(candidates.map((one) => [one.path, one])).values()].sort((a, b) => a.order - b.order);
  const shared = inOrder.filter(({ path }) =>
    people.every(({ books }) => books.some((candidate) => candidate.path === path)),
  );
  const met = shared.length > 0 ? shared : inOrder;
  return { characters: people, books: book ? [book] : met.length <= few ? met : [] };
}
