import { graphql, Link } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import { Drawing } from "../drawing/drawing";
import { Icon } from "../icons/icons";
import { InlineScript } from "../inline-script/inline-script";
import { Picture } from "../picture/picture";
import { coverScale } from "../picture/aspect-ratio";
import { panelSizes } from "../picture/sizes";
import { Reward } from "../reward/reward";
import { forgetTicketAttribute, saveTicketAttribute, toldCountAttribute } from "./save-progress";
import saveProgress from "./save-progress.inline";
import { HiddenObject } from "./hidden-object";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./ride.module.css";
import { Rider } from "./rider";

interface RideProps {
  ages: readonly Queries.RideAgeFragment[];
  /** The page of the ages, with the rider and the reward. */
  page: Queries.RidePageFragment;
  heading: string;
  /** True on the page of the ages, where the strip is at the top. */
  opening?: boolean;
  /** True where the first picture is the page's likely LCP image. */
  eager?: boolean;
}

const ticketId = "ticket";

/** The ticket's fragment id, if any of the ages has a misplaced thing. */
export const ticketOf = (ages: readonly { readonly misplaced: unknown }[]): string | undefined =>
  ages.slice(0, mostAges).some(({ misplaced }) => misplaced) ? ticketId : undefined;

/** The most panels: ride.module.css has styles for as many stamps. A long series' other ages are in the list below. */
const mostAges = 12;

/**
 * The ages as panels of a horizontal scroller, along which a rider moves, in HTML and CSS alone. The misplaced thing in a
 * picture is a checkbox; CSS counters on the ticket below count the checked ones.
 */
export function Ride({ ages: all, page, heading, opening = false, eager = false }: RideProps) {
  const ages = all.slice(0, mostAges);
  if (ages.length === 0) return null;
  const isAlone = ages.length === 1;
  const hidden = ages.filter(({ misplaced }) => misplaced).length;
  return (
    <section
      className={opening ? styles.opening : styles.ride}
      style={{ "--count": ages.length } as React.CSSProperties}
      aria-labelledby="ride"
      data-ride
    >
      <div className={styles.game}>
        <h2 id="ride" className={opening ? "visually-hidden" : styles.heading}>
          {opening ? heading : <Link to={page.path}>{heading}</Link>}
        </h2>
        <div className={isAlone ? `${styles.line} ${styles.alone}` : styles.line}>
          <ol className={styles.strip}>
            {ages.map((age, index) => (
              <li key={age.slug} className={styles.panel} style={{ "--index": index } as React.CSSProperties}>
                <div id={`ride-${age.slug}`} className={styles.view}>
                  <Picture
                    className={styles.picture}
                    file={age.image}
                    alt={age.alt}
                    // coverScale: a picture that is cropped at its sides is drawn wider.
                    sizes={panelSizes(coverScale(age.image, 1.6), isAlone)}
                    eager={eager && index === 0}
                  />
                  <HiddenObject age={age} isAlone={isAlone} />
                  <div className={styles.ways}>
                    <Way to={ages[index - 1]} label="Back to" icon="previous" />
                    <Way to={ages[index + 1]} label="On to" icon="next" className={styles.on} />
                  </div>
                </div>
                <Caption age={age} path={opening ? "" : page.path} />
              </li>
            ))}
          </ol>
          <Rider rider={page.rider} years={ages.map(({ year }) => year)} />
        </div>
        {hidden > 0 && (
          <div id={ticketId} className={styles.ticket}>
            <p className={styles.count}>of {hidden} found</p>
            <p
              hidden
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, for save-progress.ts to write in.
              dangerouslySetInnerHTML={{ __html: "" }}
              {...{ [toldCountAttribute]: true }}
            />
            <ul className={styles.stamps} aria-hidden="true">
              {ages.map(({ slug, misplaced, stamp }) => (
                <li key={slug} hidden={!misplaced}>
                  {stamp && <Drawing file={stamp} alt="" />}
                </li>
              ))}
            </ul>
            <TicketButtons />
            {page.reward && <Reward className={styles.reward} reward={page.reward} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** Buttons that keep the ticket on this device and forget it, handled by save-progress.ts; hidden without script. */
function TicketButtons() {
  return (
    <div className={styles.keep}>
      <button className={button.small} type="button" data-works-asleep {...{ [saveTicketAttribute]: true }}>
        Keep my ticket
      </button>
      <button className={button.small} type="button" data-works-asleep {...{ [forgetTicketAttribute]: true }}>
        Forget my ticket
      </button>
      <InlineScript script={saveProgress} />
    </div>
  );
}

interface CaptionProps {
  age: Queries.RideAgeFragment;
  /** The path of the page of the ages; "" on that page. */
  path: string;
}

/** A panel's caption: the age's name as a link, its year, and the text about the misplaced thing. */
function Caption({ age: { slug, name, year, misplaced, redHerring }, path }: CaptionProps) {
  return (
    <div className={styles.caption}>
      <div className={styles.stays}>
        <h3 className={patterns.targets}>
          {path ? <Link to={`${path}#${slug}`}>{name}</Link> : <a href={`#${slug}`}>{name}</a>}
        </h3>
        {year && <p className={styles.year}>{year}</p>}
        {misplaced && (
          <div className={styles.said}>
            <p className={styles.hint}>Something here does not belong. Press it.</p>
            <p className={styles.foundWords}>{misplaced.words}</p>
            {redHerring && <p className={styles.otherWords}>{redHerring.words}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

interface WayProps {
  to?: { readonly slug: string; readonly name: string };
  label: string;
  icon: React.ComponentProps<typeof Icon>["name"];
  className?: string;
}

/** A fragment link that scrolls the strip to a neighbouring age, without script. */
const Way = ({ to, label, icon, className = "" }: WayProps) =>
  to && (
    <a className={`${styles.way} ${className}`} href={`#ride-${to.slug}`}>
      <span className="visually-hidden">
        {label} {to.name}
      </span>
      <Icon name={icon} size={28} />
    </a>
  );

export const fragments = graphql`
  fragment RideAge on Age {
    ...AgeScene
    year
    stamp {
      ...DrawingFile
    }
    misplaced {
      alt
      words
      width
      at {
        x
        y
      }
      image {
        childImageSharp {
          gatsbyImageData(width: 240, breakpoints: [120, 240], avifOptions: { quality: 45 })
        }
      }
    }
    redHerring {
      words
      width
      at {
        x
        y
      }
    }
  }

  fragment RidePage on Page {
    path
    name
    reward {
      ...Reward
    }
    rider {
      ...Rider
    }
  }
`;
