import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import * as button from "../../components/button/button.module.css";
import { ExternalLink } from "../../components/external-link/external-link";
import { Icon } from "../../components/icons/icons";
import { InTheStory } from "../../components/in-the-story/in-the-story";
import { Neighbours } from "../../components/neighbours/neighbours";
import { sizesOf } from "../../components/picture/sizes";
import { VideoStill } from "../../components/video-card/video-still";
import { useVideoPlayer } from "../../components/video-player/use-video-player";
import { formatDate, inSentences, shorten, siteOf, spokenDuration } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./video.module.css";

const stillSizes = sizesOf(92, { 62: 58 });

export default function VideoPage({
  data: { video, index, books, previous, next },
}: PageProps<Queries.VideoPageQuery>) {
  const own = React.useMemo(() => (video ? [video] : []), [video]);
  const { play, player } = useVideoPlayer(own);
  if (!video) return null;
  const { slug, title, url, durationSeconds, publishedOn, description, still, transcript } = video;
  return (
    <>
      <div className={patterns.shelf}>
        <RenderBlockEnd />
        <Breadcrumb name={title} path={video.path} />
        <div className={styles.stage}>
          <div id={slug}>
            <VideoStill video={video} file={still} sizes={stillSizes} eager onPlay={play} />
          </div>
          <div className={styles.video}>
            <div className={styles.words}>
              <h1 className={patterns.title}>{title}</h1>
              <p className={patterns.lead}>{description}</p>
            </div>
            <div className={styles.words}>
              <p className={patterns.fine}>
                <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>. Lasts {spokenDuration(durationSeconds)}.
              </p>
              {video.noSpeech && <p className={patterns.fine}>Nobody speaks or sings in it.</p>}
              <ExternalLink className={`${button.button} ${styles.elsewhere}`} href={url} icon>
                Open on {siteOf(url)}
              </ExternalLink>
              {index && <Link to={`${index.path}#player`}>What pressing play does</Link>}
            </div>
          </div>
        </div>
      </div>
      {transcript && (
        <details className={styles.transcript}>
          <summary>
            <h2 id="transcript" className={patterns.minor}>
              What is said in it
            </h2>{" "}
            <Icon name="down" size={16} />
          </summary>
          <div className={styles.words}>
            {transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
      <InTheStory books={books.nodes} book={video.book} characters={video.characters} />
      <Neighbours kind="video" previous={previous} next={next} />
      {player}
    </>
  );
}

export const Head: HeadFC<Queries.VideoPageQuery> = ({ data: { video } }) =>
  video && (
    <Seo
      path={video.path}
      name={video.title}
      description={shorten(inSentences(video.description, `A video of ${spokenDuration(video.durationSeconds)}`), 160)}
      picture={{ image: video.shareImage, alt: video.alt }}
    />
  );

export const query = graphql`
  query VideoPage($slug: String!, $previous: String, $next: String) {
    video(slug: { eq: $slug }) {
      slug
      path
      title
      url
      captions
      alt
      durationSeconds
      publishedOn
      quality
      status
      description
      transcript
      noSpeech
      book {
        ...StoryBook
      }
      characters {
        ...StoryCharacter
      }
      still: image {
        childImageSharp {
          gatsbyImageData(width: 1280, breakpoints: [720, 1280])
        }
      }
      shareImage: image {
        ...ShareImage
      }
    }
    index: page(template: { eq: VIDEOS }) {
      path
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...StoryBook
      }
    }
    previous: video(slug: { eq: $previous }) {
      path
      name: title
      image {
        ...SmallPicture
      }
    }
    next: video(slug: { eq: $next }) {
      path
      name: title
      image {
        ...SmallPicture
      }
    }
  }
`;
