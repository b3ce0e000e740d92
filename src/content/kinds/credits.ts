/** Credits and copyright. */

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
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : undefined;
}
