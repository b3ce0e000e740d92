/** Interprets values that are written in another way than their field wants: "£7.99", "June 1st, 2025", "www.shop.example". */
import { z } from "zod";
import { currencySigns } from "../model/currencies";
import { metaOf, unwrap } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import { numberWords } from "./did-you-mean";
import { addressInCode, inPlainLetters, isCutOff, plainAddress, urlOf, withoutSlips } from "../model/public-url";

/** Parses an amount with a currency's sign or a decimal comma: "£7.5" is 7.5, "799p" is 7.99. */
export function parseAmount(written: string): number | undefined {
  const [, sign = "", digits = "", unit = ""] = /^([£$€]?)\s*(\d[\d.,]*?)\s*([£$€p])?$/.exec(written.trim()) ?? [];
  // A comma before three digits is a thousands separator, as a point is before a decimal comma; any other is a decimal comma.
  const plain = digits
    .replace(/^(\d{1,3})((?:\.\d{3})+),(?=\d\d$)/, (_, first, more) => `${first}${more.replaceAll(".", "")}.`)
    .replace(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined;
  return unit === "p" && !sign && !plain.includes(".") ? Number(plain) / 100 : Number(plain);
}

const isFree = (text: string) => /^free$/i.test(text.trim());

/** Parses a price: "from £7.99", "8.99 EUR"; in pounds without a currency. */
export function parsePrice(text: string): object | undefined {
  if (isFree(text)) return { amount: 0, currency: "GBP", from: false };
  const [, from, sum = "", code = ""] = /^(from\s+)?(.*?)\s*([A-Z]{3})?$/i.exec(text) ?? [];
  const amount = parseAmount(sum);
  const currency = code.toUpperCase() || currencySigns[/[£€$]/.exec(sum)?.[0] ?? "£"];
  // "7.99 per" is no currency's code.
  const isKnown = Intl.supportedValuesOf("currency").includes(String(currency));
  return amount === undefined || !isKnown ? undefined : { amount, currency, from: Boolean(from) };
}

const booleans = new Map([
  ...["true", "yes", "on", "1"].map((word) => [word, true] as const),
  ...["false", "no", "off", "0"].map((word) => [word, false] as const),
]);

/** What one unit is in a field's own, of which its description speaks; the first that fits. */
const units: [written: RegExp, own: RegExp, times: number][] = [
  [/^h(?:(?:ou)?rs?)?$/i, /\bminute/i, 60],
  [/^min(?:ute)?s?$/i, /\bin seconds/i, 60],
  [/^s(?:ec(?:ond)?s?)?$/i, /thousandths of a second/i, 1000],
  [/^cm$/i, /millimet/i, 10],
  [/^years?$/i, /\bdays\b/i, 365],
  [/^(?:%|per ?cent)$/i, /per ?cent/i, 1],
  [/^px$/i, /pixel/i, 1],
  [/^mm$/i, /millimet/i, 1],
  [/^ms$/i, /thousandths of a second/i, 1],
  [/^min(?:ute)?s?$/i, /\bminute/i, 1],
  [/^s(?:ec(?:ond)?s?)?$/i, /\bin seconds/i, 1],
  [/^(?:years?|yrs?)(?: old)?$/i, /\b(?:old|age|young)/i, 1],
  [/^pp?$/i, /\bpages\b/i, 1],
  [/^R\$$/i, /\brobux\b/i, 1],
  // Of an amount the currency stands beside it.
  [/^[a-z]{3,}$/i, /^The amount/, 1],
];

/** Parses "9+", "1 hour" or "320 pages", for a field that is described so; a unit that is not its own means nothing. */
function parseQuantity(written: string, description: string): number | undefined {
  const [, digits = written, unit = ""] = /^(.*?\d)\s?([a-z%][a-z $]*|\+)\.?$/i.exec(written.trim()) ?? [];
  const amount = parseAmount(digits);
  if (amount === undefined || !unit || unit === "+") return amount;
  const known = units.find(([word, own]) => word.test(unit) && own.test(description));
  if (known) return Number((amount * known[2]).toFixed(3));
  return description.toLowerCase().includes(unit.toLowerCase().replace(/s$/, "")) && unit.length > 2
    ? amount
    : undefined;
}

/** Converts a value of the wrong type, where its meaning is clear from it and from the field's description; else undefined. */
export function coerceType(
  value: unknown,
  type: string,
  description: string,
  /** The fields that a group has. */
  names: readonly string[] = [],
): unknown {
  if (type !== "array" && Array.isArray(value) && value.length === 1) return value[0];
  if (type === "string" && typeof value === "number" && value < 0 && /\byear\b/i.test(description))
    return `${(-value).toLocaleString("en-GB")} BC`;
  if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  // String() fails for a group with a field "toString".
  const written = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  if (type === "boolean") return booleans.get(written.toLowerCase());
  if (type === "object") {
    const numbers = written.match(/\d+(?:\.\d+)?/g) ?? [];
    const isWhole = names.length > 1 && numbers.length === names.length;
    return isWhole ? Object.fromEntries(names.map((name, place) => [name, Number(numbers[place])])) : undefined;
  }
  if (type === "array" && typeof value === "object" && value && !Array.isArray(value)) return [value];
  if (typeof value !== "string") return undefined;
  if (type === "array" && value.trim()) {
    if (/^1[.)] .*\s2[.)] /s.test(value)) return value.split(/(?:^|\s+)\d+[.)]\s+/).slice(1);
    const parts = value.replace(/^\[|\]$/g, "").split(/,\s+/);
    // A few words between commas are a list; a sentence is one entry.
    return parts.every((part) => /^[^\s.!?]+(?: [^\s.!?]+){0,2}$/.test(part)) ? parts : [value];
  }
  if (type !== "number" && type !== "int") return undefined;
  const word = numberWords.indexOf(value.trim().toLowerCase());
  if (word >= 0) return word;
  if (isFree(value) && /\bfree\b/i.test(description)) return 0;
  if (/\bin seconds/.test(description) && /^(?:\d+:)?\d{1,2}:\d{2}$/.test(value)) {
    return value.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  }
  // "312p" is an amount only where no pages are counted.
  return parseQuantity(value, description) ?? parseAmount(value);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The dates that a text may mean, as YYYY-MM-DD: "June 1st, 2025" is one, "01/06/2025" may be two. */
