/** What pages share, in all its states, with this site's own content: at /dev/patterns, with `npm start` alone (gatsby/create-pages.ts). */
import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkGrids } from "../components/artwork-grid/artwork-grid";
import { BookCards } from "../components/book-card/book-cards";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import * as button from "../components/button/button.module.css";
import { Characters } from "../components/character-card/character-card";
import { Crew } from "../components/crew/crew";
import { DownloadLink } from "../components/download-link/download-link";
import { Editions } from "../components/editions/editions";
import { EmptyState } from "../components/empty-state/empty-state";
import { Icon, iconNames } from "../components/icons/icons";
import { Neighbours } from "../components/neighbours/neighbours";
import { NewsletterForm } from "../components/newsletter-form/newsletter-form";
import { rowSizes } from "../components/picture/sizes";
import { Questions } from "../components/questions/questions";
import { ReadingOrder } from "../components/reading-order/reading-order";
import * as grid from "../components/card-grid/card-grid.module.css";
import { Section } from "../components/section/section";
import { VideoCard } from "../components/video-card/video-card";
import * as patterns from "../styles/patterns.module.css";

interface PartProps {
  name: string;
  /** As of Section. */
  look?: { panel: true } | { shelf: true };
  children: React.ReactNode;
}

const Part = ({ name, look, children }: PartProps) => (
  <Section id={name.toLowerCase().replaceAll(" ", "-")} heading={name} {...look}>
    {children}
  </Section>
);

/** Samples are boxes of their own, since some classes fill the positioned box around them. */
const box: React.CSSProperties = { position: "relative", isolation: "isolate", minHeight: "6rem" };

export default function PatternsPage({ data }: PageProps<Queries.PatternsPageQuery>) {
  const { artworks, books, characters, questions, videos } = data;
  const [book] = books.nodes;
  const [artwork] = artworks.nodes;
  return (
    <>
      <div className={patterns.section}>
        <Breadcrumb name="Patterns" />
        <h1>Patterns</h1>
      </div>
      <Part name="Buttons">
        {Object.entries(button).map(([name, className]) => (
          <p key={name} className={patterns.cluster}>
            <a className={className} href="#buttons">
              {name}, linked
            </a>
            <button className={className} type="button">
              a button
            </button>
            <button className={className} type="button" disabled>
              disabled
            </button>
          </p>
        ))}
      </Part>
      <Part name="Icons">
        <p className={patterns.cluster}>
          {iconNames.map((name) => (
            <span key={name}>
              <Icon name={name} /> {name}
            </span>
          ))}
        </p>
      </Part>
      <Part name="Classes to compose">
        <ul className={patterns.autoFit}>
          {Object.entries(patterns).map(([name, className]) => (
            <li key={name} style={box}>
              <div className={className}>
                <p>{name}</p>
                <p>
                  Words and <a href="#classes-to-compose">more words</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="A panel" look={{ panel: true }}>
        <p>Section, with panel.</p>
      </Part>
      <Part name="A shelf" look={{ shelf: true }}>
        <ArtworkGrids artworks={artworks.nodes} />
      </Part>
      <Part name="Books">
        <BookCards books={books.nodes} open={2} />
        <ReadingOrder books={books.nodes} path={book?.path} />
        {book && <Editions editions={book.editions} bookName={book.title} status={book.status} />}
        <Editions editions={[]} bookName="" status="COMING_SOON" />
      </Part>
      <Part name="Characters">
        <Characters characters={characters.nodes} />
        <Crew characters={characters.nodes} />
      </Part>
      <Part name="Videos">
        <ul className={grid.grid}>
          {videos.nodes.map((video, index, { length }) => (
            <li key={video.slug}>
              <VideoCard video={video} sizes={rowSizes(index, length)} under />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Questions">
        <Questions questions={questions.nodes} />
      </Part>
      <Part name="A download, a form, and nothing">
        {artwork && <DownloadLink download={artwork.download} name={artwork.title} />}
        {artwork && <DownloadLink download={artwork.download} name={artwork.title} main />}
        <NewsletterForm id="sample" />
        <EmptyState />
      </Part>
      <Neighbours
        kind="book"
        previous={book && { path: book.path, name: book.title, image: book.cover }}
        next={book && { path: book.path, name: book.title }}
      />
    </>
  );
}

export const Head = () => <title>Patterns</title>;

export const query = graphql`
  query PatternsPage {
    artworks: allArtwork(sort: [{ order: ASC }, { title: ASC }], limit: 5) {
      nodes {
        ...ArtworkCard
        download {
          ...OriginalDownload
        }
      }
    }
    books: allBook(sort: { order: ASC }, limit: 3) {
      nodes {
        ...BookCard
        ...ReadingOrderBook
        editions {
          ...Edition
        }
      }
    }
    characters: allCharacter(sort: { order: ASC }, limit: 3) {
      nodes {
        ...CharacterCard
        ...CrewMember
      }
    }
    questions: allQuestion(sort: [{ order: ASC }, { question: ASC }], limit: 2) {
      nodes {
        ...Question
      }
    }
    videos: allVideo(sort: { order: ASC }, limit: 2) {
      nodes {
        ...VideoCard
      }
    }
  }
`;
