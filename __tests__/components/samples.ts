/** Sample query results for component tests. */
import type { PageProps } from "gatsby";
import type { PictureFile } from "../../src/components/picture/picture";

/** A file with gatsbyImageData. */
export const picture = (name: string): PictureFile => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained",
      width: 720,
      height: 480,
      backgroundColor: "#183868",
      images: {
        fallback: { src: `/static/${name}.jpg`, srcSet: `/static/${name}-360.jpg 360w,/static/${name}.jpg 720w` },
        sources: [{ type: "image/avif", srcSet: `/static/${name}-360.avif 360w,/static/${name}.avif 720w` }],
      },
    },
  },
});

/** An Open Graph image. */
const shareImage = (name: string): Queries.ShareImageFragment => ({
  childImageSharp: { resize: { src: `/static/share/${name}.jpg` } },
});

/** A page's Open Graph image: that of its first item, if any. */
export const shared = (items: readonly { slug: string; alt: string }[]) => ({
  nodes: items.slice(0, 1).map(({ slug, alt }) => ({ alt, image: shareImage(slug) })),
});

const price = (amount: number, from = true) => ({ amount, currency: "GBP", from });

const download = (folder: string, slug: string, extension = "jpg") => ({
  url: `/downloads/${folder}/quantanite-${slug}.${extension}`,
  fileName: `quantanite-${slug}.${extension}`,
  format: extension.toUpperCase(),
  width: 2560,
  height: 1440,
  bytes: 776_321,
});

const section = (id: string, heading = `About ${id}`) => ({ id, heading, text: [`The words of ${id}.`] });

export const page = (path: string, name: string, sections: string[] = []) => ({
  path,
  name,
  title: null,
  description: `All about ${name.toLowerCase()} in the ages of the series.`,
  heading: null,
  intro: [`Welcome to ${name}.`],
  scene: null,
  cutout: null,
  bundles: [],
  sections: sections.map((id) => section(id)),
});

type Artwork = Queries.ArtworkCardFragment;
export const artwork = (slug: string, changes: Partial<Artwork> = {}): Artwork => ({
  slug,
  path: `/artwork/${slug}`,
  kind: "WALLPAPER",
  title: `Picture ${slug}`,
  alt: `Pip in front of ${slug}.`,
  image: picture(slug),
  download: download("artwork", slug),
  printPath: null,
  ...changes,
});

/** Grouped by kind as in the artwork page's query, at most 24 each. */
export const artworksByKind = (artworks: readonly Artwork[]) => ({
  totalCount: artworks.length,
  group: [...new Set(artworks.map(({ kind }) => kind))].map((kind) => {
    const nodes = artworks.filter((one) => one.kind === kind);
    return { totalCount: nodes.length, nodes: nodes.slice(0, 24) };
  }),
});

export const edition = (changes: Partial<Queries.EditionFragment> = {}): Queries.EditionFragment => ({
  format: "PAPERBACK",
  releaseDate: "2023-11-14",
  price: price(7.99),
  otherPrices: null,
  isbn: null,
  retailers: [{ name: "Saltmarrow Books", url: "https://saltmarrow-books.example/paperback" }],
  ...changes,
});

export const ebook = edition({
  format: "EBOOK",
  releaseDate: "2023-12-15",
  price: price(1.99),
  retailers: [{ name: "Quarrylight Ebooks", url: "https://quarrylight-ebooks.example/ebook" }],
});

export const character = (
  slug: string,
  changes: Partial<Queries.CharacterCardFragment> = {},
): Queries.CharacterCardFragment => ({
  slug,
  path: `/characters/${slug}`,
  name: `Character ${slug}`,
  role: `The role of ${slug}`,
  alt: `A portrait of ${slug}.`,
  caption: `The caption of ${slug}.`,
  hook: `The hook of ${slug}.`,
  focus: null,
  image: picture(slug),
  ...changes,
});

