import * as React from "react";
import { ShowMore } from "../show-more/show-more";
import { sizesOf, smallSizes } from "../picture/sizes";
import { cardsPerRow, rowStyle } from "../card-grid/cards-per-row";
import * as swipeRow from "../card-grid/swipe-row.module.css";
import { BookCard } from "./book-card";
import * as styles from "./book-cards.module.css";

interface BookCardsProps {
  books: readonly Queries.BookCardFragment[];
  /** How many cards are shown; the others of a long series are in disclosures. */
  open: number;
  /** True for a horizontal scroller on phones. */
  swiped?: boolean;
}

/** A card's place: up to three books share one row; more are laid out in full rows. */
function placeOf(index: number, count: number) {
  if (count <= 3) return { sizes: sizesOf(coverOnPhones, { 40: "45vw", 48: "29vw", 62: widestCover }) };
  const row = cardsPerRow(index, count, { between: 3, wide: 5 });
  const sizes =
    row.wide > 3
      ? smallSizes(row, count, 1, coverOnPhones)
      : sizesOf(coverOnPhones, { 40: row.between > 2 ? "29vw" : "45vw", 62: widestCover });
  return { sizes, style: rowStyle(row), className: styles.inRow };
}

/** The cover's widths on phones and at most: keep in step with book-card.module.css. */
const coverOnPhones = "8.5rem";
const widestCover = "22rem";

/** A grid of book cards. */
export const BookCards = ({ books, open, swiped = false }: BookCardsProps) => (
  <ShowMore items={books} name="Books" className={`${styles.books} ${swiped ? swipeRow.row : ""}`} open={open}>
    {(book, index, count) => {
      const { sizes, ...place } = placeOf(index, count);
      return (
        <li key={book.slug} {...place}>
          <BookCard book={book} sizes={sizes} />
        </li>
      );
    }}
  </ShowMore>
);
