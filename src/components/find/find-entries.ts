/** The entries of the search index and of the A to Z: everything on the site that has a name. */
import { graphql } from "gatsby";
import { plainLinkedText } from "../../content/kinds/linked-text";
import { bookName, chapterName, shorten } from "../../format";
import { follow, newsletterId } from "../footer/footer-parts";
import type { FindEntry } from "./find-entry";
import {
  wordsForBook,
  wordsForChapter,
  wordsForNewsletter,
  wordsForPage,
  wordsForPart,
  wordsForSocial,
} from "./usual-words";

/** In characters: about one line of a result. */
const lineLength = 110;

type Content = Queries.FindEntriesFragment;

/** Adds names to keywords: of the characters in a picture, of a lesson's subjects. */
const withNames = (
  keywords: readonly string[] | null,
  named: readonly { readonly name: string }[] | null,
): readonly string[] => [...(keywords ?? []), ...(named ?? []).map(({ name }) => name)];

/** What somebody in a picture is also asked for by: "the bad guy". */
const otherWordsFor = ({ nodes }: Content["characters"], shown: readonly { readonly name: string }[] | null) =>
  nodes.filter(({ name }) => shown?.some((one) => one.name === name)).flatMap(({ keywords }) => keywords ?? []);

interface Described {
  name: string;
  otherNames?: readonly string[];
  path: string;
  summary?: string;
  /** Further texts for the full-text index. */
  more?: readonly (string | readonly string[] | null)[];
  keywords: readonly string[] | null;
  /** What anything of its sort is asked for by. */
  usual?: readonly string[];
  thumbnail?: FindEntry["thumbnail"];
}

const entry = (
  kind: string,
  weight: number,
  { name, path, summary = "", more = [], ...rest }: Described,
): FindEntry => ({
  name,
  otherNames: rest.otherNames ?? [],
  kind,
  path,
  summary: shorten(plainLinkedText(summary), lineLength),
  more: plainLinkedText([summary, ...more].flat().join(" ")),
  keywords: [...new Set([...(rest.keywords ?? []), ...(rest.usual ?? [])])],
  weight,
  thumbnail: rest.thumbnail,
});

/** Kinds whose thumbnail keeps its aspect ratio: a square crop would lose what matters. */
const wholeKinds: readonly Queries.ArtworkKind[] = ["POSTER", "COLOURING_SHEET"];

/** "PHONE_WALLPAPER" as "phone wallpaper". */
const labelOf = (name: string) => name.toLowerCase().replaceAll("_", " ");

/**
 * Every free picture, up to the limit of the query; beyond it only the lists that hold them, so that the page's weight
 * stays bounded however many pictures there are.
 */
const pictures = ({ artworks, characters: all }: Content): FindEntry[] =>
  artworks.totalCount > artworks.nodes.length
    ? []
    : artworks.nodes.map(({ kind, title, path, caption, alt, keywords, characters, square, whole }) =>
        entry(`Free ${labelOf(kind)}`, 1, {
          name: title,
          path,
          summary: caption,
          more: [alt, otherWordsFor(all, characters)],
          keywords: ["picture", ...withNames(keywords, characters)],
          thumbnail: wholeKinds.includes(kind) ? whole : square,
        }),
      );

/** Page sections with entries of their own: lists of free pictures, and sections that have keywords, their own or usual ones. */
function parts({ pages, artworks }: Content): FindEntry[] {
  const lists = new Set(artworks.nodes.map(({ kind }) => labelOf(kind).replaceAll(" ", "-")));
  return pages.nodes.flatMap(({ name, path, pressPath, template, sections }) =>
    sections
      .filter(({ id, keywords }) =>
        template === "ARTWORK" ? lists.has(id) : (keywords ?? wordsForPart(template, id).length > 0),
      )
      .map(({ id, heading, text, keywords }) =>
        entry(name, 1.15, {
          name: heading,
          // The press has a page of its own, to which this section leads.
          path: template === "GROWN_UPS" && id === "press" ? pressPath : `${path}#${id}`,
          summary: text[0],
          more: text,
          keywords,
          usual: wordsForPart(template, id),
        }),
      ),
  );
}

