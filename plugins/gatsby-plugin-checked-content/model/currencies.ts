/** Currencies, as their three-letter codes (ISO 4217). */

/** The currencies that are likely, as their prices have cents. */
export const usualCurrencies = ["GBP", "EUR", "USD", "AUD", "CAD", "NZD"];

/** Codes by sign, or by what is taken for a code. */
export const currencySigns: Record<string, string> = { "£": "GBP", "€": "EUR", $: "USD", UKP: "GBP", US$: "USD" };

const codes = Intl.supportedValuesOf("currency");
const english = new Intl.DisplayNames("en", { type: "currency" });
const lettersOf = (code: string) => [...code].sort().join("");

/** The currency of a sign, of the beginning of a code or its letters in another order, or of a name ("Pounds"). */
export function currencyOf(written: string): string | undefined {
  const text = written.replace(/\p{C}/gu, "").trim();
  const upper = text.toUpperCase();
  const name = text.toLowerCase().replace(/s$/, "");
  const isMeant = (code: string) =>
    code.startsWith(upper) ||
    lettersOf(code) === lettersOf(upper) ||
    (name.length > 2 && english.of(code)?.toLowerCase().includes(name));
  if (codes.includes(upper)) return upper;
  return currencySigns[text] ?? (text ? usualCurrencies.find(isMeant) : undefined);
}
