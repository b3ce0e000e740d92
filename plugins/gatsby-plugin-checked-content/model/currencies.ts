/** Currencies, as their three-letter codes (ISO 4217). */

/** The currencies that are likely, as their prices have cents. */
export const usualCurrencies = ["GBP", "EUR", "USD", "AUD", "CAD", "NZD"];

/** Codes by sign. */
export const currencySigns: Record<string, string> = { "£": "GBP", "€": "EUR", $: "USD" };

/** The currency of a sign, or of the beginning of a code. */
export const currencyOf = (text: string): string | undefined =>
  currencySigns[text] ?? usualCurrencies.find((code) => text && code.startsWith(text.toUpperCase()));
