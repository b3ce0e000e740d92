import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { BookCards } from "../../components/book-card/book-cards";
import * as button from "../../components/button/button.module.css";
import { Crew } from "../../components/crew/crew";
import { Explore } from "../../components/explore/explore";
import { Hero } from "../../components/hero/hero";
import { ContinueReading } from "../../components/bookmark/continue-reading";
import { useSite } from "../../components/layout/use-site";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import { Ride, ticketOf } from "../../components/ride/ride";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import { Daily } from "../../components/true-or-story/daily";
import { fullStop } from "../../format";
import { bookSeries, webSite } from "../../head/json-ld";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./home.module.css";
import { SubscribePromo } from "./subscribe-promo";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const {
    page,
    slides,
    chapters,
    featured,
    pastimes,
    characters,
    stamp,
    ages,
    agesPage,
    artwork,
    video,
    album,
    robloxItem,
    siteSettings,
  } = data;
  const { pages, site } = useSite();
  const [newest] = siteSettings?.news ?? [];
  const whatsNew = pages.find(({ template }) => template === "WHATS_NEW");
  if (!page) return null;
  const inReadingOrder = [...featured.nodes].sort((a, b) => a.order - b.order);
  const [first] = inReadingOrder;
  const figures = characters.nodes.filter(({ figure }) => figure);
  const books = requireSection(page.sections, "books");
  const hasWords = page.intro.length > 0 || (newest && whatsNew);
  return (
    <>
      <ContinueReading chapters={chapters.nodes} />
      {slides.nodes.length > 0 ? (
        <Hero heading={page.heading ?? site.name} slides={slides.nodes} />
      ) : (
        <div className={styles.plainOpening}>
          <h1>{page.heading ?? site.name}</h1>
          {first && (
            <Link className={button.primary} to={first.path}>
              Meet {first.label}
            </Link>
          )}
          <RenderBlockEnd />
        </div>
      )}
      <LaterStyles />
      {(hasWords || figures.length > 0) && (
        <section className={figures.length > 0 ? styles.crew : patterns.section} aria-label="The story">
          <div className={styles.words}>
            <Paragraphs text={page.intro} />
            {newest && whatsNew && (
              <p className={styles.news}>
                New: <Link to={newest.path}>{newest.title}</Link>
                {fullStop(newest.title)} <Link to={whatsNew.path}>See all that is new</Link>.
              </p>
            )}
          </div>
          <Crew characters={figures} />
        </section>
      )}
      <Section id="books" heading={books.heading} text={books.text}>
        <BookCards books={featured.nodes} open={6} swiped />
      </Section>
      {/* In the middle of the page, because it links to the form in the footer. */}
      <SubscribePromo stamp={stamp.nodes[0]?.image} />
      {agesPage && <Ride ages={ages.nodes} page={agesPage} heading={agesPage.name} />}
      {agesPage && ages.nodes.length > 0 && (
        <Section id="true-or-story" heading="True or story?">
          <Daily ages={ages.nodes} path={agesPage.path} ticket={ticketOf(ages.nodes)} />
        </Section>
      )}
      <Explore
        scenes={pastimes.nodes}
        pictures={{
          ARTWORK: artwork.nodes[0]?.image,
          VIDEOS: video.nodes[0]?.image,
          MUSIC: album.nodes[0]?.image,
          ROBLOX: robloxItem.nodes[0]?.image,
        }}
      />
    </>
  );
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data: { page, featured } }) =>
  page && <Seo {...page} jsonLd={(site) => [webSite(site), ...bookSeries(site, featured.nodes)]} />;

export const query = graphql`
  query HomePage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      heading
      intro
      sections {
        ...SectionText
      }
    }
    # At most 60 days old: a site that is built seldom would otherwise call last year's news new.
    siteSettings {
      news(limit: 1, withinDays: 60) {
        title
        path
      }
    }
    slides: allSlide(sort: { order: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    chapters: allChapter(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    featured: allBook(sort: { featuredOrder: ASC }) {
      nodes {
        order
        madeBy {
          name
          role
          link
        }
        ...BookCard
      }
    }
    pastimes: allPage(filter: { template: { in: [CHARACTERS, QUIZ, WORDS] } }, sort: { path: ASC }) {
      nodes {
        ...ExploreScene
      }
    }
    characters: allCharacter(sort: { order: ASC }) {
      nodes {
        ...CrewMember
      }
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        ...RideAge
        ...DailyAge
      }
    }
    agesPage: page(template: { eq: AGES }) {
      ...RidePage
    }
    stamp: allCharacter(sort: { order: DESC }, limit: 1) {
      nodes {
        image {
          ...SmallPicture
        }
      }
    }
    # A wallpaper if there is one, since that kind is last in alphabetical order.
    artwork: allArtwork(sort: [{ kind: DESC }, { order: ASC }], limit: 1) {
      nodes {
        image {
          ...MediumPicture
        }
      }
    }
    video: allVideo(sort: { order: ASC }, limit: 1) {
      nodes {
        image {
          ...MediumPicture
        }
      }
    }
    album: allAlbum(sort: { order: ASC }, limit: 1) {
      nodes {
        image {
          ...AlbumCover
        }
      }
    }
    robloxItem: allRobloxItem(sort: { order: ASC }, limit: 1) {
      nodes {
        image {
          ...MediumPicture
        }
      }
    }
  }
`;
