/** What a field's `meta` carries: what zod cannot express, for editors, messages, rules and GraphQL types. */

/** A field's metadata. */
export interface FieldMeta {
  description: string;
  examples?: unknown[];
  /** The GraphQL type of a group or an enum. */
  typeName?: string;
  /** For a reference: the GraphQL types of the kinds whose items the field may name. */
  refersTo?: readonly string[];
  /** What people write instead of a field's values, as file names are written, with the value that is meant. */
  synonyms?: Readonly<Record<string, string>>;
  /** True for the name of a picture beside the item. */
  image?: true;
  /** A picture's minimum width in pixels; narrower ones would be upscaled. */
  minWidth?: number;
  /** A picture's accepted aspect ratio; others would be cropped too much. */
  shape?: Shape;
  /** True for a picture with nothing behind what it shows: a transparent background. */
  cutOut?: true;
  /** True for text with emphasis: *stars*. */
  marked?: true;
  /** True for text with links: [text](/path). */
  linked?: true;
  /** Names of placeholders: {name}. */
  placeholders?: readonly string[];
  /** True for a field that differs in all entries of the list around it, such as an id. */
  once?: true;
  /** True for what somebody said: the site puts quotation marks around it. */
  quoted?: true;
  /** True for what people look for: one word or two. */
  term?: true;
  /** True for a list of what is said or done in turn, where lines repeat. */
  repeats?: true;
  /** True for what is sent to others and never displayed: it is no words. */
  sent?: true;
  /** A sort key, unique among the items of the kind, or among those with the same value in the field `within`. */
  order?: { within?: string };
  /** True for notes that are removed before the launch. */
  untilLaunch?: true;
}

/** Accepted aspect ratios (width ÷ height), and what the message calls them. */
export interface Shape {
  words: string;
  from: number;
  to: number;
}
