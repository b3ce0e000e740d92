import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { EmptyState } from "../../components/empty-state/empty-state";
import { ShowMore } from "../../components/show-more/show-more";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading, partsToName } from "../../components/page-heading/page-heading";
import { rowSizes } from "../../components/picture/sizes";
import { ProductCard } from "../../components/product-card/product-card";
import * as grid from "../../components/card-grid/card-grid.module.css";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import { formatPrice } from "../../format";
import { product } from "../../head/json-ld";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

/** How many products are shown before the first disclosure: about ten screens of a phone. */
const open = 8;

export default function ShopPage({ data: { page, items } }: PageProps<Queries.ShopPageQuery>) {
  if (!page) return null;
  const grownUps = requireSection(page.sections, "grown-ups");
  return (
    <>
      <PageHeading
        page={page}
        parts={items.nodes.slice(0, partsToName).map(({ slug, name }) => ({ id: slug, heading: name }))}
      />
      <section className={patterns.shelf} aria-label={page.name}>
        {items.nodes.length === 0 && <EmptyState />}
        <ShowMore items={items.nodes} name={page.name} className={grid.grid} open={open}>
          {(item, index, count) => (
            <li key={item.slug} id={item.slug}>
              <ProductCard
                item={item}
                price={formatPrice(item.price)}
                sizes={rowSizes(index, count)}
                eager={item === items.nodes[0] && !opensOnPicture(page)}
              >
                See it at the shop
                <span className="visually-hidden">, {item.name}</span>
              </ProductCard>
            </li>
          )}
        </ShowMore>
      </section>
      <Section id="grown-ups" panel heading={grownUps.heading} text={grownUps.text} />
    </>
  );
}

export const Head: HeadFC<Queries.ShopPageQuery> = ({ data: { page, items } }) =>
  page && <Seo {...page} jsonLd={(site) => items.nodes.map((item) => product(site, item))} />;

export const query = graphql`
  query ShopPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
      }
    }
    items: allMerchItem(sort: { order: ASC }) {
      nodes {
        slug
        name
        url
        alt
        caption
        price {
          ...Price
        }
        image {
          childImageSharp {
            gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
          }
        }
      }
    }
  }
`;
