import { z } from "zod";
import * as field from "./fields";

/** A free image for a classic Roblox T-shirt. */
export const freeTShirt = z.strictObject({
  order: field.order("among the free T-shirts"),
  name: field.text("What it is.", "BMX print", 80),
  image: field.image("The PNG that visitors download, 512 by 512 pixels.", "bmx.png", 512, {
    words: "exactly as wide as it is high: Roblox pulls others out of shape",
    from: 0.99,
    to: 1.01,
  }),
  alt: field.alt("A sticker print: a blue BMX bursts out of a yellow and pink star."),
  caption: field.text("A line about it.", "A free print for your avatar: full speed, front wheel up."),
  keywords: field.keywords("bike", "tee"),
});
