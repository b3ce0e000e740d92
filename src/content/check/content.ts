/** The types of the checked content, for this site's kinds. */
import type {
  Content as CheckedContent,
  Item as CheckedItem,
  Problem,
} from "../../../plugins/gatsby-plugin-checked-content";
import type { Contents, Kind } from "../kinds/kinds";

export type Content = CheckedContent<Kind, Contents>;
export type Item<T = unknown> = CheckedItem<T, Kind>;

/** A rule about items of several kinds. */
export type ContentRule = (content: Content) => Iterable<Problem>;