export const galleryPicture = (slug: string): Queries.GalleryPictureFragment => ({
  slug,
  title: `Gallery ${slug}`,
  characters: null,
  alt: `The scene of ${slug}.`,
  caption: `The caption of ${slug}.`,
  image: picture(slug),
  download: download("gallery", slug),
});

type Book = NonNullable<Queries.BookPageQuery["book"]>;
export const book = (changes: Partial<Book> = {}): Book => ({
  path: "/book-one-the-discovery",
  label: "Book One",
  title: "The Discovery",
  description: "Three friends, one BMX and a crystal that folds time.",
  hook: "One jump. One ring of light. One very old jungle.",
  status: "PUBLISHED",
  teaser: null,
  scene: null,
  praise: null,
  statusNote: "The first book of the trilogy",
  releaseDate: "2023-11-14",
  releaseNote: null,
  coverAlt: "Book cover: Finn leaps out of a glowing ring.",
  cover: picture("book-one-cover"),
  shareImage: shareImage("book-one-cover"),
  readingAge: { from: 8, to: 14 },
  length: "Short chapters",
  pages: null,
  guidance: null,
  synopsis: ["Saltmarrow is a quiet town.", "Then Finn drops his BMX."],
  details: [{ label: "Genre", value: "Time-travel adventure" }],
  editions: [edition(), ebook],
  listEditionsOf: null,
  characters: [character("finn-marlow"), character("pip")],
  makingOf: {
    heading: "How the pictures were made",
    summary: null,
    pictureCount: 50,
    text: ["Every picture began on paper."],
    video: null,
  },
  gallery: [galleryPicture("first-jump")],
  chapters: [{ path: "/book-one-the-discovery/chapter-one", number: "Chapter One" }],
  ...changes,
});

type Featured = Queries.HomePageQuery["featured"]["nodes"][number];
export const featured = (order: number, label: string, changes: Partial<Featured> = {}): Featured => ({
  order,
  slug: label.toLowerCase().replaceAll(" ", "-"),
  path: `/${label.toLowerCase().replaceAll(" ", "-")}`,
  label,
  title: `The Title of ${label}`,
  hook: `The hook of ${label}.`,
  status: "PUBLISHED",
  statusNote: null,
  releaseDate: "2023-11-14",
  releaseNote: null,
  cardRelease: null,
  chapters: [],
  homeOffer: { format: "EBOOK", url: `https://ebooks.example/${order}`, price: price(2.99) },
  cover: picture(`cover-${order}`),
  ...changes,
});

type Slide = Queries.HomePageQuery["slides"]["nodes"][number];
export const slide = (slug: string, changes: Partial<Slide> = {}): Slide => ({
  slug,
  eyebrow: `The eyebrow of ${slug}`,
  title: `Slide ${slug}`,
  line: `The line of ${slug}.`,
  alt: `The scene of ${slug}.`,
  book: {
    path: "/book-one-the-discovery",
    label: "Book One",
    title: "The Discovery",
    chapters: [{ path: "/book-one-the-discovery/chapter-one", number: "Chapter One" }],
    homeOffer: { format: "EBOOK", url: "https://ebooks.example/1", price: price(2.99) },
  },
  image: picture(slug),
  ...changes,
});

export const home = (
  changes: Partial<Queries.HomePageQuery> = {},
  slides = [slide("hero-one"), slide("hero-two")],
): Queries.HomePageQuery => ({
  page: { ...page("/", "Home", ["start", "books"]), heading: "Ride fast. Land in another age." },
  chapters: { nodes: [{ path: "/book-one-the-discovery/chapter-one" }] },
  siteSettings: { news: [] },
  slides: { nodes: slides },
  shared: shared(slides),
  featured: { nodes: [featured(3, "Book Three"), featured(1, "Book One"), featured(2, "Book Two")] },
  pastimes: { nodes: [] },
  character: { nodes: [{ image: picture("finn-marlow") }] },
  artwork: { nodes: [{ image: picture("raptor-moon") }] },
  video: { nodes: [{ image: picture("trailer") }] },
  album: { nodes: [{ image: picture("chapterverse") }] },
  robloxItem: { nodes: [{ image: picture("black-shirt") }] },
  ...changes,
});

