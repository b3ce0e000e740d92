/** The reading settings: their choices, storage key and attributes. */

/** The key in localStorage. */
export const storageKey = "reading-settings";

/** The attribute of the panel's reset button, and the prefix of its fields' names. */
export const resetAttribute = "data-forget-reading";
export const fieldPrefix = "reading-";

/** The attribute on <html> that holds a setting, for style sheets. */
export const attributeOf = (setting: string) => `data-${fieldPrefix}${setting}`;

/** One option of a setting. The empty value is the default, for which nothing is stored. */
interface Choice {
  value: string;
  label: string;
}

const usual: Choice = { value: "", label: "Usual" };

export const settings: { name: string; label: string; choices: Choice[] }[] = [
  {
    name: "text",
    label: "Text size",
    choices: [usual, { value: "larger", label: "Larger" }, { value: "largest", label: "Largest" }],
  },
  {
    name: "spacing",
    label: "Space around letters and lines",
    choices: [usual, { value: "wider", label: "Wider" }],
  },
  {
    name: "font",
    label: "Letters",
    choices: [
      { value: "", label: "The site’s own" },
      { value: "plain", label: "Plain" },
    ],
  },
  {
    name: "colours",
    label: "Light or dark",
    choices: [
      { value: "", label: "Like this device" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
  },
  {
    name: "movement",
    label: "Movement",
    choices: [usual, { value: "off", label: "Off" }],
  },
];
