/** Rules about order numbers, which are unique per list. */
import type { z } from "zod";
import { type Kind, kinds } from "../kinds/kinds";
import { metaOf, valueAt } from "../kinds/schema-walk";
import type { Content, ContentRule, Item } from "./content";
import { error } from "./problem";

/** The order number for the end of a list: the next multiple of ten, or the next number in a list numbered 1, 2, 3. */
function nextOrder(taken: readonly number[]): number {
  const step = taken.length > 0 && taken.some((order) => order % 10 !== 0) ? 1 : 10;
  return (Math.floor(Math.max(0, ...taken) / step) + 1) * step;
}

/** The unique sort keys of a kind. */
export const orderFields = ({ schema }: Kind): { field: string; within?: string }[] =>
  Object.entries((schema as z.ZodObject).shape).flatMap(([field, one]) => {
    const { order } = metaOf(one as z.ZodType);
    return order ? [{ field, ...order }] : [];
  });

/** The order numbers of the list that a value belongs to. */
function ordersOf(content: Content, kind: Item["kind"], field: string, value: unknown): number[] {
  const within = orderFields(kind).find((order) => order.field === field)?.within;
  const listOf = (fields: unknown) => within && valueAt(fields, [within]);
  return content
    .itemsOf(kind.typeName)
    .filter((item) => listOf(item.value) === listOf(value))
    .map((item) => Number(valueAt(item.value, [field])));
}

/** The next order number in the list that a value belongs to. */
export const nextFreeOrder = (content: Content, kind: Item["kind"], field: string, value: unknown): number =>
  nextOrder(ordersOf(content, kind, field, value));

/** A free number for an item that stands in the place of another: between that and the next, or else at the list's end. */
function freeOrder(content: Content, kind: Item["kind"], field: string, value: unknown): string {
  const order = Number(valueAt(value, [field]));
  const later = ordersOf(content, kind, field, value).filter((other) => other > order);
  const next = Math.min(...later);
  const between = Math.ceil((order + next) / 2);
  return later.length > 0 && between < next
    ? `To come right after it, write ${between}.`
    : `The next free number is ${nextFreeOrder(content, kind, field, value)}.`;
}

/** Order numbers are unique within a list. */
export const orders: ContentRule = function* (content) {
  for (const kind of kinds) {
    for (const { field, within } of orderFields(kind)) {
      const taken = new Map<string, Item>();
      for (const item of content.itemsOf(kind.typeName)) {
        const order = valueAt(item.value, [field]);
        const key = `${within && valueAt(item.value, [within])} ${order}`;
        const other = taken.get(key);
        if (!other) taken.set(key, item);
        else {
          yield error("same-order", item.at(field), {
            found: `The number ${order} is already taken by ${content.name(other.path)}.`,
            expected: "A number of its own, so that the order is certain. Smaller numbers come first.",
            suggestion: freeOrder(content, item.kind, field, item.value),
          });
        }
      }
    }
  }
};
