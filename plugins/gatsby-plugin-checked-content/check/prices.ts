/** Prices that were probably written in pence or cents: a wrong price costs somebody money. */
import { usualCurrencies } from "../model/currencies";
import { metaOf } from "../model/schema-walk";
import type { ContentRule } from "./content";
import { didYouMean, warning } from "./problem";

/** A whole price above this was probably written in pence or cents. */
const mostLikely = 150;

export const prices: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (metaOf(schema).typeName !== "Price") continue;
      const { amount, currency } = value as { amount: number; currency: string };
      if (!Number.isInteger(amount) || amount <= mostLikely || !usualCurrencies.includes(currency)) continue;
      yield warning("price-in-pence", item.at(...path, "amount"), {
        found: `Found ${amount}: visitors would read ${amount}.00 ${currency}.`,
        expected: "The amount as people write it: £7.99 is 7.99.",
        suggestion: didYouMean(amount / 100),
      });
    }
  }
};
