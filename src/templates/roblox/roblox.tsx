import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Empty } from "../../components/empty/empty";
import { LongList } from "../../components/long-list/long-list";
import { PageHeading } from "../../components/page-heading/page-heading";
import { rowSizes } from "../../components/picture/column-sizes";
import * as rows from "../../components/rows/rows.module.css";
import { Section } from "../../components/section/section";
import { sectionOf } from "../../components/section/section-of";
import { PreloadPicture, Seo } from "../../head/seo";
import { FreeTShirtCard } from "./free-t-shirt-card";
import { RobloxCard } from "./roblox-card";

export default function RobloxPage({ data: { page, items, shirts } }: PageProps<Queries.RobloxPageQuery>) {
  if (!page) return null;
  const robux = sectionOf(page.sections, "robux");
  return (
    <>
      <PageHeading page={page} />
      <Section {...sectionOf(page.sections, "items")} textLast shelf>
        {items.nodes.length === 0 && <Empty />}
        <LongList items={items.nodes} name="Clothing" className={rows.rows} open={4}>
          {(item, index, count) => (
            <li key={item.slug} id={item.slug}>
              <RobloxCard
                item={item}
                priceNote={robux.heading}
                sizes={rowSizes(index, count)}
                eager={item === items.nodes[0] && !page.scene}
              />
            </li>
          )}
        </LongList>
      </Section>
      <Section {...sectionOf(page.sections, "free-t-shirts")} textLast shelf>
        {shirts.nodes.length === 0 && <Empty />}
        <LongList items={shirts.nodes} name="Free prints" className={rows.rows} open={6}>
          {(shirt) => (
            <li key={shirt.slug} id={shirt.slug}>
              <FreeTShirtCard shirt={shirt} />
            </li>
          )}
        </LongList>
      </Section>
    </>
  );
}

export const Head: HeadFC<Queries.RobloxPageQuery> = ({ data: { page, items, shared } }) => {
  const first = items.nodes[0];
  return (
    page && (
      <>
        <Seo {...page} picture={shared.nodes[0]} />
        {first && !page.scene && <PreloadPicture file={first.image} sizes={rowSizes(0, items.nodes.length)} />}
      </>
    )
  );
};

export const query = graphql`
  query RobloxPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      sections {
        ...SectionText
      }
    }
    items: allRobloxItem(sort: { order: ASC }) {
      nodes {
        ...RobloxCard
      }
    }
    # Apart from the others, so that only one picture is made in the size for sharing.
    shared: allRobloxItem(sort: { order: ASC }, limit: 1) {
      nodes {
        alt
        image {
          ...ShareImageWhole
        }
      }
    }
    shirts: allFreeTShirt(sort: { order: ASC }) {
      nodes {
        ...FreeTShirtCard
      }
    }
  }
`;
