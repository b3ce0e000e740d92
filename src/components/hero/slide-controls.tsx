import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./slide-controls.module.css";
import { goToAttribute, playAttribute, stepAttribute } from "./carousel";

interface SlideControlsProps {
  slides: readonly Pick<Queries.HeroSlideFragment, "slug" | "title">[];
  /** Its place. */
  className: string | undefined;
}

/** The carousel's controls, handled by carousel.ts: pause and play, previous and next, and a dot per slide. */
export function SlideControls({ slides, className }: SlideControlsProps) {
  return (
    <div className={`${styles.controls} ${className}`}>
      <button className={styles.control} type="button" data-works-asleep {...{ [playAttribute]: true }}>
        <Icon name="pause" size={18} />
        <Icon name="play" size={18} />
        <span className="visually-hidden" suppressHydrationWarning>
          Pause the slides
        </span>
      </button>
      <button className={styles.control} type="button" data-works-asleep {...{ [stepAttribute]: -1 }}>
        <Icon name="previous" size={18} />
        <span className="visually-hidden">Previous slide</span>
      </button>
      {slides.map(({ slug, title }, index) => (
        <button
          key={slug}
          className={styles.dot}
          type="button"
          data-works-asleep
          {...{ [goToAttribute]: index }}
          aria-current={index === 0 || undefined}
        >
          <span className="visually-hidden">
            Slide {index + 1}: {title}
          </span>
        </button>
      ))}
      <button className={styles.control} type="button" data-works-asleep {...{ [stepAttribute]: 1 }}>
        <Icon name="next" size={18} />
        <span className="visually-hidden">Next slide</span>
      </button>
    </div>
  );
}
