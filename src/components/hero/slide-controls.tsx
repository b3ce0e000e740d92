import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./hero.module.css";
import type { timetable } from "./slide-show";
import type { useSlider } from "./use-slider";

interface SlideControlsProps {
  slides: readonly Pick<Queries.HeroSlideFragment, "slug" | "title">[];
  slider: ReturnType<typeof useSlider>;
  show: ReturnType<typeof timetable>;
}

/** The slides' buttons: pause and play, back and on, and one for each slide. */
export function SlideControls({ slides, slider, show }: SlideControlsProps) {
  return (
    <div className={styles.controls}>
      <button className={styles.control} type="button" onClick={slider.toggle} data-play-button>
        <Icon name={slider.playing ? "pause" : "play"} />
        <span className="visually-hidden">{slider.playing ? "Pause" : "Play"} the slides</span>
      </button>
      <button className={styles.control} type="button" onClick={slider.previous}>
        <Icon name="previous" />
        <span className="visually-hidden">Previous slide</span>
      </button>
      {slides.map(({ slug, title }, index) => (
        <button
          key={slug}
          className={styles.dot}
          type="button"
          style={show.dot(index)}
          aria-current={index === slider.active || undefined}
          onClick={() => slider.goTo(index)}
        >
          <span className="visually-hidden">
            Slide {index + 1}: {title}
          </span>
        </button>
      ))}
      <button className={styles.control} type="button" onClick={slider.next}>
        <Icon name="next" />
        <span className="visually-hidden">Next slide</span>
      </button>
    </div>
  );
}
