/** A JSON file's text, in the one formatting of data/. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
