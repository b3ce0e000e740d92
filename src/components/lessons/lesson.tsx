import { graphql, Link } from "gatsby";
import * as React from "react";
import { countOf, formatRange, quoted } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { useSite } from "../layout/use-site";
import { LinkedText } from "../linked-text/linked-text";
import { Picture } from "../picture/picture";
import { sizesOf } from "../picture/sizes";
import * as styles from "./lesson.module.css";

/** A lesson's ages, duration, place, subjects and curriculum stages. */
export function LessonFacts({ ages, minutes, where, subjects, stages, alsoFits }: Queries.LessonFactsFragment) {
  return (
    <p className={styles.facts}>
      <span>
        {ages.from === ages.to ? "Age" : "Ages"} {formatRange(ages)}
      </span>
      <span>
        {countOf(minutes, "minute")}
        {where && `, ${where}`}
      </span>
      <span>
        {[...subjects.map(({ name }) => name), ...(alsoFits ? [alsoFits] : [])].join("; ")}
        {stages.length > 0 && ` (${stages.join(", ")})`}
      </span>
    </p>
  );
}

/** A lesson's picture: a scene or an artwork. */
export const pictureOf = <Scene, Artwork>({ scene, artwork }: { scene: Scene | null; artwork: Artwork | null }) =>
  scene ?? artwork;

/** A whole lesson plan, which prints on one sheet. */
export function Lesson({ lesson, eager = false }: { lesson: Queries.LessonFragment; eager?: boolean }) {
  const { site } = useSite();
  const picture = pictureOf(lesson);
  const { code } = lesson;
  return (
    <div className={`${patterns.stack} ${styles.lesson}`}>
      <div className={`${patterns.copy} ${styles.steps}`}>
        <LessonFacts {...lesson} />
        <p className={`${patterns.lead} ${styles.aim}`}>
          <strong>Aim:</strong> {lesson.aim}
        </p>
        <p className={styles.needs}>
          <strong>You need:</strong> <LinkedText text={lesson.needs} />
        </p>
        <ol>
          {lesson.steps.map((step) => (
            <li key={step}>
              <LinkedText text={step} />
            </li>
          ))}
        </ol>
        {lesson.onTheSite && (
          <p>
            <strong>On the site:</strong> <LinkedText text={lesson.onTheSite} />
          </p>
        )}
      </div>
      <div className={styles.beside}>
        {picture && (
          <figure className={styles.figure}>
            <Link to={"book" in picture ? `${picture.book.path}#${picture.slug}` : picture.path}>
              <Picture
                file={picture.image}
                alt={picture.alt}
                sizes={sizesOf("92vw", { 48: "33vw", 78: "26rem" })}
                eager={eager}
              />
            </Link>
            <figcaption className={patterns.fine}>{quoted(picture.title)}</figcaption>
          </figure>
        )}
        {lesson.fact && (
          <p className={styles.fact}>
            <strong>Did you know?</strong> {lesson.fact}
          </p>
        )}
        <p className={styles.code}>
          <svg viewBox={`-4 -4.5 ${code.size + 8} ${code.size + 8}`} aria-hidden="true">
            <path d={code.path} />
          </svg>
          <span>
            {site.name}
            <br />
            {code.address.replace(/^https?:\/\//, "")}
          </span>
        </p>
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment LessonFacts on Lesson {
    path
    title
    aim
    ages {
      from
      to
    }
    minutes
    where
    subjects {
      slug
      name
    }
    stages
    alsoFits
  }

  fragment LessonPicture on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [360, 540, 960, 1280])
    }
  }

  fragment SmallLesson on Lesson {
    path
    title
    scene {
      focus {
        x
        y
      }
      image {
        ...SmallPicture
      }
    }
    artwork {
      focus {
        x
        y
      }
      image {
        ...SmallPicture
      }
    }
  }

  fragment LessonCard on Lesson {
    ...LessonFacts
    scene {
      focus {
        x
        y
      }
      still: image {
        ...LessonPicture
      }
    }
    artwork {
      focus {
        x
        y
      }
      still: image {
        ...LessonPicture
      }
    }
  }

  fragment Lesson on Lesson {
    ...LessonFacts
    fact
    code {
      address
      size
      path
    }
    scene {
      slug
      title
      alt
      book {
        path
      }
      image {
        ...LessonPicture
      }
    }
    artwork {
      path
      title
      alt
      image {
        ...LessonPicture
      }
    }
    needs
    steps
    onTheSite
  }
`;
