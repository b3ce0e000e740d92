/** Building blocks of schemas; `meta` carries what zod cannot express, for editors, messages and GraphQL. */
import { z } from "zod";
import {
  urlProblem,
  currencyOf,
  type FieldMeta,
  type Shape,
  urlOf,
} from "../../../plugins/gatsby-plugin-checked-content";
import { decimalsOf } from "../../format";
import { piecesOf } from "./linked-text";
import { paragraphsOf, unpairedAsterisk } from "./marked-text";

/** About square, for grids. */
export const square: Shape = { words: "about as wide as it is high", from: 0.7, to: 1.43 };

/** A field's own example. */
const exampleOf = (schema: z.ZodType): unknown => (schema.meta() as FieldMeta | undefined)?.examples?.[0];

/** A schema with what is said of it in forms and messages. */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
  more: Omit<FieldMeta, "description" | "examples"> = {},
): Schema => schema.meta({ description, examples: [example], ...more } satisfies FieldMeta);

/** Refuses a value: what is expected, what was found and, where that is clear, what is meant. */
export const refuse = (
  context: z.core.$RefinementCtx<string>,
  expected: string,
  params: { found: string; meant?: string },
): void => context.addIssue({ code: "custom", message: expected, params });

/** A group of fields. Its example is made of those of the fields that it must have. */
export function group<Shape extends Record<string, z.ZodType>>(typeName: string, description: string, shape: Shape) {
  const needed = Object.entries(shape).filter(([, one]) => !(one instanceof z.ZodOptional));
  const example = Object.fromEntries(needed.map(([name, one]) => [name, exampleOf(one)]));
  return described(z.strictObject(shape), description, example, { typeName });
}

/** A list with a minimum length. Its example is that of an entry. */
export function list<Element extends z.ZodType>(description: string, element: Element, least = 0) {
  const entries = z.array(element);
  return described(least > 0 ? entries.min(least) : entries, description, [exampleOf(element)]);
}

/** Text of a certain form, which `words` say. */
export const shaped = (form: RegExp, words: string, description: string, example: string, meta?: Partial<FieldMeta>) =>
  described(z.string().regex(form, words), description, example, meta);

/** Words of small letters with hyphens between them, as in addresses. */
export const kebab = (description: string, example: string) =>
  shaped(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and hyphens", description, example);

/** A line or paragraph: not empty, without surrounding white space. */
export const text = (description: string, example: string, maxLength = 2000) =>
  described(
    z
      .string()
      .min(1)
      .max(maxLength)
      .regex(/^\S(?:[\s\S]*\S)?$/, "text without spaces at its start or end"),
    description,
    example,
  );

/** Refuses unpaired emphasis markers. */
const everyStarHasASecond =
  (split: (text: string[]) => string[]) => (value: string, context: z.core.$RefinementCtx<string>) => {
    const pieces = split([value]);
    const lone = unpairedAsterisk(pieces);
    if (!lone) return;
    const place = split === paragraphsOf && pieces.length > 1 ? ` (paragraph ${lone.paragraph})` : "";
    const double = /\*{2}.{0,30}/.exec(pieces[lone.paragraph - 1] ?? "")?.[0];
    refuse(context, "a star before the words to stress and one after them: *like this*; between numbers the sign ×", {
      found: `There ${double ? `are two stars where one belongs: “${double}”` : `is a star without a second one: “${lone.context}”`}${place}.`,
    });
  };

/** Text with emphasis (marked-text.ts). */
export const markedText = (description: string, example: string, maxLength = 2000) =>
  text(description, example, maxLength)
    .superRefine(everyStarHasASecond(paragraphsOf))
    .meta({ marked: true } satisfies Partial<FieldMeta>);

/** Text with emphasis and links (linked-text.ts). */
export const linkedText = (description: string, example: string, maxLength = 2000) =>
  text(
    `${description} *Stars* stress words, [words](/path) are a link, {email} is the contact address.`,
    example,
    maxLength,
  )
    .superRefine(everyStarHasASecond(([value = ""]) => piecesOf(value)))
    .meta({ marked: true, linked: true, placeholders: ["email"] } satisfies Partial<FieldMeta>);

/** Notes on what is missing in an item: never published, listed by the launch check. */
export const toAdd = (example: string) =>
  text("What is still to be found out and written into this item before the launch. Visitors do not see it.", example)
    .meta({ untilLaunch: true } satisfies Partial<FieldMeta>)
    .optional();

export const paragraphs = (description: string, example: string) =>
  list(description, text("One paragraph.", example), 1);

/** An image file in the item's folder. */
export const image = (description: string, example: string, minWidth: number, shape?: Shape) =>
  shaped(
    /^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png)$/,
    "the name of a .jpg or .png file beside this JSON file",
    description,
    example,
    { image: true, minWidth, shape },
  );

