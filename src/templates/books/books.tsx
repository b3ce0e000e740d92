import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { BookCards } from "../../components/book-card/book-cards";
import { PageHeading } from "../../components/page-heading/page-heading";
import { ReadingOrder } from "../../components/reading-order/reading-order";
import { Section } from "../../components/section/section";
import { findSection } from "../../components/section/section-by-id";
import { bookStatus } from "../../format";
import { bookSeries } from "../../head/json-ld";
import { Seo } from "../../head/seo";

/** All books of a series: what is out, what is to come, and in which order to read them. */
export default function BooksPage({ data: { page, books, within } }: PageProps<Queries.BooksPageQuery>) {
  if (!page) return null;
  const order = findSection(page.sections, "order");
  const parts = (["PUBLISHED", "COMING_SOON"] as const).flatMap((status) => {
    const some = books.nodes.filter((book) => book.status === status);
    return some.length > 0
      ? [{ id: status.toLowerCase().replace("_", "-"), heading: bookStatus({ status }), some }]
      : [];
  });
  return (
    <>
      <PageHeading page={page} parts={[...parts, ...(order ? [order] : [])]} />
      {parts.map(({ id, heading, some }) => (
        <Section key={id} id={id} heading={heading} shelf>
          <BookCards books={some} open={15} />
        </Section>
      ))}
      {order && (
        <Section id={order.id} heading={order.heading} text={order.text}>
          <ReadingOrder books={books.nodes} series={within.nodes} />
        </Section>
      )}
    </>
  );
}

export const Head: HeadFC<Queries.BooksPageQuery> = ({ data: { page, books } }) =>
  page && <Seo {...page} jsonLd={(site) => bookSeries(site, books.nodes)} />;

export const query = graphql`
  query BooksPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
      }
    }
    within: allSeries(sort: { order: ASC }) {
      nodes {
        ...ReadingOrderSeries
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        madeBy {
          name
          role
          link
        }
        ...ReadingOrderBook
        ...BookCard
      }
    }
  }
`;
