import { z } from "zod";
import { type FieldMeta, type Rule, warning } from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";

/** A lesson plan. */
export const lesson = z.strictObject({
  order: field.order("among the lessons"),
  aliases: field.aliases().optional(),
  title: field.text("The lesson's title.", "Draw it twice", 80),
  ages: field.readingAge("The ages that it is for.", 8, 12),
  minutes: field.wholeNumber("How long it takes, in minutes.", 40, 1, 600),
  added: field
    .isoDate("The day the lesson came to the site, for the news feed. Leave it out to say nothing.", "2025-07-01")
    .optional(),
  where: field.text("Where or how, if that matters.", "outdoors", 40).optional(),
  subjects: field.references("Subject", "The subjects that it fits, the closest first.", "science", 1),
  stages: field.list(
    "The key stages of England that it fits; none elsewhere.",
    field.shaped(/^KS[1-5]$/, "KS1, KS2, KS3, KS4 or KS5", "A key stage.", "KS2", {
      synonyms: Object.fromEntries([1, 2, 3, 4, 5].map((stage) => [`key-stage-${stage}`, `KS${stage}`])),
    }),
  ),
  alsoFits: field.text("A subject beside those, in a word.", "maths", 40).optional(),
  aim: field.text("What children learn by it.", "To look closely, and to find out how much we miss.", 300),
  needs: field.linkedText("What to have ready.", "One natural object each, pencils, a sketchbook."),
  steps: field
    .list("What to do, in order.", field.linkedText("One step.", "Draw the object for five minutes. Turn the page."), 1)
    .meta({ repeats: true } satisfies Partial<FieldMeta>),
  scene: field
    .reference("GalleryPicture", "The picture that it needs, where that is one of a book's gallery.", "roman-road")
    .optional(),
  artwork: field
    .reference("Artwork", "The picture that it needs, where that is a free download.", "mars-canyon")
    .optional(),
  fact: field
    .text("Something true and astonishing that goes with it.", "Sound travels 343 metres in a second.", 300)
    .optional(),
  onTheSite: field
    .linkedText(
      "What of this site goes with it. The printed code leads to the first of its links.",
      "[Asha’s page](/characters/asha-rai).",
    )
    .optional(),
  keywords: field.keywords("worksheet", "homework"),
});

type Lesson = z.infer<typeof lesson>;

/** Warns of a second picture: there is room for one beside the steps. */
const onePicture: Rule<Lesson> = function* ({ value: { scene, artwork }, at }) {
  if (!scene || !artwork) return;
  yield warning("unshown-field", at("artwork"), {
    found: 'The lesson shows its "scene", so nobody would see this picture.',
    expected: "One picture: one of a book's gallery, or a free download.",
  });
};

/** Warns of numbers that were typed before the steps. */
const numberedOnce: Rule<Lesson> = function* ({ value: { steps }, at }) {
  const isNumbered = (step: string, index: number) => new RegExp(`^(?:step )?${index + 1}[.):] `, "i").test(step);
  if (steps.filter(isNumbered).length < 2) return;
  yield warning("numbered-twice", at("steps"), {
    found:
      "The steps begin with their numbers, and the page numbers them by itself, so visitors would read each twice.",
    expected: "The words of each step, without a number before them.",
  });
};

export const lessonRules: readonly Rule<Lesson>[] = [onePicture, numberedOnce];
