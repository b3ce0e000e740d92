import { graphql, useStaticQuery } from "gatsby";
import { mostBooksInMenu } from "../../content/shared-labels";
import { bookName } from "../../format";

export interface PageLink {
  slug: string;
  path: string;
  name: string;
  /** Undefined for books, which are not in data/pages/. */
  template?: Queries.PageTemplate;
}

export interface MenuGroup {
  name: string | null | undefined;
  pages: PageLink[];
}

type Query = Queries.SiteQuery;

/** Site-wide settings and menus, from one static query (Gatsby bundles its result once). */
export function useSite(): ReturnType<typeof workOut> {
  const query = useStaticQuery<Query>(graphql`
    query Site {
      siteSettings {
        name
        tagline
        description
        author
        illustrator
        publisher
        year
        rights
        houseWords {
          nothingYet
          explore
          nothingFound
          noAnswer
        }
        url
        contactEmail
        promise
        navigation {
          name
          pages
        }
        footerNavigation
        social {
          network
          name
          url
        }
        newsletter {
          action
          heading
          text
          label
          parentsNote
          button
          fieldName
          hiddenFields {
            name
            value
          }
        }
        cookieNotice {
          text
          button
          cookieName
          days
          acceptOnScroll {
            enabled
            thresholdPercent
          }
        }
        slider {
          autoplayMs
          transitionMs
        }
        logotype {
          width
          height
        }
        logotypeLarge {
          width
          height
        }
        stickyHeaderPx
        albumHeightPx
        shareImageAlt
        shareImage {
          ...ShareImage
        }
      }
      allPage(sort: { path: ASC }) {
        nodes {
          slug
          path
          name
          template
        }
      }
      allBook(sort: { order: ASC }) {
        nodes {
          slug
          path
          label
          title
        }
      }
      allChapter(sort: { slug: ASC }, limit: 1) {
        nodes {
          slug
        }
      }
      hiding: allAge(filter: { misplaced: { width: { gt: 0 } } }, sort: { slug: ASC }, limit: 1) {
        nodes {
          slug
        }
      }
    }
  `);
  // Memoised, because some twenty components of a page call this.
  if (last?.query !== query) last = { query, site: workOut(query) };
  return last.site;
}

let last: { query: Query; site: ReturnType<typeof workOut> } | undefined;

function workOut({ siteSettings, allPage, allBook, allChapter, hiding }: Query) {
  if (!siteSettings) throw new Error("data/site.json is missing. Run: npm run check");

  const pages: PageLink[] = [
    ...allPage.nodes,
    ...allBook.nodes.map((book) => ({ slug: book.slug, path: book.path, name: bookName(book) })),
  ];

  const menu = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => pages.find((candidate) => candidate.slug === slug) ?? []);

  /** The pages above a path, from the home page down. */
  const above = (path: string) =>
    pages
      .filter((page) => page.path !== path && path.startsWith(page.path.replace(/\/?$/, "/")))
      .sort((a, b) => a.path.length - b.path.length);

  /** A menu of more books than these names the page of all books instead. */
  const allBooks = pages.find(({ template }) => template === "BOOKS");
  const isBook = ({ template }: PageLink) => template === undefined;
  const withoutMany = (links: PageLink[]) => {
    if (!allBooks || links.filter(isBook).length <= mostBooksInMenu) return links;
    return [allBooks, ...links.filter((link) => !isBook(link) && link !== allBooks)];
  };

  /** The header's menu groups; a group of one page gets no name, so that it is a plain link. */
  const groups: MenuGroup[] = siteSettings.navigation
    .map(({ name, pages: slugs }) => ({ name, pages: withoutMany(menu(slugs)) }))
    .filter((group) => group.pages.length > 0)
    .map(({ name, pages: links }) => ({ name: links.length > 1 ? name : undefined, pages: links }));

  /** What a browser can keep of a visit, besides the reading settings. */
  const kept = { place: allChapter.nodes.length > 0, ticket: hiding.nodes.length > 0 };

  return { site: siteSettings, pages, above, menu, groups, kept };
}
