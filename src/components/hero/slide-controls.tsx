import * as React from "react";
import { Icon } from "../icons/icons";
import { goToAttribute, playAttribute, stepAttribute } from "./asleep-script";
import * as styles from "./hero.module.css";
import type { timetable } from "./slide-show";
import type { useSlider } from "./use-slider";

interface SlideControlsProps {
  slides: readonly Pick<Queries.HeroSlideFragment, "slug" | "title">[];
  slider: ReturnType<typeof useSlider>;
  show: ReturnType<typeof timetable>;
}

const faces = { pause: "Pause the slides", play: "Play the slides" };

const Face = ({ name }: { name: keyof typeof faces }) => (
  <>
    <Icon name={name} />
    <span className="visually-hidden">{faces[name]}</span>
  </>
);

/** The carousel's controls: pause and play, previous and next, and a dot per slide. */
export function SlideControls({ slides, slider, show }: SlideControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        className={styles.control}
        type="button"
        data-works-asleep
        {...{ [playAttribute]: true }}
        onClick={slider.toggle}
      >
        {slider.awake ? (
          <Face name={slider.playing ? "pause" : "play"} />
        ) : (
          <>
            <span className={styles.whilePlaying}>
              <Face name="pause" />
            </span>
            <span className={styles.whilePaused}>
              <Face name="play" />
            </span>
          </>
        )}
      </button>
      <button
        className={styles.control}
        type="button"
        data-works-asleep
        {...{ [stepAttribute]: -1 }}
        onClick={slider.previous}
      >
        <Icon name="previous" />
        <span className="visually-hidden">Previous slide</span>
      </button>
      {slides.map(({ slug, title }, index) => (
        <button
          key={slug}
          className={styles.dot}
          type="button"
          style={show.dot(index)}
          data-works-asleep
          {...{ [goToAttribute]: index }}
          // Before hydration CSS changes the slides, and CSS cannot set aria-current.
          aria-current={(slider.awake && index === slider.active) || undefined}
          onClick={() => slider.goTo(index)}
        >
          <span className="visually-hidden">
            Slide {index + 1}: {title}
          </span>
        </button>
      ))}
      <button
        className={styles.control}
        type="button"
        data-works-asleep
        {...{ [stepAttribute]: 1 }}
        onClick={slider.next}
      >
        <Icon name="next" />
        <span className="visually-hidden">Next slide</span>
      </button>
    </div>
  );
}