/** What stands at the foot of every page: entries lead to the home page's. */
function footer({ pages, siteSettings }: Content): FindEntry[] {
  const home = pages.nodes.find(({ template }) => template === "HOME");
  if (!home || !siteSettings) return [];
  const at = (id: string, described: Omit<Described, "path">) =>
    entry("At the foot of every page", 0.9, { ...described, path: `${home.path}#${id}` });
  const { newsletter, social } = siteSettings;
  return [
    ...(newsletter
      ? [
          at(newsletterId, {
            name: newsletter.heading,
            summary: newsletter.text,
            keywords: null,
            usual: wordsForNewsletter(),
          }),
        ]
      : []),
    ...(social.length > 0
      ? [
          at(follow.id, {
            name: follow.heading,
            summary: social.map(({ name }) => name).join(", "),
            keywords: social.map(({ name }) => name),
            usual: wordsForSocial(),
          }),
        ]
      : []),
  ];
}

/** An item of a name, a caption and a picture. */
const captioned = ({ name, caption, alt, thumbnail }: Content["merch"]["nodes"][number]) => ({
  name,
  summary: caption,
  more: [alt],
  thumbnail,
});

/** All entries, in no particular order. */
export function findEntries(content: Content): FindEntry[] {
  /** Entries for items that are fragments of one page (`/page#slug`); none where the site has no such page. */
  const on = <Item extends { slug: string; keywords: readonly string[] | null }>(
    template: Queries.PageTemplate,
    kind: string,
    weight: number,
    items: readonly Item[],
    describe: (item: Item) => Omit<Described, "path" | "keywords">,
  ) => {
    const page = content.pages.nodes.find((one) => one.template === template);
    return page
      ? items.map((item) =>
          entry(kind, weight, { ...describe(item), keywords: item.keywords, path: `${page.path}#${item.slug}` }),
        )
      : [];
  };

  return [
    ...content.pages.nodes
      .filter(({ template }) => template !== "FIND")
      .map(({ name, heading, path, template, description, intro, keywords, scene }) =>
        entry("Page", 1.25, {
          name,
          path,
          summary: description,
          more: [heading, intro],
          keywords,
          usual: wordsForPage(template, Boolean(content.siteSettings?.newsletter)),
          thumbnail: scene?.thumbnail,
        }),
      ),
    ...parts(content),
    ...footer(content),
    ...content.books.nodes.map((book) =>
      entry("Book", 1.3, {
        name: bookName(book),
        otherNames: [book.label, book.title],
        path: book.path,
        summary: book.hook,
        more: [
          book.synopsis,
          [...(book.details ?? []), ...(book.guidance ?? [])].flatMap(Object.values),
          book.editions.flatMap(({ retailers }) => retailers.map(({ name }) => name)),
        ],
        keywords: book.keywords,
        usual: wordsForBook(book.status),
        thumbnail: book.thumbnail,
      }),
    ),
    ...content.chapters.nodes.map(({ number, title, path, description, keywords, book }) =>
      entry(`From ${book.label}`, 1.1, {
        name: chapterName({ number, title }),
        otherNames: [number, title],
        path,
        summary: description,
        keywords,
        usual: wordsForChapter(),
        thumbnail: book.thumbnail,
      }),
    ),
    ...content.characters.nodes.map(({ name, path, role, description, about, alt, keywords, thumbnail }) =>
      entry("Character", 1.3, { name, path, summary: role, more: [description, about, alt], keywords, thumbnail }),
    ),
    ...content.videos.nodes.map(({ title, path, description, alt, keywords, characters, thumbnail }) =>
      entry("Video", 1, {
        name: title,
        path,
        summary: description,
        more: [alt, otherWordsFor(content.characters, characters)],
        keywords: withNames(keywords, characters),
        thumbnail,
      }),
    ),
    ...pictures(content),
    ...content.gallery.nodes.map(({ slug, title, caption, alt, book, keywords, characters, thumbnail }) =>
      entry(`Picture from ${book.label}`, 0.9, {
        name: title,
        path: `${book.path}#${slug}`,
        summary: caption,
        more: [alt, otherWordsFor(content.characters, characters)],
        keywords: withNames(keywords, characters),
        thumbnail,
      }),
    ),
    ...content.lessons.nodes.map(({ title, path, aim, needs, steps, keywords, subjects, scene, artwork }) =>
      entry("Lesson", 0.9, {
        name: title,
        path,
        summary: aim,
        more: [needs, steps],
        keywords: withNames(keywords, subjects),
        thumbnail: (scene ?? artwork)?.thumbnail,
      }),
    ),
    ...on("AGES", "Age", 1.05, content.ages.nodes, ({ name, scene, alt, statements, thumbnail }) => ({
      name,
      summary: scene,
      more: [alt, ...statements.map(({ statement, why }) => [statement, why])],
      thumbnail,
    })),
    ...on("MUSIC", "Album", 1, content.albums.nodes, ({ title, ...album }) => captioned({ name: title, ...album })),
    ...on("SHOP", "Merchandise", 1, content.merch.nodes, captioned),
    ...on("ROBLOX", "Roblox clothing", 1, content.robloxItems.nodes, captioned),
    ...on("ROBLOX", "Free for Roblox", 1, content.freeTShirts.nodes, captioned),
    ...on("WORDS", "Word", 0.9, content.glossary.nodes, ({ name, meaning }) => ({ name, summary: meaning })),
    ...on("QUESTIONS", "Question", 0.95, content.questions.nodes, ({ question, answer }) => ({
      name: question,
      more: [answer],
    })),
  ];
}

