import * as React from "react";
import * as button from "../../../components/button/button.module.css";
import { Icon } from "../../../components/icons/icons";
import { InlineScript } from "../../../components/inline-script/inline-script";
import { Unhydrated } from "../../../components/unhydrated/unhydrated";
import {
  closeAttribute,
  dialogAttribute,
  stageAttribute,
  stepAttribute,
  wordsAttribute,
  zoomAttribute,
} from "./open-lightbox";
import openLightbox from "./open-lightbox.inline";
import * as styles from "./lightbox.module.css";

/** The dialog that shows the gallery's pictures large, asleep and awake by one script; React leaves it alone. */
export const Lightbox = ({ hasSeveral }: { hasSeveral: boolean }) => (
  <>
    <Unhydrated name="pictures">
      <dialog className={styles.dialog} aria-label="Picture viewer" hidden {...{ [dialogAttribute]: true }}>
        <div className={styles.bar}>
          {hasSeveral && (
            <>
              <button className={button.small} type="button" data-works-asleep {...{ [stepAttribute]: -1 }}>
                <Icon name="previous" size={20} />
                <span className="visually-hidden">Previous</span>
              </button>
              <button className={button.small} type="button" data-works-asleep {...{ [stepAttribute]: 1 }}>
                <Icon name="next" size={20} />
                <span className="visually-hidden">Next</span>
              </button>
            </>
          )}
          <button
            className={`${button.small} ${styles.zoom}`}
            type="button"
            aria-pressed="false"
            data-works-asleep
            {...{ [zoomAttribute]: true }}
          >
            <Icon name="search" size={20} />
            <span className="visually-hidden">Zoom</span>
          </button>
          <button className={button.small} type="button" data-works-asleep {...{ [closeAttribute]: true }}>
            <Icon name="close" size={20} />
            Close
          </button>
        </div>
        <div className={styles.stage} {...{ [stageAttribute]: true }} />
        <div className={styles.below}>
          <p role="alert" hidden>
            The big picture did not come. Are you still online?
          </p>
          <div className={styles.words} aria-live="polite" {...{ [wordsAttribute]: true }} />
        </div>
      </dialog>
    </Unhydrated>
    <InlineScript script={openLightbox} />
  </>
);
