import { graphql, Link } from "gatsby";
import * as React from "react";
import { chapterInSentence } from "../../format";
import * as button from "../button/button.module.css";
import { Icon } from "../icons/icons";

interface ReadChapterProps {
  chapter: Queries.ReadChapterFragment;
  /** The book's name, as visually hidden text: screen readers list links out of context. */
  book: string;
  className?: string;
}

/** A link to a sample chapter. */
export function ReadChapter({ chapter: { path, number }, book, className = button.button }: ReadChapterProps) {
  return (
    <Link className={className} to={path}>
      <Icon name="book" size={20} />
      <span>
        Read {chapterInSentence(number)}
        <span className="visually-hidden"> of {book}</span>
      </span>
    </Link>
  );
}

export const fragments = graphql`
  fragment ReadChapter on Chapter {
    path
    number
  }
`;
