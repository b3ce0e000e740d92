import * as React from "react";
import { LongList } from "../long-list/long-list";
import * as rail from "../rows/rail.module.css";
import { BookCard } from "./book-card";
import * as styles from "./book-cards.module.css";

interface BookCardsProps {
  books: readonly Queries.BookCardFragment[];
  /** How many are open; of a long series the others are folded. */
  open: number;
  /** True for one row on phones, which is swiped. */
  swiped?: boolean;
}

/** Books side by side. */
export const BookCards = ({ books, open, swiped = false }: BookCardsProps) => (
  <LongList items={books} name="Books" className={`${styles.books} ${swiped ? rail.rail : ""}`} open={open}>
    {(book) => (
      <li key={book.slug}>
        <BookCard book={book} />
      </li>
    )}
  </LongList>
);
