import type * as React from "react";

/** How many cards are in a card's row: `between` on tablets, `wide` on desktops (card-grid.module.css). */
interface CardsPerRow {
  between: number;
  wide: number;
}

/** The number of cards in a card's row, for as few rows as possible, all of them full, those with fewer cards first. */
function cardsInFullRow(index: number, count: number, most: number, least = 1): number {
  const rows = Math.ceil(count / most);
  const few = Math.floor(count / rows);
  // Five cards where four are the most stand in one row: two would be as wide as half of it.
  if (few < least) return count;
  const isInShortRow = index < few * (rows - (count % rows));
  return isInShortRow ? few : few + 1;
}

/**
 * The columns of a card's row, so that all rows are full. A card is never wider than a third of a row, on tablets half.
 *
 * @param most the most cards of a row
 */
export function cardsPerRow(index: number, count: number, most: CardsPerRow): CardsPerRow {
  return {
    between: Math.max(cardsInFullRow(index, count, most.between), 2),
    wide: Math.max(cardsInFullRow(index, count, most.wide, most.wide > 3 ? 3 : 1), count <= most.wide ? 3 : 1),
  };
}

/** The custom properties of a card's <li> that card-grid.module.css reads. */
export const rowStyle = ({ between, wide }: CardsPerRow) =>
  ({ "--between": between, "--wide": wide }) as React.CSSProperties;
