import * as React from "react";
import { Picture } from "../picture/picture";
import { panelSizes } from "../picture/sizes";
import { foundAttribute } from "./save-progress";
import * as styles from "./ride.module.css";

interface Place {
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
}

/** Styles that position a touch target on the picture. */
const placed = ({ at, width }: Place) => ({ left: `${at.x}%`, top: `${at.y}%`, width: `${width}%` });

/** The width of a touch target on phones, in vw. */
const fingertip = 12.3;

interface HiddenObjectProps {
  age: Queries.RideAgeFragment;
  /** True if the strip has one panel. */
  isAlone: boolean;
}

/** The misplaced thing in an age's picture, and the red herring: checkboxes, which work before hydration. */
export function HiddenObject({ age: { slug, misplaced, redHerring }, isAlone }: HiddenObjectProps) {
  if (!misplaced) return null;
  return (
    <>
      {redHerring && (
        <label className={`${styles.place} ${styles.other}`} style={placed(redHerring)}>
          <input className={`visually-hidden ${styles.seen}`} type="checkbox" />
          <span className="visually-hidden">Does this belong?</span>
        </label>
      )}
      <label className={`${styles.place} ${styles.thing}`} style={placed(misplaced)}>
        <input
          className={`visually-hidden ${styles.found}`}
          type="checkbox"
          value={slug}
          {...{ [foundAttribute]: true }}
        />
        <Picture
          file={misplaced.image}
          alt={misplaced.alt}
          sizes={panelSizes(misplaced.width / 100, isAlone, fingertip)}
          transparent
        />
      </label>
    </>
  );
}
