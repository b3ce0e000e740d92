/** Prices that were probably written in pence or cents: a wrong price costs somebody money. */
import { usualCurrencies } from "../model/currencies";
import { metaOf } from "../model/schema-walk";
import type { ContentRule } from "./content";
import { didYouMean, warning } from "./problem";

/** A whole price that was probably written in pence or cents: 799, 1250, 3900, but not 185 or 250. */
const likely = /^(?:[1-9]99|[5-9](?:95|50|49)|\d{4,})$/;

export const prices: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (metaOf(schema).typeName !== "Price") continue;
      const { amount, currency } = value as { amount: number; currency: string };
      if (!likely.test(String(amount)) || !usualCurrencies.includes(currency)) continue;
      yield warning("price-in-pence", item.at(...path, "amount"), {
        found: `Found ${amount}: visitors would read ${amount}.00 ${currency}.`,
        expected: "The amount as people write it: £7.99 is 7.99.",
        suggestion: didYouMean(amount / 100),
      });
    }
  }
};
