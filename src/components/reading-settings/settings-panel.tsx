import * as React from "react";
import { readingSettings } from "../../content/shared-labels";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { Icon } from "../icons/icons";
import { useSite } from "../layout/use-site";
import { removeBookmarkAttribute } from "../bookmark/bookmark";
import { fieldPrefix, resetAttribute, settings } from "./settings";
import * as styles from "./settings-panel.module.css";

const { id: panelId, name: panelName, shortName } = readingSettings;

/** A button that opens the panel by the Popover API, without script. */
export function SettingsButton({ short = false }: { short?: boolean }) {
  return (
    <button
      className={short ? styles.short : styles.opener}
      type="button"
      popoverTarget={panelId}
      aria-label={short ? panelName : undefined}
    >
      <Icon name="letters" />
      <span>{short ? shortName : panelName}</span>
    </button>
  );
}

/** The reading settings (text size, spacing, font, colours, movement), which apply-settings.ts applies and stores. */
export function SettingsPanel() {
  const { kept } = useSite();
  const others = [kept.place && "the place that you keep in a chapter", kept.ticket && "your ticket"].filter(Boolean);
  return (
    // `hidden`, because browsers without the Popover API (and without cascade layers) would show it at the page's end.
    <div
      className={styles.panel}
      id={panelId}
      popover="auto"
      hidden
      role="dialog"
      aria-labelledby={`${panelId}-heading`}
    >
      <div className={styles.content}>
        <h2 id={`${panelId}-heading`} className={patterns.minor} tabIndex={-1}>
          {panelName}
        </h2>
        {settings.map(({ name, label, choices }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <div className={styles.choices}>
              {choices.map((choice) => (
                <label key={choice.value} className={styles.choice}>
                  <input
                    type="radio"
                    name={`${fieldPrefix}${name}`}
                    value={choice.value}
                    defaultChecked={choice.value === ""}
                  />
                  {choice.label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <p className={patterns.fine}>
          What you choose is kept in this browser and sent to nobody.
          {others.length > 0 && ` So ${others.length > 1 ? "are" : "is"} ${others.join(", and ")}.`}
        </p>
        <div className={styles.actions}>
          <button
            className={button.small}
            type="button"
            data-works-asleep
            {...{ [resetAttribute]: true, [removeBookmarkAttribute]: true }}
          >
            Back to usual, and forget
          </button>
          <button className={button.small} type="button" popoverTarget={panelId} popoverTargetAction="hide">
            Done
          </button>
        </div>
      </div>
    </div>
  );
}
