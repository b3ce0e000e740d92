import type * as React from "react";

/** How many cards share a card's row, from tablets and from desktops on (rows.module.css). */
export interface RowOf {
  between: number;
  wide: number;
}

/** How many cards share the row of a card: as many rows as `most` to a row need, all of them full, and the shorter ones first. */
function inFullRows(index: number, count: number, most: number): number {
  const rows = Math.ceil(count / most);
  const few = Math.floor(count / rows);
  const isInShortRow = index < few * (rows - (count % rows));
  return isInShortRow ? few : few + 1;
}

/**
 * The rows of small cards: none is left over, whatever the count. What would fill a single row is no wider than a third of it, or
 * than half of it on tablets.
 *
 * @param most the most cards of a row
 */
export function rowOf(index: number, count: number, most: RowOf): RowOf {
  return {
    between: Math.max(inFullRows(index, count, most.between), 2),
    wide: Math.max(inFullRows(index, count, most.wide), count <= most.wide ? 3 : 1),
  };
}

/** What rows.module.css reads, for a card's <li>. */
export const rowStyle = ({ between, wide }: RowOf) => ({ "--between": between, "--wide": wide }) as React.CSSProperties;
