/** What the command line may ask of the parts. */
export interface Options {
  /** How often each page is visited, an odd number; the median counts. */
  runs: number;
  /** These pages, by path; without any, one of each template. */
  pages?: string[];
  /** Folders with the same site as other tools have built it. */
  against: string[];
  /** Numbers of artworks to build with. */
  scale: number[];
  /** How wide the originals are made for that; as they are if not given. The content check wants 1000 at least. */
  width?: number;
}
