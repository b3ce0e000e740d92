import * as React from "react";
import { Disclosure } from "../disclosure/disclosure";

/** How many items each disclosure adds. */
export const perFold = 24;

interface ShowMoreProps<Item> {
  items: readonly Item[];
  /** What the items are, as it stands on the folds: "Videos". */
  name: string;
  className: string | undefined;
  /** How many are open: about ten screens of a phone. */
  open?: number;
  /** The item as an <li>, with its place in its part of the list and how many are in that. */
  children: (item: Item, index: number, count: number) => React.ReactNode;
}

/** The slices of a list: the open one, then one per disclosure. A few items more than `open` stay open, too. */
export function partsOf(count: number, open: number): { from: number; to: number }[] {
  if (count === 0) return [];
  if (count <= open * 1.5) return [{ from: 0, to: count }];
  const folds = Array.from({ length: Math.ceil((count - open) / perFold) }, (_, index) => open + index * perFold);
  return [{ from: 0, to: open }, ...folds.map((from) => ({ from, to: Math.min(from + perFold, count) }))];
}

/** How many items of a list are open. */
export const countOpen = (count: number, open: number): number => partsOf(count, open)[0]?.to ?? 0;

/** A long list: its first items, and the others in disclosures ("show more"), which need no script. */
export function ShowMore<Item>({ items, name, className, open = perFold, children }: ShowMoreProps<Item>) {
  return partsOf(items.length, open).map(({ from, to }, part) => {
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