/** A picture with a transparent background. */
export const clearImage = (...[description, example, minWidth, shape]: Parameters<typeof image>) =>
  image(description, example, minWidth, shape).meta({ cutOut: true } satisfies Partial<FieldMeta>);

/** A line drawing (SVG) in the item's folder. */
export const drawing = (description: string, example: string) =>
  shaped(/^[a-z0-9][a-z0-9-]*\.svg$/, "the name of a .svg file beside this JSON file", description, example, {
    image: true,
  });

/** A text alternative. */
export const alt = (example: string) =>
  text("What the picture shows, in a sentence or two, for people who cannot see it.", example);

/** Search keywords: synonyms that the item's own texts do not contain. */
export const keywords = (...examples: string[]) =>
  described(
    z.array(text("A word or two.", examples[0] ?? "", 40).meta({ term: true } satisfies Partial<FieldMeta>)).max(40),
    "A few other words by which people look for this, for the page that finds things. Its name and its texts are found without.",
    examples,
  ).optional();

/** A text alternative, "" for decorative pictures. */
const decorativeAlt = (example: string) =>
  described(
    z.string().max(2000),
    'What the picture shows, for people who cannot see it; "" where it only decorates and the words around it say all.',
    example,
  );

/** A percentage of a picture's width or height. Programs give places as fractions, which would all be in the corner. */
const share = (steps: number) =>
  z.number().superRefine((value, context) => {
    if (value <= 0 || value >= 1) return;
    context.addIssue({
      code: "custom",
      message: "a percentage, of which a half is 50",
      params: {
        found: `Found ${value}, which is less than one per cent.`,
        meant: Math.round(value * 100 * steps) / steps,
      },
    });
  });

export const percent = (description: string, example: number, min = 0) =>
  described(share(10).min(min).max(100), description, example);

const wholePercent = (description: string, example: number, min = 0, max = 100) =>
  described(share(1).int().min(min).max(max), description, example);

/** A picture's focal point, in the percentages of CSS object-position. */
export const focus = (
  x: number,
  y: number,
  description = "What matters most in the picture: the point that stays in view where it is cut to fit. Without it, the middle.",
) =>
  group("FocalPoint", description, {
    x: wholePercent("How far from the picture's left side, in percent.", x),
    y: wholePercent("How far from the picture's top, in percent.", y),
  }).optional();

/** For page openings. */
const panorama: Shape = { words: "about two and a half times as wide as it is high", from: 1.9, to: 3.2 };

/** The background picture of a page's opening. */
export const scene = () =>
  group(
    "Scene",
    "The night picture that the page opens on, and by which tiles show it. On phones, its right-hand part stands above the heading. Home, ages, words, Find and the quiz open on something else.",
    {
      image: image("The picture: calm and dark at the left, what matters at the right.", "ring.jpg", 1600, panorama),
      alt: decorativeAlt("Night. The whole crew stands before a gigantic ring of light."),
      focus: focus(72, 85),
      turning: group(
        "Turning",
        "A round thing in the picture that turns once a minute: a portal, or a wheel. For scenes of pages; a book's stays still.",
        {
          x: wholePercent("How far its middle is from the picture's left side, in percent.", 68),
          y: wholePercent("How far its middle is from the picture's top, in percent.", 44),
          radius: wholePercent("From its middle to its edge, in percent of the picture's width.", 13, 1, 50),
        },
      ).optional(),
    },
  ).optional();

/** A cut-out: a PNG with a transparent background. */
export const cutout = (description: string) =>
  group("Cutout", description, {
    image: clearImage("A PNG with nothing behind what it shows.", "pip-running.png", 300),
    alt: decorativeAlt("Pip, a young green velociraptor, runs with his mouth open."),
  }).optional();

/** A whole figure on nothing, to stand in a row with others. */
export const figure = () =>
  group("Figure", "The whole figure, from head to foot, on nothing: it stands in the row of all of them.", {
    image: clearImage(
      "A PNG with nothing behind the figure, cut close: its lower edge is the ground.",
      "pip-figure.png",
      300,
      { words: "a whole figure, at most twice as wide as it is high", from: 0.2, to: 2 },
    ),
    alt: alt("Pip, a young green velociraptor, sings with his mouth wide open, one foot in the air."),
  }).optional();

