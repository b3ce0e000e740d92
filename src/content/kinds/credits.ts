/** Who made the books and whose they are, as far as the content says so. */

export interface Credits {
  name: string;
  author: string;
  illustrator?: string | null;
  publisher?: string | null;
  rights?: string | null;
  year?: string | null;
}

/** Whose the books are: what the content says, or who wrote them and when; nothing is claimed that it does not say. */
export const rightsLine = ({ rights, year, author }: Credits): string | undefined =>
  rights ?? (year ? `© ${year} ${author}` : undefined);

/** Who wrote, drew and publishes the books, in a sentence; nothing where the series itself stands for all of them. */
export function creditLine({ name, author, illustrator, publisher }: Credits): string | undefined {
  const parts = [
    ...(author === name ? [] : [`written by ${author}`]),
    ...(illustrator ? [`drawn by ${illustrator}`] : []),
    ...(publisher ? [`published by ${publisher}`] : []),
  ];
  const sentence = new Intl.ListFormat("en-GB").format(parts);
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : undefined;
}
