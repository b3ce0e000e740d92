import { z } from "zod";
import * as field from "./fields";

/** A subject that lessons belong to. */
export const subject = z.strictObject({
  order: field.order("among the subjects"),
  name: field.text("The subject's name.", "English, reading", 40),
  key: field.text("A short sign for it, for your own lists. Pages show the name.", "En-R", 8),
  text: field.text("Where in the curriculum it fits.", "KS2 inferring, predicting and discussing…", 400),
});