/** A place in a picture: the middle of what stands there. */
export const place = (description: string, x: number, y: number) =>
  group("PlaceInPicture", description, {
    x: percent("How far from the picture's left side, in percent.", x),
    y: percent("How far from the picture's top, in percent.", y),
  });

/** A reference: the slug (file name without .json) of another item. */
export const reference = (kindTypeName: string, description: string, example: string) =>
  shaped(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a file name without .json", description, example, {
    refersTo: [kindTypeName],
  });

/** A list of references. */
export const references = (kindTypeName: string, description: string, example: string, least = 0) =>
  list(description, reference(kindTypeName, description, example), least);

/** An entry of a menu. */
export const menuEntry = (description: string, example: string) =>
  described(z.string(), description, example, { refersTo: ["Page", "Book"] });

/** A section's fragment id. */
export const anchor = (description: string, example: string) => once(kebab(description, example).max(60));

/** A text that no two entries of the list around it share. */
export function once<Text extends z.ZodType>(text: Text): Text {
  return text.meta({ once: true } satisfies Partial<FieldMeta>);
}

/** Older than anything that a series of books tells a day of: 0205 is a slip for 2025. */
const firstYear = 1800;

/** A valid calendar date, as YYYY-MM-DD. */
export const isoDate = (description: string, example: string) =>
  described(
    z.iso.date().superRefine((day, context) => {
      const year = Number(day.slice(0, 4));
      // What is no day at all is reported by the format check.
      if (!(year < firstYear)) return;
      refuse(context, `a day of the year ${firstYear} or later. ${description}`, {
        found: `Found ${JSON.stringify(day)}, a day of the year ${year}.`,
      });
    }),
    description,
    example,
  );

/** A sort key, unique within the kind, or within the items with one value of a field. Steps of ten leave room. */
export const order = (scope: string, within?: string) =>
  wholeNumber(
    `Where this stands ${scope}: smaller numbers come first. Use steps of ten to leave room.`,
    10,
    1,
    100_000,
  ).meta({ order: { within } } satisfies Partial<FieldMeta>);

/** An integer within bounds. */
export const wholeNumber = (description: string, example: number, min: number, max: number) =>
  described(z.int().min(min).max(max), description, example);

export const yesNo = (description: string, example: boolean) => described(z.boolean(), description, example);

/** By each of the words, which stand in one text, the value that is meant. */
const synonyms = (others: Partial<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(others).flatMap(([value, words = ""]) => words.split(" ").map((word) => [word, value])),
  );

/** An enum; with each value, what people write instead of it. */
export const oneOf = <T extends string>(
  typeName: string,
  values: [T, ...T[]],
  description: string,
  others: Partial<Record<T, string>> = {},
) => described(z.enum(values), description, values[0], { typeName, synonyms: synonyms(others) });

/** An https URL with a public host. */
const address = () =>
  z.url({ protocol: /^https$/ }).superRefine((value, context) => {
    const trouble = urlProblem(value);
    // Malformed URLs are reported by the format check.
    if (trouble && urlOf(value) && /^https:/i.test(value)) {
      const found = `${JSON.stringify(value)} cannot be used: ${trouble}.`;
      refuse(context, "the address of one page, which everybody can open", { found });
    }
  });

/** An https URL. */
export const link = (description: string, example: string) => described(address(), description, example);

/** An https URL that matches a pattern, such as a Roblox catalogue page; `words` say what else is often given and cannot be used. */
export const linkLike = (shape: RegExp, description: string, example: string, words = "a link as in the example") =>
  described(address().regex(shape, words), description, example);

/** A path on this site, without a trailing slash. */
export const sitePath = (description: string, example: string) =>
  shaped(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    "a path like /artwork",
    description,
    example,
  );

/** Paths that redirect to the page. */
export const aliases = () =>
  list(
    "Other paths that lead to this page.",
    sitePath(
      "Another path that leads to this page. Leave .html out: /store answers at /store.html, too. What ends in .php, only the host can lead on.",
      "/store",
    ),
  ).max(100);

