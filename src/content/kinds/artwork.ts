import { z } from "zod";
import { error, type Rule, type Shape, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { artworkKindNames, artworkKinds, screenNames } from "./artwork-kinds";
import * as field from "./fields";

/** A free picture to download. */
export const artwork = z.strictObject({
  order: field.order("among the artworks of its kind", "kind"),
  aliases: field.aliases().optional(),
  kind: field.oneOf("ArtworkKind", artworkKindNames, "What the picture is for.", {
    wallpaper: "desktop background",
    "phone-wallpaper": "phone-background",
    "colouring-sheet": "colouring-page coloring-page",
    printable: "bookmark badge card",
  }),
  title: field.text("The picture's title.", "Raptor moon", 80),
  image: field.image(
    "The picture in the best quality you have: visitors download this very file.",
    "raptor-moon.jpg",
    1000,
  ),
  alt: field.alt("Pip, a small green velociraptor, sings up at a huge full moon from a rocky ledge."),
  caption: field.text("A line to go under the picture.", "Everyone in the Cretaceous is trying to sleep."),
  book: field.reference("Book", "The book that the picture belongs to, if it belongs to one.", "book-one").optional(),
  characters: field.references("Character", "Who can be seen in it: their pages show it.", "pip").optional(),
  focus: field.focus(
    50,
    40,
    "For wallpapers: the point that stays in view when the picture is cut for narrow screens. Without it, the middle.",
  ),
  printWidth: field
    .wholeNumber(
      "For small things to print: how wide one is on paper, in millimetres. Several share a sheet.",
      58,
      10,
      190,
    )
    .optional(),
  added: field.isoDate("The day the picture was added to the site.", "2025-06-01"),
  keywords: field.keywords("dinosaur", "background"),
});

type Artwork = z.infer<typeof artwork>;

/** Download names are unique: no artwork "x-phone" beside a wallpaper "x", whose crop for phones gets that name. */
const ownDownload: Rule<Artwork, { Artwork: Artwork }> = function* ({ slug, isDraft, value, at }, content) {
  const screen = screenNames.find((name) => slug.endsWith(`-${name}`) && value.image.endsWith(".jpg"));
  const wallpaper = content.publishedOf("Artwork").find((one) => `${one.slug}-${screen}` === slug);
  if (isDraft || !wallpaper || !artworkKinds[wallpaper.value.kind].fitted) return;
  yield error("same-download", at(), {
    found: `${content.name(wallpaper.path)} is cut for ${screen}s, and visitors would download that under this file's name.`,
    expected: "A file name that is not another artwork's with the name of a screen behind it.",
    suggestion: `Rename this file to "the-${slug}.json", or the other one.`,
  });
};

const screenShapes: Record<string, Shape> = {
  wide: { words: 'wide, as the screens of computers are, or is of another "kind"', from: 1.2, to: 5 },
  tall: { words: 'upright, as phones are, or is of another "kind"', from: 0.2, to: 0.8 },
};

/** The shape of an artwork that is made for screens. */
export const artworkShape = ({ kind }: Artwork): Shape | undefined => screenShapes[artworkKinds[kind].screens ?? ""];

/** A width on paper is of use on a page for printing alone. */
const widthOnPaper: Rule<Artwork> = function* ({ value: { kind, printWidth }, at }) {
  if (printWidth === undefined || artworkKinds[kind].forPaper) return;
  yield warning("no-print-width", at("printWidth"), {
    found: `A ${kind} has no page for printing: nobody would notice this width.`,
    expected: "A width for what is printed several times on a sheet, such as a bookmark.",
    suggestion: "Delete the line.",
  });
};

export const artworkRules = [ownDownload, widthOnPaper];