export function parseDates(written: string): string[] {
  const text = written.replace(/^\s*(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+/i, "");
  // A time of day behind it is a computer's.
  const numbers =
    text
      .replace(/(?<=^\d{4}-\d\d-\d\d)[T ]\d\d:.*$/, "")
      .replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")
      .match(/\d+/g) ?? [];
  // Of two digits where it stands last, behind "/", "." or a word: with hyphens the first may be the year.
  const [, short] = /^(?:\d\d?\/\d\d?\/|\d\d?\.\d\d?\.|.*[a-z]\D+)([0-4]\d)$/i.exec(text.trim()) ?? [];
  const year = numbers.find(({ length }) => length === 4) ?? (short && `20${short}`);
  const [one = "", two = "", ...more] = numbers.slice(0, short ? -1 : undefined).filter((number) => number !== year);
  const month = months.indexOf(/[a-z]{3}/i.exec(text)?.[0].toLowerCase() ?? "") + 1;
  const inYear = [
    [two, one],
    [one, two],
  ];
  // Behind the year the month comes first, unless there is no such month.
  const behind = Number(one) > 12 ? [two, one] : [one, two];
  const readings = month > 0 ? [[String(month), one]] : numbers[0] === year ? [behind] : inYear;
  if (!year || more.length > 0 || (month > 0 && two)) return [];
  const dates = readings.map((day) => [year, ...day.map((part) => part.padStart(2, "0"))].join("-"));
  const valid = [...new Set(dates)].filter((date) => z.iso.date().safeParse(date).success);
  const [, yearAndMonth] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(?:29|3[01])$/.exec(text) ?? [];
  return valid.length === 0 && yearAndMonth ? [lastDayOf(yearAndMonth)] : valid;
}

/** The last day of a month: "2025-06" has the day "2025-06-30". */
function lastDayOf(yearAndMonth: string): string {
  const [year = 0, month = 0] = yearAndMonth.split("-").map(Number);
  return `${yearAndMonth}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
}

/** Corrects a nearly valid URL to one that the field accepts; undefined if none does. */
export function suggestLink(value: string, field: z.ZodType): string | undefined {
  if (!(unwrap(field) instanceof z.ZodURL)) return undefined;
  const text = inPlainLetters(addressInCode(value.trim()));
  // What was cut off is nowhere in what is left.
  if (isCutOff(text)) return undefined;
  // In "name@site" the first is a user, not the site.
  if (/^\w+:\/*[^/?#]*@/.test(text)) return undefined;
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:shorts|embed|live|video|v)\/|watch\?(?:.*&)?v=))([\w-]{11})/i.exec(
      text,
    );
  const vimeo = /vimeo\.com\/(?:video\/|manage\/videos\/|channels\/[\w-]+\/)?(\d{6,12})(?![\d/]|\?h=)/i.exec(text);
  const spotify = /(?:open\.spotify\.com\/(?:intl-\w+\/)?(?:embed\/)?album\/|^spotify:album:)(\w{22})/.exec(text);
  const roblox = /roblox\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?((?:catalog|bundles)\/\d+(?:\/[\w-]+(?![\w%-]))?)/i.exec(
    text,
  );
  const [inside] = /https?:\/\/[^\s<>"'“”‘’()[\]]*[^\s<>"'“”‘’()[\].,;:!]/i.exec(text) ?? [];
  const { origin } = urlOf(text) ?? {};
  // A service's own name of a page, alone: as long as the one that the example ends in.
  const example = String(metaOf(field).examples?.[0]);
  const [id = ""] = /(?<=[=/])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{11,}$/.exec(example) ?? [];
  const isId = /^[\w-]+$/.test(text) && text.length === id.length;
  const secure = `https://${text.replace(/^(?:h*t+p*s*:\/+|https?:?\/*|\/+)*/i, "")}`;
  const tries = [
    youtube && `https://www.youtube.com/watch?v=${youtube[1]}`,
    vimeo && `https://vimeo.com/${vimeo[1]}`,
    spotify && `https://open.spotify.com/embed/album/${spotify[1]}`,
    roblox && `https://www.roblox.com/${roblox[1]}`,
    isId ? example.slice(0, -id.length) + text : undefined,
    text,
    secure,
    secure.replace(/(?<=^https:\/\/)[^/?#]+/, withoutSlips),
    text.replace(/(?<=^https?:\/\/[^/]*)[,;]/g, "."),
    // Within the site's name, which has none.
    text.replace(
      /(?<=^https:\/\/(?:[^/\s]*\.|www\.[\w-]+))\s+(?=[\w-]+[./])|(?<=^https:\/\/[^/\s]*)\s+(?=\.\w|\/)/i,
      "",
    ),
    text.replace("//music.apple.com/", "//embed.music.apple.com/"),
    // Pasted twice.
    text.replace(/^(https?:.+)\1$/i, "$1"),
    plainAddress(text),
    // A site alone, with more words behind it, is not the page that is meant.
    // Nor is its first half where a space stands in the path.
    inside?.replace(/\/$/, "") === origin || /^\.?\s+(?:[\w-]+$|\w\S*[/?.])/.test(text.replace(inside ?? text, ""))
      ? undefined
      : inside,
    // A space at the beginning of a path is a slip, one within it may be a file's.
    /\/\s/.test(text) ? undefined : urlOf(text)?.href,
    // What says which page, or what was looked for, leaves a shop's first page or its list of everything.
    /\s|^https?:\/\/[^/?#]*\/?[?#]|[?&](?:id|k|keywords?|p|q|query|s|search)=/i.test(text)
      ? undefined
      : text.split(/[?#]/)[0],
    // Only for a field that accepts a bare origin and no path: elsewhere the page that is meant would be lost.
    field.safeParse(`${origin}/a`).success ? undefined : origin,
  ];
  return tries.find((one) => one && field.safeParse(one).success) ?? undefined;
}

/** The colours that people call by name, as browsers do. */
const namedColours = new Map(
  Object.entries({
    ...{ black: "#000000", white: "#ffffff", grey: "#808080", gray: "#808080", silver: "#c0c0c0", navy: "#000080" },
    ...{ red: "#ff0000", orange: "#ffa500", gold: "#ffd700", yellow: "#ffff00", green: "#008000", teal: "#008080" },
    ...{ blue: "#0000ff", purple: "#800080", pink: "#ffc0cb", brown: "#a52a2a", turquoise: "#40e0d0", cyan: "#00ffff" },
  }),
);

/** A colour as # and six digits: "#FB5", "rgb(255, 181, 69)", "orange", one without its # or with the letters O and l for 0 and 1. */
function colourOf(text: string): string {
  const [, ...shares] = /^rgb\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*\)$/i.exec(text) ?? [];
  if (shares.length > 0) return `#${shares.map((share) => Number(share).toString(16).padStart(2, "0")).join("")}`;
  const named = namedColours.get(text.toLowerCase());
  if (named) return named;
  const digits = text.replace(/^#/, "").toLowerCase().replace(/o/g, "0").replace(/[il]/g, "1");
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** One of ten digits, from before 2007, with each last digit that it may have today: the field knows the right one. */
function isbnsOfThirteen(text: string): string[] {
  const digits = [...text.replace(/[\s-]/g, "").toUpperCase()].map((digit) => (digit === "X" ? 10 : Number(digit)));
  const isRight = digits.reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11 === 0;
  if (digits.length !== 10 || !isRight) return [];
  return [...Array(10).keys()].map((last) => `978-${text.replace(/\s/g, "-").replace(/.$/, String(last))}`);
}

/** Corrects a nearly valid text to one that the field accepts; undefined if none does. */
export function suggestText(written: string, field: z.ZodType): string | undefined {
  // What nobody sees stands for nothing.
  const text = written.replace(/(?![\t\r\n])\p{C}/gu, "");
  // From a whole URL, take the path.
  const own = text.trim().replace(/^(?:(?:https?:\/*|\/\/|www\.)[^/]*|(?:[\w-]+\.)+[a-z]{2,}(?=\/))/i, "");
  const address = own.replace(/[?#].*$/, "").replace(/(?:(?<![^/])index)?\.(?:html?|php|aspx?)$/i, "");
  const segments = /[:@]/.test(own) ? [] : address.split(/[/\\]/);
  const path = `/${segments.map(slugify).filter(Boolean).join("/")}`;
  // An address out of a link; an ISBN behind its name; a colour in another form; a language with its country.
  const bare = text.trim().replace(/^mailto:\/*|^isbn(?:-1[03])?:?\s*/i, "");
  // Masked, as on pages that fear advertising; a host as mail programs send it, with other letters for an umlaut.
  const mail = bare
    .replace(/^[^<]*<([^<>\s]+)>$/, "$1")
    .replace(/\s*[([{]at[)\]}]\s*/i, "@")
    .replace(/\s*[([{]dot[)\]}]\s*/gi, ".")
    .replace(/(?<=@)\S+$/, (host) => urlOf(`https://${host}`)?.hostname ?? host);
  const language = bare.replace(
    /^([a-z]{2,3})[-_ ]([a-z]{2})$/i,
    (_, one, country) => `${one.toLowerCase()}-${country.toUpperCase()}`,
  );
  // A name that somebody else has given, as its example's capitals show, cannot be made up.
  const isMade = !/[A-Z]/.test(String(metaOf(field).examples?.[0]));
  // A file's address, such as /feed.xml, is no page's.
  const page = /\w\.\w/.test(address) ? "" : path;
  const made = [page, path.slice(1), path.slice(path.lastIndexOf("/") + 1), slugify(bare).replaceAll("-", "_")];
  const inStatic = bare.replace(/^(?:\.{0,2}\/)*(?:static\/)?/, "/");
  return (
    suggestLink(text, field) ??
    [
      bare,
      mail,
      ...isbnsOfThirteen(bare),
      colourOf(bare),
      language,
      ...(isMade && path !== "/" ? [...made, inStatic] : []),
    ].find((one) => one && field.safeParse(one).success)
  );
}
