/** The reader's settings: what can be chosen, and where the choice is kept. */

/** Where the browser keeps the choice, once there is one. */
export const storageKey = "reading-settings";

/** What marks the panel's button that forgets all choices, and how the names of its fields begin. */
export const resetAttribute = "data-forget-reading";
export const fieldPrefix = "reading-";

/** The attribute of the page's root that holds a setting. */
export const attributeOf = (setting: string) => `data-${fieldPrefix}${setting}`;

/** One choice: the value that is kept, and its words. An empty value is how the page is without a choice. */
interface Choice {
  value: string;
  label: string;
}

/** The groups of choices. */
export const settings: { name: string; label: string; choices: Choice[] }[] = [
  {
    name: "text",
    label: "Text size",
    choices: [
      { value: "", label: "Usual" },
      { value: "larger", label: "Larger" },
      { value: "largest", label: "Largest" },
    ],
  },
  {
    name: "spacing",
    label: "Space around letters and lines",
    choices: [
      { value: "", label: "Usual" },
      { value: "wider", label: "Wider" },
    ],
  },
  {
    name: "font",
    label: "Letters",
    choices: [
      { value: "", label: "The books’ own" },
      { value: "plain", label: "Plain" },
    ],
  },
  {
    name: "colours",
    label: "Colours",
    choices: [
      { value: "", label: "Like this device" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
  },
];
