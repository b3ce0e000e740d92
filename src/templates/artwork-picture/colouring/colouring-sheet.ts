/** What there is to colour in. */
export interface ColouringSheet {
  title: string;
  alt: string;
  /** The original's address. */
  url: string;
  fileName: string;
  width: number;
  height: number;
  colours: readonly Queries.BoxColour[];
}
