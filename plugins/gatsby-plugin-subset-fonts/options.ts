import type { PluginOptions } from "gatsby";

/** One font. */
export interface FontOptions {
  /** Its name in style sheets. */
  family: string;
  /** The Fontsource package that it comes from; the package's unicode.json says which characters the subset "latin" has. */
  package: string;
  /** The woff2 file of the subset "latin": its path within the package or, with "./", from the project's folder. */
  file: string;
  /** For a variable font: the range of weights to keep. */
  weights?: { min: number; max: number };
  /** Characters to keep in addition to those that the content uses and to the usual ones (see README.md). */
  keep?: string;
  /** Characters to leave out, so that the next font in `font-family` provides them. */
  without?: string;
  /** A further family, of some characters of this font at one weight, for another font that leaves them out. */
  lends?: { family: string; characters: string; weight: number };
}

interface SubsetFontsOptions {
  fonts: FontOptions[];
  /** The types of nodes whose texts are looked through. */
  nodeTypes: string[];
}

export type GivenOptions = PluginOptions & SubsetFontsOptions;
