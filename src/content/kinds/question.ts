import { z } from "zod";
import { questionGroups } from "./enums";
import * as field from "./fields";

/** A question with its answer (FAQ). */
export const question = z.strictObject({
  order: field.order("among the questions of its group", "group"),
  group: field.oneOf("QuestionGroup", [...questionGroups], "Who asks it.", {
    readers: "children kids",
    "grown-ups": "parents teachers adults",
  }),
  question: field.text("The question, as somebody would ask it.", "Which book do I read first?", 120),
  answer: field.list("The answer.", field.linkedText("One paragraph.", "In places, and not for long."), 1),
  quotation: field
    .linkedText("Words to copy, such as the facts for a school report.", "*The Quantanite Trilogy* is a…")
    .optional(),
  toAdd: field.toAdd("The author’s name, and who reads the letters."),
  keywords: field.keywords("author", "writer"),
});
