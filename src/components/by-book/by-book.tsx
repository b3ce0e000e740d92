import { graphql } from "gatsby";
import * as React from "react";
import { countOf } from "../../format";
import { Disclosure } from "../disclosure/disclosure";
import { JumpLinks } from "../pill/jump-links";
import * as styles from "./by-book.module.css";
import { type BookGroup, openParts } from "./group-by-book";

/** Chips: fragment links to each book's part of the page. */
export function BookChips({ parts }: { parts: readonly { id: string; label: string }[] }) {
  if (parts.length < 2) return null;
  return (
    <nav className={styles.chips} aria-label="By book">
      <JumpLinks links={parts} />
    </nav>
  );
}

interface ByBookProps<Item> {
  parts: readonly BookGroup<Item>[];
  /** What one of the items is: "video". */
  noun: string;
  /** How many items are open: about ten screens of a phone. */
  open: number;
  /** Renders the list of a part. */
  children: (part: BookGroup<Item>) => React.ReactNode;
}

/** Lists by book, each under its heading; those beyond `open` items are in disclosures. */
export function ByBook<Item>({ parts, noun, open, children }: ByBookProps<Item>) {
  const opened = openParts(
    parts.map(({ items }) => items.length),
    open,
  );
  return parts.map((part, index) => {
    const { id, heading, items } = part;
    return index < opened ? (
      <section key={id} className={styles.part} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {children(part)}
      </section>
    ) : (
      <Disclosure key={id} label={`${heading}: ${countOf(items.length, noun)}`}>
        <div id={id}>{children(part)}</div>
      </Disclosure>
    );
  });
}

export const fragments = graphql`
  fragment NamedBook on Book {
    slug
    label
    title
  }
`;
