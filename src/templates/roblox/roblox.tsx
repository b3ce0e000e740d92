import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { EmptyState } from "../../components/empty-state/empty-state";
import { ShowMore } from "../../components/show-more/show-more";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { rowSizes } from "../../components/picture/sizes";
import { JumpLinks } from "../../components/pill/jump-links";
import { ProductCard } from "../../components/product-card/product-card";
import * as grid from "../../components/card-grid/card-grid.module.css";
import { Section } from "../../components/section/section";
import { findSection, requireSection } from "../../components/section/section-by-id";
import { FreeTShirtCard } from "./free-t-shirt-card";
import * as styles from "./roblox.module.css";

/** Links to the page's sections: free prints first, then clothing with its lowest price. */
function waysOf({ page, items, shirts }: Queries.RobloxPageQuery) {
  const sections = page?.sections ?? [];
  const [least, most] = [Math.min, Math.max].map((of) => of(...items.nodes.map(({ robux }) => robux)));
  const price = least === most ? `${least} Robux` : `from ${least} Robux`;
  const way = (id: string, note = "") => ({ id, label: requireSection(sections, id).heading + note });
  return [
    ...(shirts.nodes.length > 0 ? [way("free-t-shirts")] : []),
    ...(items.nodes.length > 0 ? [way("items", `, ${price}`)] : []),
  ];
}

/** How wide the pictures of clothing are on phones, in vw (product-card.module.css). */
const onPhones = 40;

/** How many pieces of clothing are shown before the first disclosure: with the free prints about ten screens of a phone. */
const open = 4;

export default function RobloxPage({ data }: PageProps<Queries.RobloxPageQuery>) {
  const { page, items, shirts } = data;
  if (!page) return null;
  const [clothing, robux, prints] = ["items", "robux", "free-t-shirts"].map((id) => findSection(page.sections, id));
  const ways = waysOf(data);
  return (
    <>
      <PageHeading page={page}>
        {ways.length > 0 && (
          <nav className={styles.ways} aria-label="On this page">
            <JumpLinks links={ways} />
          </nav>
        )}
      </PageHeading>
      {clothing && (
        <Section {...clothing} text={[...clothing.text, ...(robux?.text ?? [])]} textLast shelf>
          {items.nodes.length === 0 && <EmptyState />}
          <ShowMore items={items.nodes} name="Clothing" className={grid.grid} open={open}>
            {(item, index, count) => (
              <li key={item.slug} id={item.slug}>
                <ProductCard
                  item={item}
                  price={`${item.robux} Robux`}
                  note={robux?.heading}
                  sizes={rowSizes(index, count, onPhones)}
                  eager={item === items.nodes[0] && !opensOnPicture(page)}
                  under
                >
                  Buy at Roblox
                  <span className="visually-hidden">: {item.name}</span>
                </ProductCard>
              </li>
            )}
          </ShowMore>
        </Section>
      )}
      {prints && (
        <Section {...prints} textLast shelf>
          {shirts.nodes.length === 0 && <EmptyState />}
          <ShowMore items={shirts.nodes} name="Free prints" className={grid.grid} open={6}>
            {(shirt) => (
              <li key={shirt.slug} id={shirt.slug}>
                <FreeTShirtCard shirt={shirt} />
              </li>
            )}
          </ShowMore>
        </Section>
      )}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query RobloxPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
      }
    }
    items: allRobloxItem(sort: { order: ASC }) {
      nodes {
        slug
        name
        robux
        url
        alt
        caption
        image {
          ...MediumPicture
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
