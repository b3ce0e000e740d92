/** The picture that stands for an item where the site lists it. */
import { artworkKinds } from "./kinds/artwork-kinds";
import type { MappedItem } from "./site-map";

/** A picture's file name, the item in whose folder it is, and how it is cropped. */
export interface ItemPicture<Item extends MappedItem = MappedItem> {
  item: Item;
  file: string;
  crop: "square" | "scene" | "whole";
}

/** An item's own picture, else that of the first item it refers to; `named` gives the items of a folder that a field refers to. */
export function pictureOfItem<Item extends MappedItem>(
  item: Item,
  named: (item: Item, field: string, folder: string) => Item[],
): ItemPicture<Item> | undefined {
  const { image, cover, scene } = item.fields as { image?: string; cover?: string; scene?: { image?: string } };
  const { shape, forPaper } = (item.kind.typeName === "Artwork" && artworkKinds[item.fields.kind ?? "poster"]) || {};
  // A square crop would lose what matters of a cover or a poster.
  if (cover) return { item, file: cover, crop: "whole" };
  if (image) return { item, file: image, crop: shape === "tall" && forPaper ? "whole" : "square" };
  if (scene?.image) return { item, file: scene.image, crop: "scene" };
  const [other] = item.kind.find?.pictureOf?.flatMap(([field, folder]) => named(item, field, folder)) ?? [];
  return other && pictureOfItem(other, named);
}
