import * as React from "react";
import { LongList } from "../long-list/long-list";
import { BookCard } from "./book-card";
import * as styles from "./book-cards.module.css";

interface BookCardsProps {
  books: readonly Queries.BookCardFragment[];
  /** How many are open; of a long series the others are folded. */
  open: number;
}

/** Books side by side. */
export const BookCards = ({ books, open }: BookCardsProps) => (
  <LongList items={books} name="Books" className={styles.books} open={open}>
    {(book) => (
      <li key={book.slug}>
        <BookCard book={book} />
      </li>
    )}
  </LongList>
);
