import { z } from "zod";
import * as field from "./fields";

/** A subject that lessons belong to. */
export const subject = z.strictObject({
  order: field.order("among the subjects"),
  name: field.text("The subject's name.", "English, reading", 40),
  key: field.text("What stands for it on lessons.", "En-R", 8),
  text: field.text("Where in the curriculum it fits.", "KS2 inferring, predicting and discussing…", 400),
});
