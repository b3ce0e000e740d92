import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import { panelSizes } from "../picture/sizes";
import * as styles from "./ride.module.css";
import { yearExpression } from "./year-counter";

interface RiderProps {
  rider?: Queries.RiderFragment | null;
  /** Each age's year, as written in the data. */
  years: readonly (string | null)[];
}

/** The rider's width as a share of a panel's. Keep in step with ride.module.css. */
const riderPart = 0.163;

/** The rider along the strip, and the odometer of years above: decorative, since every panel states its year. */
export function Rider({ rider, years }: RiderProps) {
  const isAlone = years.length === 1;
  const year = yearExpression(years, new Date().getFullYear());
  return (
    <div className={styles.over} aria-hidden="true">
      {year && (
        <div className={styles.odometer}>
          <span className={styles.window}>
            <span className={styles.running} style={{ "--year": year } as React.CSSProperties} />
            {years.map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static order
              <span key={index} className={styles.stop} style={{ "--index": index } as React.CSSProperties}>
                {words}
              </span>
            ))}
          </span>
          <img src={withPrefix("/odometer.svg")} alt="" width={360} height={120} loading="lazy" />
        </div>
      )}
      {rider && (
        <div className={styles.rider}>
          {rider.hubs.map(({ x, y }) => (
            <div
              key={x}
              className={styles.wheel}
              style={{ left: `${x}%`, top: `${y}%`, width: `${rider.wheelWidth}%` }}
            >
              <Picture
                file={rider.wheel}
                alt=""
                sizes={panelSizes((riderPart * rider.wheelWidth) / 100, isAlone)}
                transparent
              />
            </div>
          ))}
          <Picture
            className={styles.body}
            file={rider.image}
            alt=""
            sizes={panelSizes(riderPart, isAlone)}
            transparent
          />
        </div>
      )}
    </div>
  );
}

export const fragments = graphql`
  fragment Rider on Rider {
    wheelWidth
    hubs {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 360, breakpoints: [120, 240, 360], avifOptions: { quality: 45 })
      }
    }
    wheel {
      childImageSharp {
        gatsbyImageData(width: 240, breakpoints: [120, 240], avifOptions: { quality: 45 })
      }
    }
  }
`;
