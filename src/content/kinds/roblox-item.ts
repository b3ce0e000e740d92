import { z } from "zod";
import * as field from "./fields";

/** Clothing for a Roblox avatar, sold on Roblox. */
export const robloxItem = z.strictObject({
  order: field.order("among the Roblox items"),
  name: field.text("What it is.", "Black shirt", 80),
  robux: field.wholeNumber("The price in Robux. 5 is the least that Roblox allows.", 5, 5, 100_000),
  url: field.linkLike(
    /^https:\/\/www\.roblox\.com\/(?:catalog|bundles)\/\d+(?:\/[\w-]+)?$/,
    "The item's page on Roblox.",
    "https://www.roblox.com/catalog/1234567890/Black-shirt",
  ),
  image: field.image("A square picture.", "black-shirt.jpg", 500, field.square),
  alt: field.alt("A blocky avatar wears a black shirt with thin glowing cyan and magenta lines."),
  caption: field.text("A line about it.", "Dark as deep time, with a shard of Quantanite switched on."),
  keywords: field.keywords("skin", "clothes"),
});
