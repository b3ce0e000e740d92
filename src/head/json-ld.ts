/** Structured data (JSON-LD, schema.org), limited to what search engines show. Pure functions of the content. */
import type * as schema from "schema-dts";
import { imageData, type PictureFile } from "../components/picture/picture";
import { type Credits, rightsLine } from "../content/kinds/format-credits";
import { embedFor } from "../content/kinds/video-embed";
import { decimalsOf, type Money, shortBookName } from "../format";
import { language } from "../language";

export interface SiteFacts extends Credits {
  /** The home page's absolute URL, without a trailing slash. */
  address: string;
  tagline: string;
  description: string;
  contactEmail: string;
  /** The series' pages on social networks. */
  social: readonly string[];
}

type SeriesBook = Pick<Queries.Book, "path" | "label" | "title" | "order" | "releaseDate" | "madeBy">;

export interface Book
  extends Pick<
    Queries.Book,
    "path" | "label" | "title" | "subtitle" | "status" | "description" | "releaseDate" | "madeBy"
  > {
  readonly cover: PictureFile;
  readonly readingAge: Pick<Queries.ReadingAge, "from" | "to">;
  readonly editions: readonly Queries.EditionFragment[];
}

type Video = Pick<
  Queries.VideoCardFragment,
  "title" | "description" | "url" | "durationSeconds" | "publishedOn" | "image"
>;
type MerchItem = Pick<Queries.ShopPageQuery["items"]["nodes"][number], "name" | "caption" | "price" | "url" | "image">;
type Artwork = { readonly title: string; readonly image: PictureFile };

const bookFormats = {
  PAPERBACK: "https://schema.org/Paperback",
  EBOOK: "https://schema.org/EBook",
  HARDBACK: "https://schema.org/Hardcover",
  AUDIOBOOK: "https://schema.org/AudiobookFormat",
} as const;

/** The absolute URL of a path. */
export const pageAddress = ({ address }: SiteFacts, path: string) => address + path;

/** The absolute URL of a picture. Gatsby's own URLs include the path prefix already. */
const pictureAddress = ({ address }: SiteFacts, file: PictureFile) => {
  const src = imageData(file).images.fallback?.src;
  return src && new URL(src, address).href;
};

const publisherId = ({ address }: SiteFacts) => ({ "@id": `${address}/#publisher` });
const seriesId = ({ address }: SiteFacts) => `${address}/#series`;
const bookId = (site: SiteFacts, path: string) => `${pageAddress(site, path)}#book`;

/** The author: a person, or the organisation where the site names none. */
const authorOf = (site: SiteFacts) =>
  site.author === site.name ? publisherId(site) : ({ "@type": "Person", name: site.author } as const);

const amount = (price: Money) => price.amount.toFixed(decimalsOf(price.currency));

/** ISO 8601 duration: 105 seconds as "PT1M45S". */
function isoDuration(seconds: number): string {
  const part = (value: number, unit: string) => (value ? `${value}${unit}` : "");
  return `PT${part(Math.floor(seconds / 3600), "H")}${part(Math.floor(seconds / 60) % 60, "M")}${part(seconds % 60, "S")}`;
}

/** The publisher. The site's address, icon and social networks are those of a series that publishes itself. */
export function organization(site: SiteFacts): schema.OrganizationLeaf {
  const name = site.publisher ?? site.name;
  return {
    "@type": "Organization",
    ...publisherId(site),
    name,
    ...(name === site.name && {
      url: pageAddress(site, "/"),
      logo: `${site.address}/icon-512.png`,
      ...(site.social.length > 0 && { sameAs: site.social }),
    }),
  };
}

export const webSite = (site: SiteFacts): schema.WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": `${site.address}/#website`,
  name: site.name,
  alternateName: site.tagline,
  url: pageAddress(site, "/"),
  description: site.description,
  inLanguage: language(),
  publisher: publisherId(site),
});

/** BreadcrumbList from the home page to this one, both included. */
export const breadcrumbs = (
  site: SiteFacts,
  trail: readonly { readonly name: string; readonly path: string }[],
): schema.BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageAddress(site, path),
  })),
});

/** Whether the site is about this book alone, whose title is its label and the site's name. */
const standsAlone = ({ name }: SiteFacts, { label, title }: Pick<SeriesBook, "label" | "title">) =>
  [label, title].every((one) => one.toLowerCase() === name.toLowerCase());

/** The series of these books; none of a site that is about one book alone. */
export function bookSeries(site: SiteFacts, books: readonly SeriesBook[]): schema.BookSeriesLeaf[] {
  if (books.every((one) => standsAlone(site, one))) return [];
  return [
    {
      "@type": "BookSeries",
      "@id": seriesId(site),
      name: site.name,
      url: pageAddress(site, "/"),
      description: site.description,
      inLanguage: language(),
      author: peopleOf({ madeBy: books.flatMap(({ madeBy }) => madeBy) }, "AUTHOR") ?? authorOf(site),
      hasPart: [...books]
        .sort((a, b) => a.order - b.order)
        .map((part) => ({
          "@type": "Book",
          "@id": bookId(site, part.path),
          name: shortBookName(part),
          position: part.order,
          url: pageAddress(site, part.path),
          ...(part.releaseDate && { datePublished: part.releaseDate }),
        })),
    },
  ];
}

