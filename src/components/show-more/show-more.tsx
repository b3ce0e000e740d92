import * as React from "react";
import { Disclosure } from "../disclosure/disclosure";

/** How many items each disclosure adds. */
export const itemsPerDisclosure = 24;

interface ShowMoreProps<Item> {
  items: readonly Item[];
  /** What the items are, for the disclosures' labels: "Videos". */
  name: string;
  className: string | undefined;
  /** How many items are shown before the first disclosure: about ten screens of a phone. */
  open?: number;
  /** Renders an item as an <li>, given its index in its slice of the list and the number of items in the slice. */
  children: (item: Item, index: number, count: number) => React.ReactNode;
}

/** The slices of a list: the open one, then one per disclosure. A list of up to 1.5 times `open` items is one slice. */
export function slicesOf(count: number, open: number): { from: number; to: number }[] {
  if (count === 0) return [];
  if (count <= open * 1.5) return [{ from: 0, to: count }];
  const others = Array.from(
    { length: Math.ceil((count - open) / itemsPerDisclosure) },
    (_, index) => open + index * itemsPerDisclosure,
  );
  return [{ from: 0, to: open }, ...others.map((from) => ({ from, to: Math.min(from + itemsPerDisclosure, count) }))];
}

/** A long list: its first items, and the others in disclosures ("show more"), which need no script. */
export function ShowMore<Item>({ items, name, className, open = itemsPerDisclosure, children }: ShowMoreProps<Item>) {
  return slicesOf(items.length, open).map(({ from, to }, part) => {
    const some = items.slice(from, to);
    const list = (
      <ul key={from} className={className}>
        {some.map((item, index) => children(item, index, some.length))}
      </ul>
    );
    return part === 0 ? (
      list
    ) : (
      <Disclosure key={from} label={`${name} ${from + 1} to ${to}`}>
        {list}
      </Disclosure>
    );
  });
}
