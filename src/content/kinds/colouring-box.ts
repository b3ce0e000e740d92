/** The box of colours for colouring sheets on the screen. */
import { z } from "zod";
import * as field from "./fields";

const boxColour = field.group("BoxColour", "One colour.", {
  name: field.text("What a child would call it.", "Pip green", 30),
  colour: field.shaped(
    /^#[0-9A-Fa-f]{6}$/,
    'a colour as # and six digits or letters a to f, such as "#6cc24a"',
    "The colour as # and six digits or letters; not so dark that black lines on it are lost.",
    "#6cc24a",
  ),
});

export const colouringBox = field.described(
  z
    .array(boxColour)
    .min(1)
    .max(16)
    .superRefine((colours, context) => {
      const names = colours.map(({ name }) => name);
      const twice = names.findIndex((name, index) => names.indexOf(name) < index);
      if (twice < 0) return;
      context.addIssue({
        code: "custom",
        path: [twice, "name"],
        message: "a name of its own for every colour",
        params: { found: `Two colours are called ${JSON.stringify(names[twice])}.` },
      });
    }),
  "On the page of free pictures: the colours, sixteen at most, that colouring sheets are coloured in with on the screen. Without it, a good box of usual ones.",
  [{ name: "Pip green", colour: "#6cc24a" }],
);

/** For a series that names no colours. */
export const usualColours: z.infer<typeof colouringBox> = [
  { name: "Tomato red", colour: "#e8463f" },
  { name: "Orange", colour: "#ff9a4d" },
  { name: "Sunshine yellow", colour: "#ffd84d" },
  { name: "Apple green", colour: "#7bc950" },
  { name: "Forest green", colour: "#2f8f4e" },
  { name: "Sea green", colour: "#2fa9a4" },
  { name: "Sky blue", colour: "#a9dcf5" },
  { name: "Bluebell", colour: "#4a8fe8" },
  { name: "Violet", colour: "#8467d4" },
  { name: "Lavender", colour: "#c9b2f0" },
  { name: "Bubblegum pink", colour: "#ff86cf" },
  { name: "Peach", colour: "#f8cfae" },
  { name: "Hazelnut", colour: "#bd8156" },
  { name: "Chocolate", colour: "#8a5a3a" },
  { name: "Pebble grey", colour: "#bcbac6" },
];