/** The names of a book's own authors, or of the site's. */
export function authorNames({ author }: Pick<SiteFacts, "author">, { madeBy }: Pick<Book, "madeBy">): string[] {
  const own = madeBy.filter(({ role }) => role === "AUTHOR").map(({ name }) => name);
  return own.length > 0 ? own : [author];
}

/** The people who did this for a book; undefined without any. */
function peopleOf({ madeBy }: Pick<Book, "madeBy">, ...roles: Queries.MakerRole[]) {
  const people = madeBy
    .filter(({ role }) => roles.includes(role))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    .map(({ name, link }): schema.PersonLeaf => ({ "@type": "Person", name, ...(link && { url: link }) }));
  return people.length > 1 ? people : people[0];
}

export function book(site: SiteFacts, facts: Book): schema.BookLeaf {
  const examples = facts.editions.flatMap((edition): schema.BookLeaf[] =>
    // A set of several books is no edition of one, and schema.org has no format for it.
    edition.format === "BOX_SET"
      ? []
      : [
          {
            "@type": "Book",
            name: shortBookName(facts),
            bookFormat: bookFormats[edition.format],
            datePublished: edition.releaseDate,
            ...(edition.isbn && { isbn: edition.isbn.replaceAll("-", "") }),
            inLanguage: language(),
            offers: editionOffers(edition, facts.status),
          },
        ],
  );
  return {
    "@type": "Book",
    "@id": bookId(site, facts.path),
    name: shortBookName(facts),
    ...(facts.subtitle && { alternativeHeadline: facts.subtitle }),
    description: facts.description,
    url: pageAddress(site, facts.path),
    image: pictureAddress(site, facts.cover),
    author: peopleOf(facts, "AUTHOR") ?? authorOf(site),
    illustrator: peopleOf(facts, "ILLUSTRATOR", "COVER_ARTIST"),
    translator: peopleOf(facts, "TRANSLATOR"),
    editor: peopleOf(facts, "EDITOR"),
    publisher: publisherId(site),
    inLanguage: language(),
    typicalAgeRange: `${facts.readingAge.from}-${facts.readingAge.to}`,
    ...(facts.releaseDate && { datePublished: facts.releaseDate }),
    ...(!standsAlone(site, facts) && {
      isPartOf: { "@type": "BookSeries", "@id": seriesId(site), name: site.name, url: pageAddress(site, "/") },
    }),
    ...(examples.length > 0 && { workExample: examples }),
  };
}

/** An edition's offers. A "from" price is the lowest of several, for which schema.org has AggregateOffer. */
function editionOffers(
  { price, retailers, isOut }: Queries.EditionFragment,
  status: Queries.BookStatus,
): schema.AggregateOfferLeaf | schema.OfferLeaf[] {
  const availability = `https://schema.org/${status === "PUBLISHED" && isOut ? "InStock" : "PreOrder"}` as const;
  const shops = retailers.map(
    ({ name, url }): schema.OfferLeaf => ({
      "@type": "Offer",
      url,
      price: amount(price),
      priceCurrency: price.currency,
      availability,
      seller: { "@type": "Organization", name },
    }),
  );
  if (price.from) {
    return {
      "@type": "AggregateOffer",
      lowPrice: amount(price),
      priceCurrency: price.currency,
      availability,
      offerCount: shops.length,
      offers: shops,
    };
  }
  return shops;
}

export const product = (site: SiteFacts, item: MerchItem): schema.ProductLeaf => ({
  "@type": "Product",
  name: item.name,
  description: item.caption,
  image: pictureAddress(site, item.image),
  brand: { "@type": "Brand", name: site.name },
  offers: {
    "@type": "Offer",
    url: item.url,
    price: amount(item.price),
    priceCurrency: item.price.currency,
    availability: "https://schema.org/InStock",
  },
});

/** @param path the page that shows the video */
export function video(site: SiteFacts, facts: Video, path: string): schema.VideoObjectLeaf {
  const embed = embedFor(facts.url);
  return {
    "@type": "VideoObject",
    name: facts.title,
    description: facts.description,
    url: pageAddress(site, path),
    thumbnailUrl: pictureAddress(site, facts.image),
    uploadDate: `${facts.publishedOn}T00:00:00Z`,
    duration: isoDuration(facts.durationSeconds),
    // Without the query, which holds player options such as autoplay.
    ...(embed?.kind === "frame" && { embedUrl: embed.url.replace(/\?.*/, "") }),
    ...(embed?.kind === "file" && { contentUrl: embed.url }),
    publisher: publisherId(site),
  };
}

/** @param termsPath the page with the terms of use, as ImageObject's license */
export function artwork(site: SiteFacts, facts: Artwork, termsPath: string): schema.ImageObjectLeaf {
  const terms = pageAddress(site, termsPath);
  return {
    "@type": "ImageObject",
    name: facts.title,
    // Search engines match contentUrl against the <img> on the page.
    contentUrl: pictureAddress(site, facts.image),
    license: terms,
    acquireLicensePage: terms,
    creditText: site.illustrator ?? site.author,
    ...(rightsLine(site) && { copyrightNotice: rightsLine(site) }),
    creator: site.illustrator ? { "@type": "Person", name: site.illustrator } : publisherId(site),
  };
}

/** The content of a JSON-LD script element; escapes `<`, so that no text can close the element. */
export const jsonLdText = (things: readonly schema.Thing[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things } satisfies schema.Graph).replaceAll(
    "<",
    "\\u003c",
  );
