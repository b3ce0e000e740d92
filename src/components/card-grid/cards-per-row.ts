import type * as React from "react";

/** How many cards share a card's row, from tablets and from desktops on (card-grid.module.css). */
export interface CardsPerRow {
  between: number;
  wide: number;
}

/** How many cards share the row of a card: as many rows as `most` to a row need, all of them full, and the shorter ones first. */
function cardsInFullRow(index: number, count: number, most: number): number {
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
export function cardsPerRow(index: number, count: number, most: CardsPerRow): CardsPerRow {
  return {
    between: Math.max(cardsInFullRow(index, count, most.between), 2),
    wide: Math.max(cardsInFullRow(index, count, most.wide), count <= most.wide ? 3 : 1),
  };
}

/** What card-grid.module.css reads, for a card's <li>. */
export const rowStyle = ({ between, wide }: CardsPerRow) =>
  ({ "--between": between, "--wide": wide }) as React.CSSProperties;