export const fragment = graphql`
  fragment Thumbnail on File {
    childImageSharp {
      gatsbyImageData(width: 128, aspectRatio: 1, breakpoints: [128], avifOptions: { quality: 40 })
    }
  }

  fragment SceneThumbnail on File {
    childImageSharp {
      gatsbyImageData(
        width: 128
        aspectRatio: 1
        breakpoints: [128]
        transformOptions: { cropFocus: EAST }
        avifOptions: { quality: 40 }
      )
    }
  }

  fragment WholeThumbnail on File {
    childImageSharp {
      gatsbyImageData(width: 84, breakpoints: [84], avifOptions: { quality: 40 })
    }
  }

  fragment FindEntries on Query {
    siteSettings {
      newsletter {
        heading
        text
      }
      social {
        name
      }
    }
    pages: allPage(sort: { path: ASC }) {
      nodes {
        path
        name
        heading
        template
        description
        intro
        keywords
        pressPath: furtherPath(template: "press")
        scene {
          thumbnail: image {
            ...SceneThumbnail
          }
        }
        sections {
          id
          heading
          text
          keywords
        }
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        path
        label
        title
        hook
        status
        synopsis
        details {
          label
          value
        }
        guidance {
          label
          text
        }
        keywords
        editions {
          retailers {
            name
          }
        }
        thumbnail: cover {
          ...WholeThumbnail
        }
      }
    }
    chapters: allChapter(sort: { path: ASC }) {
      nodes {
        path
        number
        title
        description
        keywords
        book {
          label
          thumbnail: cover {
            ...WholeThumbnail
          }
        }
      }
    }
    characters: allCharacter(sort: { path: ASC }) {
      nodes {
        path
        name
        role
        description
        about
        alt
        keywords
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    videos: allVideo(sort: { path: ASC }) {
      nodes {
        path
        title
        description
        alt
        keywords
        characters {
          name
        }
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    artworks: allArtwork(sort: { path: ASC }, limit: 100) {
      totalCount
      nodes {
        path
        kind
        title
        caption
        alt
        keywords
        characters {
          name
        }
        square: image {
          ...Thumbnail
        }
        whole: image {
          ...WholeThumbnail
        }
      }
    }
    gallery: allGalleryPicture(sort: { slug: ASC }) {
      nodes {
        slug
        title
        caption
        alt
        keywords
        characters {
          name
        }
        thumbnail: image {
          ...Thumbnail
        }
        book {
          path
          label
        }
      }
    }
    lessons: allLesson(sort: { path: ASC }) {
      nodes {
        path
        title
        aim
        needs
        steps
        keywords
        subjects {
          name
        }
        scene {
          thumbnail: image {
            ...Thumbnail
          }
        }
        artwork {
          thumbnail: image {
            ...Thumbnail
          }
        }
      }
    }
    ages: allAge(sort: { slug: ASC }) {
      nodes {
        slug
        name
        scene
        alt
        keywords
        statements {
          statement
          why
        }
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    albums: allAlbum(sort: { order: ASC }) {
      nodes {
        slug
        title
        caption
        alt
        keywords
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    merch: allMerchItem(sort: { order: ASC }) {
      nodes {
        slug
        name
        caption
        alt
        keywords
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    robloxItems: allRobloxItem(sort: { order: ASC }) {
      nodes {
        slug
        name
        caption
        alt
        keywords
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    freeTShirts: allFreeTShirt(sort: { order: ASC }) {
      nodes {
        slug
        name
        caption
        alt
        keywords
        thumbnail: image {
          ...Thumbnail
        }
      }
    }
    glossary: allWord(sort: { slug: ASC }) {
      nodes {
        slug
        name
        meaning
        keywords
      }
    }
    questions: allQuestion(sort: { slug: ASC }) {
      nodes {
        slug
        question
        answer
        keywords
      }
    }
  }
`;