/** Wrong country codes that people write, with the right ones. */
const usualSlips: Record<string, string> = {
  ...{ UK: "GB", EN: "GB", ENGLAND: "GB", SCOTLAND: "GB", WALES: "GB" },
  ...{ USA: "US", IRL: "IE", AUS: "AU", CAN: "CA" },
  ...{ BRITISH: "GB", AMERICAN: "US", IRISH: "IE", AUSTRALIAN: "AU", CANADIAN: "CA" },
};

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a code names a country of today (ISO 3166-1): UK is an alias of GB there, SU was one, ZZ is none. */
const isCountry = (code: string) =>
  /^(?!ZZ|EZ|UN|QO|X[AB])[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  countries.of(code) !== undefined;

/** The code of a country by its English name; of two, today's: Germany was DD, too. */
function codeOfCountry(name: string): string | undefined {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const code = letters
    .flatMap((one) => letters.map((two) => one + two))
    .find((code) => countries.of(code)?.toLowerCase() === name.toLowerCase());
  return code && new Intl.Locale(`und-${code}`).region;
}

/** The code of the country that is meant by another or by words: "UK", "england", "British". */
const countryMeant = (word: string) =>
  [word.toUpperCase(), usualSlips[word.toUpperCase()] ?? "", codeOfCountry(word) ?? ""].find(isCountry);

/** Refuses what is no country's code. */
export function countryExists(code: string, context: z.core.$RefinementCtx<string>): void {
  if (isCountry(code)) return;
  refuse(context, "a country's code of two capital letters, such as GB, US, IE, CA or AU", {
    found: `There is no country ${JSON.stringify(code)}.`,
    meant: countryMeant(code),
  });
}

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language's code in its shortest form, "en" for "eng"; undefined if there is none. */
function codeOfLanguage(word: string): string | undefined {
  const code = /^[a-z]{2,3}$/.test(word) ? new Intl.Locale(word).language : "und";
  return code !== "und" && languages.of(code) ? code : undefined;
}

/** A language's code, and that of a country behind it. */
export const language = (description: string, example: string) =>
  described(
    z
      .string()
      .superRefine((value, context) => {
        const [code = "", country = "", ...more] = value.split("-");
        const isLanguage = codeOfLanguage(code) === code;
        if (isLanguage && more.length === 0 && (isCountry(country) || value === code)) return;
        const words = value.toLowerCase().split(/[^a-z]+/);
        // In capitals, and alone: a country, where its letters are those of a language too ("UK", Ukrainian).
        const isCountryAlone = /^\W*(?:AU|CA|GB|IE|IN|NZ|UK|US|ZA)\W*$/.test(value);
        const known = isCountryAlone ? undefined : codeOfLanguage(words[0] ?? "");
        const where = words
          .slice(known ? 1 : 0)
          .map(countryMeant)
          .findLast(Boolean);
        const named = known ?? (where || words.includes("english") ? "en" : undefined);
        refuse(context, "A language, and where it is written: en-GB, en-US, en-AU, fr-FR …", {
          found:
            isLanguage && country && !isCountry(country)
              ? `There is no country ${JSON.stringify(country)}.`
              : `${JSON.stringify(value)} is no language's code.`,
          meant: where ? `${named}-${where}` : named,
        });
      })
      .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/),
    description,
    example,
  );

/** A range of ages in years. */
export const readingAge = (description: string, from: number, to: number) =>
  group("ReadingAge", description, {
    from: wholeNumber("The youngest age.", from, 0, 99),
    to: wholeNumber("The oldest age.", to, 0, 99),
  });

/** ISO 4217 codes that Intl supports. */
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** A price in major units (7.99), with its currency. */
export const price = (description: string, amount: number, from: boolean) =>
  group("Price", description, {
    amount: described(z.number().min(0).max(1_000_000), "The amount: £7.99 is 7.99. What is free has 0.", amount),
    currency: described(
      z.string().superRefine((code, context) => {
        if (currencies.has(code)) return;
        refuse(context, "a currency's code of three capital letters, such as GBP, EUR, USD, AUD, CAD or NZD", {
          found: `There is no currency ${JSON.stringify(code)}.`,
          meant: currencyOf(code),
        });
      }),
      "The currency, as its three-letter code, such as GBP, EUR, USD, AUD, CAD or NZD.",
      "GBP",
    ),
    from: yesNo("true when some shops ask more: the site then says 'from £7.99'.", from),
  }).superRefine(({ amount, currency }, context) => {
    if (!currencies.has(currency)) return;
    const decimals = decimalsOf(currency);
    if (Number(amount.toFixed(decimals)) === amount) return;
    context.addIssue({
      code: "custom",
      path: ["amount"],
      message: decimals > 0 ? `an amount with ${decimals} decimals at most` : "an amount without decimals",
      params: { found: `${amount} has more decimals than ${currency} has.` },
    });
  });
