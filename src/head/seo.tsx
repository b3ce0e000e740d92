import { graphql, type HeadFC, withPrefix } from "gatsby";
import * as React from "react";
import type { Thing } from "schema-dts";
import { useSite } from "../components/layout/use-site";
import type { Colours } from "../content/kinds/palette";
import { pageTitle, shorten } from "../format";
import { language } from "../language";
import { authorNames, type Book, breadcrumbs, jsonLdText, organization, pageAddress, type SiteFacts } from "./json-ld";

/** data/brand/palette.json, inlined by webpack's DefinePlugin: bundles hold only the colours that they use. */
declare const BRAND: Colours;

interface SeoProps {
  /** The page's path, without the path prefix. */
  path: string;
  /** The page's visible name: <title> is "name | site", or "name | the page above | site". */
  name: string;
  /** The whole <title>, in place of that. */
  title?: string | null;
  description: string;
  /** The Open Graph image, cropped or `whole`; by default the site's. */
  picture?: {
    readonly alt: string;
    readonly image?: Queries.ShareImageFragment | null;
    readonly whole?: Queries.ShareImageWholeFragment | null;
  } | null;
  /** The book that the page is about, for Open Graph. */
  book?: Pick<Book, "releaseDate" | "madeBy">;
  /** The page's own JSON-LD; organisation, site and breadcrumb are added anyway. */
  jsonLd?: (site: SiteFacts) => Thing[];
  noindex?: boolean;
}

/** In characters: about what search results show. */
const longestDescription = 170;

/** A page's <head>: title, meta, Open Graph, canonical, preloads, JSON-LD. Meta tags are written here alone. */
export function Seo({ path, name, title, description, picture, book, jsonLd, noindex = false }: SeoProps) {
  const { site, above } = useSite();
  const short = shorten(description, longestDescription);
  const home = new URL(withPrefix("/"), site.url).href.replace(/\/$/, "");
  const facts = { ...site, address: home, social: site.social.map(({ url }) => url) };
  const address = pageAddress(facts, path);
  const trail = [...above(path), { name, path }];
  const fullTitle = title ?? pageTitle(name, trail.slice(1, -1).at(-1)?.name, site.name);
  const { image, whole, alt } = picture ?? { image: site.shareImage, whole: null, alt: site.shareImageAlt };
  const imageAddress = (image ?? whole)?.childImageSharp?.resize?.src;
  return (
    <>
      <title id="title">{fullTitle}</title>
      <meta id="description" name="description" content={short} />
      {noindex ? (
        <meta id="robots" name="robots" content="noindex" />
      ) : (
        <link id="canonical" rel="canonical" href={address} />
      )}
      <meta id="theme-color" name="theme-color" content={BRAND.night} />
      <meta id="og-title" property="og:title" content={fullTitle} />
      <meta id="og-description" property="og:description" content={short} />
      <meta id="og-type" property="og:type" content={book ? "book" : "website"} />
      <meta id="og-url" property="og:url" content={address} />
      <meta id="og-site-name" property="og:site_name" content={site.name} />
      <meta id="og-locale" property="og:locale" content={language().replace("-", "_")} />
      {imageAddress && (
        <>
          <meta id="og-image" property="og:image" content={facts.address + imageAddress} />
          <meta id="og-image-width" property="og:image:width" content="1200" />
          <meta id="og-image-height" property="og:image:height" content="630" />
          <meta id="og-image-alt" property="og:image:alt" content={alt} />
        </>
      )}
      {book &&
        authorNames(site, book).map((name, index) => (
          <meta key={name} id={`book-author-${index}`} property="book:author" content={name} />
        ))}
      {book?.releaseDate && <meta id="book-release-date" property="book:release_date" content={book.releaseDate} />}
      <meta id="twitter-card" name="twitter:card" content="summary_large_image" />
      <link
        id="news-feed"
        rel="alternate"
        type="application/rss+xml"
        title={`News of ${site.name}`}
        href={withPrefix("/feed.xml")}
      />
      {!noindex && (
        <script
          id="json-ld"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; jsonLdText escapes `<`.
          dangerouslySetInnerHTML={{
            __html: jsonLdText([
              organization(facts),
              ...(trail.length > 1 ? [breadcrumbs(facts, trail)] : []),
              ...(jsonLd?.(facts) ?? []),
            ]),
          }}
        />
      )}
    </>
  );
}

/** Gatsby's Head of a page of data/pages/, which templates export again. */
export const PageHead: HeadFC<{ readonly page: Queries.PageHeadFragment | null }> = ({ data: { page } }) =>
  page && <Seo {...page} />;

export const fragments = graphql`
  fragment ShareImage on File {
    childImageSharp {
      resize(width: 1200, height: 630, fit: COVER, cropFocus: ATTENTION, toFormat: JPG, quality: 80) {
        src
      }
    }
  }

  fragment ShareImageWhole on File {
    childImageSharp {
      resize(width: 1200, height: 630, fit: CONTAIN, background: "night", toFormat: JPG, quality: 80) {
        src
      }
    }
  }

  fragment PageHead on Page {
    path
    name
    title
    description
    picture: sharePicture {
      alt
      image {
        ...ShareImage
      }
      whole {
        ...ShareImageWhole
      }
    }
  }
`;
