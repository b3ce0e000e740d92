/** Command-line options of the benchmark. */
export interface Options {
  /** Page loads per page, an odd number, of which the median counts. */
  runs: number;
  /** Pages by path; by default one per template. */
  pages?: string[];
  /** Folders with other tools' builds of the same content. */
  against: string[];
  /** Numbers of artworks to build with. */
  scale: number[];
  /**
   * The originals' width in pixels, for speed; at least 1000, which the content check demands. Unchanged by default.
   */
  width?: number;
}