type MerchItem = Queries.ShopPageQuery["items"]["nodes"][number];
export const merchItem = (slug: string, changes: Partial<MerchItem> = {}): MerchItem => ({
  slug,
  name: `Thing ${slug}`,
  price: price(14.99, false),
  url: `https://merch.example/${slug}`,
  alt: `A photo of ${slug}.`,
  caption: `The caption of ${slug}.`,
  image: picture(slug),
  ...changes,
});

type RobloxItem = Queries.RobloxPageQuery["items"]["nodes"][number];
export const robloxItem = (slug: string, changes: Partial<RobloxItem> = {}): RobloxItem => ({
  slug,
  name: `Clothing ${slug}`,
  robux: 5,
  url: `https://www.roblox.com/catalog/1000000000001/${slug}`,
  alt: `An avatar wears ${slug}.`,
  caption: `The caption of ${slug}.`,
  image: picture(slug),
  ...changes,
});

type Shirt = Queries.FreeTShirtCardFragment;
export const freeTShirt = (slug: string, changes: Partial<Shirt> = {}): Shirt => ({
  slug,
  name: `Print ${slug}`,
  alt: `A print of ${slug}.`,
  caption: `The caption of ${slug}.`,
  image: picture(slug),
  download: { ...download("free-t-shirts", slug, "png"), width: 512, height: 512 },
  ...changes,
});

type Album = Queries.MusicPageQuery["albums"]["nodes"][number];
export const album = (slug: string, changes: Partial<Album> = {}): Album => ({
  slug,
  title: `Album ${slug}`,
  alt: `The cover of ${slug}.`,
  caption: `The caption of ${slug}.`,
  embedUrl: "https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001",
  image: picture(slug),
  ...changes,
});

type Video = Queries.VideosPageQuery["videos"]["nodes"][number];
export const video = (slug: string, changes: Partial<Video> = {}): Video => ({
  slug,
  path: `/videos/${slug}`,
  title: `Video ${slug}`,
  url: `https://www.youtube.com/watch?v=${slug}`,
  alt: `A still of ${slug}.`,
  durationSeconds: 105,
  publishedOn: "2023-11-14",
  quality: "HD",
  status: "NEW",
  description: `What ${slug} shows.`,
  featured: null,
  image: picture(slug),
  ...changes,
});

export const policy = (
  changes: Partial<NonNullable<Queries.PrivacyPolicyPageQuery["privacyPolicy"]>> = {},
): Queries.PrivacyPolicyPageQuery["privacyPolicy"] => ({
  lastUpdated: "2023-11-14",
  ageLimit: 13,
  summary: ["If you are under {ageLimit}, a grown-up signs up.", "Write to {email}, and we answer."],
  sections: [
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [{ text: "The cookie stays {cookieDays} days.", list: ["One cookie"] }],
    },
    { id: "contact", heading: "Contact", blocks: [{ text: "{siteName}: {email} or {email}.", list: null }] },
  ],
  ...changes,
});

/** The page props that templates use. */
export const props = <Data extends object>(data: Data) => ({ data }) as PageProps<Data>;

export const many = <Thing>(count: number, make: (slug: string) => Thing) =>
  Array.from({ length: count }, (_, index) => make(`no-${index + 1}`));

/** Edge cases: very long words, markup characters, right-to-left text. */
export const awkwardNames = [
  ["a very long word", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(3)],
  ["a name from right to left", "חברים בזמן"],
  ["quotes and ampersands", `Tom & "Jerry's" <b>bold</b> jump`],
  ["an emoji", "Pip 🦖 rides 🚲"],
] as const;
