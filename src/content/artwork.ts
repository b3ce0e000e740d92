import { z } from "zod";
import * as field from "./fields";
import { artworkKinds } from "./names";

/** A picture to download. */
export const artwork = z.strictObject({
  order: field.order("among the artworks of its kind"),
  kind: field.oneOf("ArtworkKind", [...artworkKinds], "What the picture is for."),
  title: field.text("The picture's title.", "Raptor moon", 80),
  image: field.image(
    "The picture in the best quality you have: visitors download this very file.",
    "raptor-moon.jpg",
    1000,
  ),
  alt: field.alt("Pip, a small green velociraptor, sings up at a huge full moon from a rocky ledge."),
  caption: field.text("A line to go under the picture.", "Everyone in the Cretaceous is trying to sleep."),
  added: field.isoDate("The day the picture was added to the site.", "2025-06-01"),
});
