/** Credits and copyright. */
import { fullStop } from "../../format";
import { type MakerRole, makerRoleNames, makerRoles } from "./enums";

/** Somebody who made a book. */
export interface Made {
  name: string;
  role: MakerRole;
  /** The person's own page. */
  link?: string | null;
}

/**
 * The makers of a book: those that it names, else the site's; for a role without makers, its settings' author and illustrator.
 * A book that names makers but no author has the site's author.
 */
export function madeBy(
  { book = [], site: ofSite = [] }: { book?: readonly Made[]; site?: readonly Made[] },
  { name, author, illustrator }: Credits,
): Made[] {
  const ofSettings: Made[] = [
    ...(author === name ? [] : [{ name: author, role: "author" } as const]),
    ...(illustrator ? [{ name: illustrator, role: "illustrator" } as const] : []),
  ];
  const usual = [...ofSite, ...ofSettings.filter(({ role }) => !ofSite.some((one) => one.role === role))];
  const isAuthor = ({ role }: Made) => role === "author";
  const authors = book.some(isAuthor) ? [] : usual.filter(isAuthor);
  const people = book.length > 0 ? [...authors, ...book] : usual;
  return [...people].sort((a, b) => makerRoleNames.indexOf(a.role) - makerRoleNames.indexOf(b.role));
}

/** A maker as content refers to one. */
interface MakerReference {
  person: string;
  role: MakerRole;
}

/** The makers of a book, where it and the site name them by references to people. */
export function makersOf(
  book: readonly MakerReference[] | null | undefined,
  site: Credits & { makers?: readonly MakerReference[] | null },
  people: readonly (Omit<Made, "role"> & { slug: string })[],
): Made[] {
  const named = (makers: typeof book) =>
    (makers ?? []).flatMap(({ person, role }) =>
      people.filter(({ slug }) => slug === person).map(({ name, link }) => ({ name, link, role })),
    );
  return madeBy({ book: named(book), site: named(site.makers) }, site);
}

/** The credits line by line: "Written by", and the names of all who did. */
export const creditsOf = (made: readonly Made[]): { role: MakerRole; label: string; people: Made[] }[] =>
  makerRoleNames.flatMap((role) => {
    const people = made.filter((one) => one.role === role);
    return people.length > 0 ? [{ role, label: makerRoles[role], people }] : [];
  });

const nameList = (people: readonly Made[]) => new Intl.ListFormat("en-GB").format(people.map(({ name }) => name));

/** The credits as lines of text: "Drawn by Ada Marsh and B. Lake". */
export const creditLines = (made: readonly Made[]): string[] =>
  creditsOf(made).map(({ label, people }) => `${label} ${nameList(people)}`);

export interface Credits {
  name: string;
  author: string;
  illustrator?: string | null;
  publisher?: string | null;
  rights?: string | null;
  year?: string | null;
}

/** The copyright line: as written, else from author and year; undefined without either. */
export const rightsLine = ({ rights, year, author }: Credits): string | undefined =>
  rights ?? (year ? `© ${year} ${author}` : undefined);

/** Author, illustrator and publisher in a sentence; undefined if all of them are the series itself. */
export function creditLine({ name, author, illustrator, publisher }: Credits): string | undefined {
  const parts = [
    ...(author === name ? [] : [`written by ${author}`]),
    ...(illustrator ? [`drawn by ${illustrator}`] : []),
    ...(publisher ? [`published by ${publisher}`] : []),
  ];
  const sentence = new Intl.ListFormat("en-GB").format(parts);
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${fullStop(sentence)}` : undefined;
}
