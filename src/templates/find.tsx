import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Find } from "../components/find/find";
import { findEntries } from "../components/find/find-entries";
import { PageHeading } from "../components/page-heading/page-heading";
import { Seo } from "../head/seo";

/** Pages that are suggested when a query has no results. */
const helpful: readonly Queries.PageTemplate[] = ["QUESTIONS", "ARTWORK"];

export default function FindPage({ data, location }: PageProps<Queries.FindPageQuery>) {
  const entries = React.useMemo(() => findEntries(data), [data]);
  if (!data.page) return null;
  const otherWays = data.pages.nodes.filter(({ template }) => helpful.includes(template));
  return (
    <>
      <PageHeading page={data.page} />
      {/* Keyed by history entry: following the header's link again resets the query. */}
      <Find key={(location as { key?: string }).key} entries={entries} otherWays={otherWays} />
    </>
  );
}

export const Head: HeadFC<Queries.FindPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query FindPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
    }
    ...FindEntries
  }
`;
