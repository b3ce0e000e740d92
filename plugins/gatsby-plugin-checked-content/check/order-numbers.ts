/** Rules about order numbers, which are unique per list. */
import type { z } from "zod";
import type { Kind } from "../model/kind";
import { metaOf, valueAt } from "../model/schema-walk";
import type { Content, ContentRule, Item } from "./content";
import { error, shown } from "./problem";

/** The steps of a list's order numbers: ten, or one in a list numbered 1, 2, 3. */
const stepOf = (taken: readonly number[]) => (taken.some((order) => order % 10 !== 0) ? 1 : 10);

/** The order number for the end of a list. */
function nextOrder(taken: readonly number[]): number {
  const step = stepOf(taken);
  return (Math.floor(Math.max(0, ...taken) / step) + 1) * step;
}

/** The lowest free order number: where two have one, the other's own is free. */
function freeOrder(taken: readonly number[]): number {
  const step = stepOf(taken);
  return taken.map((_, index) => (index + 1) * step).find((order) => !taken.includes(order)) ?? nextOrder(taken);
}

/** The unique sort keys of a kind. */
export const orderFields = ({ schema }: Kind): { field: string; within?: string }[] =>
  Object.entries((schema as z.ZodObject).shape).flatMap(([field, one]) => {
    const { order } = metaOf(one as z.ZodType);
    return order ? [{ field, ...order }] : [];
  });

/** The order numbers in the list that a value belongs to. */
function ordersBeside(content: Content, kind: Item["kind"], field: string, value: unknown): number[] {
  const within = orderFields(kind).find((order) => order.field === field)?.within;
  const listOf = (fields: unknown) => within && valueAt(fields, [within]);
  const list = content.itemsOf(kind.typeName).filter((item) => listOf(item.value) === listOf(value));
  return list.map((item) => Number(valueAt(item.value, [field])));
}

/** The next order number in the list that a value belongs to. */
export const nextFreeOrder = (...of: Parameters<typeof ordersBeside>): number => nextOrder(ordersBeside(...of));

/** Order numbers are unique within a list. */
export const orders: ContentRule = function* (content) {
  for (const kind of content.model.kinds) {
    for (const { field, within } of orderFields(kind)) {
      const taken = new Map<string, Item>();
      for (const item of content.itemsOf(kind.typeName)) {
        const order = valueAt(item.value, [field]);
        const key = `${within && valueAt(item.value, [within])} ${order}`;
        const other = taken.get(key);
        if (!other) taken.set(key, item);
        else {
          const list = within ? ` among those of the ${within} ${shown(valueAt(item.value, [within]))}` : "";
          yield error("same-order", item.at(field), {
            found: `The number ${order} is already taken${list} by ${content.name(other.path)}.`,
            expected: "A number of its own, so that the order is certain. Smaller numbers come first.",
            suggestion: `${within ? `See whether the ${within} is right. ` : ""}One of the two has to change: the lowest free number is ${freeOrder(ordersBeside(content, kind, field, item.value))}.`,
          });
        }
      }
    }
  }
};
