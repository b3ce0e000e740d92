import * as React from "react";
import { Picture } from "../picture/picture";
import { foundAttribute } from "./keep-ticket";
import * as styles from "./ride.module.css";

interface Place {
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
}

/** Where a part of a picture can be pressed. */
const placed = ({ at, width }: Place) => ({ left: `${at.x}%`, top: `${at.y}%`, width: `${width}%` });

/** The `sizes` attribute of what takes so many percent of a panel's width; on phones at least a finger's. */
function sizesOf(percent: number): string {
  const part = (panel: number) => Math.round(percent * panel) / 100;
  return `(min-width: 104rem) ${part(73)}rem, (min-width: 62rem) ${part(70)}vw, (min-width: 40rem) ${part(100)}vw, ${Math.max(part(190), 12.3)}vw`;
}

/** What does not belong in an age's picture, and what only seems not to: checkboxes, which work asleep. */
export function Misplaced({ age: { slug, misplaced, redHerring } }: { age: Queries.RideAgeFragment }) {
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
        <Picture file={misplaced.image} alt={misplaced.alt} sizes={sizesOf(misplaced.width)} transparent />
      </label>
    </>
  );
}
