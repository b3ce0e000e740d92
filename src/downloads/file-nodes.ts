/** Gatsby's file nodes, as far as downloads read them. */

/** An item's JSON file as a Gatsby file node. */
export interface ItemFile {
  name: string;
  relativeDirectory: string;
}

/** A picture as a Gatsby file node. */
export interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}
