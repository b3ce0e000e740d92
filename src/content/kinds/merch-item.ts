import { z } from "zod";
import * as field from "./fields";

/** A product of the external merchandise shop. */
export const merchItem = z.strictObject({
  order: field.order("in the shop"),
  name: field.text("What it is.", "Portal hoodie", 80),
  price: field.price("What it costs.", 39, false),
  url: field.link("Its page in the merchandise shop.", "https://merch.example/portal-hoodie"),
  image: field.image("A square photo.", "hoodie.jpg", 800, field.square),
  alt: field.alt("A navy hoodie with a crystal and a glowing portal on the chest."),
  caption: field.text("A line about it.", "Warm in the ice age, handy in the rain."),
  keywords: field.keywords("jumper", "clothes"),
});
