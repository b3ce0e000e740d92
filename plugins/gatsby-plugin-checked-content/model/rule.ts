/** What a rule of the check sees. Schemas and their rules know no more of the engine than this. */
import type { Place, Problem } from "../check/problem";

/** An item that fits its kind's schema. */
export interface RuledItem<T> {
  /** Below data/. */
  path: string;
  slug: string;
  /** True for drafts and scheduled items. */
  isDraft: boolean;
  /** The parsed JSON. */
  value: T;
  /** The position of a field, for reports; without a path, that of the file. */
  at(...path: PropertyKey[]): Place;
}

/** The rest of the content, as far as a rule looks at it: `Others` are the kinds that it asks for, by GraphQL type. */
export interface RuledContent<Others> {
  /** Today's date, as YYYY-MM-DD. */
  today: string;
  /** A path as it appears in reports. */
  name(path: string): string;
  itemsOf<Name extends keyof Others & string>(...typeNames: Name[]): RuledItem<Others[Name]>[];
  /** Without drafts and scheduled items. */
  publishedOf<Name extends keyof Others & string>(...typeNames: Name[]): RuledItem<Others[Name]>[];
}

/** A rule for items of one kind, defined beside its schema. */
export type Rule<T, Others = Record<never, never>> = (
  item: RuledItem<T>,
  content: RuledContent<Others>,
) => Iterable<Problem>;
