/** What content says of a picture or a video: who is in it, the book it names, and the ages it belongs to. */
export interface Shown {
  characters?: readonly Queries.StoryCharacterFragment[] | null;
  book?: Queries.StoryBookFragment | null;
  ages?: readonly Queries.StoryAgeFragment[];
}

/**
 * Who is in a picture, and the books that it is from: the one it names; else those in which everybody in it appears; else
 * those that go to its age.
 */
export function storyOf({ characters, book, ages = [] }: Shown) {
  const people = characters ?? [];
  const candidates = (people.length > 0 ? people : ages).flatMap(({ books }) => books);
  const inOrder = [...new Map(candidates.map((one) => [one.path, one])).values()].sort((a, b) => a.order - b.order);
  const shared = inOrder.filter(({ path }) =>
    people.every(({ books }) => books.some((candidate) => candidate.path === path)),
  );
  return { characters: people, books: book ? [book] : shared.length > 0 ? shared : inOrder };
}
