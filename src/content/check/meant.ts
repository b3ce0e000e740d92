/** What people mean who write a value in another way than a field wants it: "£7.99", "June 1st, 2025", "www.shop.example". */
import { z } from "zod";
import type { Path } from "../kinds/schema-walk";
import { slugify } from "./strings";

/** Parses an amount with a currency sign, unit or decimal comma: "£7.5" is 7.5, "799p" is 7.99. */
export function amountMeant(written: string): number | undefined {
  const [, sign = "", digits = "", unit = ""] =
    /^\+?([£$€]?)\s*(\d[\d.,]*?)\s*([£$€p]|px|%|s|sec|cm|mm|\+)?$/i.exec(written.trim()) ?? [];
  // A comma before three digits is a thousands separator; any other is a decimal comma.
  const plain = digits.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined;
  return unit === "p" && !sign && !plain.includes(".") ? Number(plain) / 100 : Number(plain);
}

/** The currencies that are likely, as their prices have cents. */
export const usualCurrencies = ["GBP", "EUR", "USD", "AUD", "CAD", "NZD"];

const currencySigns: Record<string, string> = { "£": "GBP", "€": "EUR", $: "USD" };

/** The currency of a sign, or of the beginning of a code. */
export const currencyMeant = (text: string): string | undefined =>
  currencySigns[text] ?? usualCurrencies.find((code) => text && code.startsWith(text.toUpperCase()));

/** Parses a price: "from £7.99", "8.99 EUR"; in pounds without a currency. */
export function priceMeant(text: string): object | undefined {
  const [, from, sum = "", code = ""] = /^(from\s+)?(.*?)\s*([A-Z]{3})?$/i.exec(text) ?? [];
  const amount = amountMeant(sum);
  const currency = code.toUpperCase() || currencySigns[/[£€$]/.exec(sum)?.[0] ?? "£"];
  return amount === undefined ? undefined : { amount, currency, from: Boolean(from) };
}

/** Converts a value of the wrong type, where its meaning is clear; else undefined. */
export function typeMeant(value: unknown, type: string, path: Path): unknown {
  if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  if (type === "array" && typeof value === "string" && value.trim()) return [value];
  if (type === "boolean" && typeof value === "string") {
    if (/^(?:true|yes)$/i.test(value)) return true;
    if (/^(?:false|no)$/i.test(value)) return false;
  }
  if (typeof value !== "string" || (type !== "number" && type !== "int")) return undefined;
  if (/seconds$/i.test(String(path.at(-1))) && /^(?:\d+:)?\d{1,2}:\d{2}$/.test(value)) {
    return value.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  }
  const amount = amountMeant(value);
  return amount !== undefined && (type === "number" || Number.isInteger(amount)) ? amount : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Converts a date in another format to YYYY-MM-DD; undefined if ambiguous. */
export function dateMeant(value: string): string | undefined {
  const pad = (text = "") => text.padStart(2, "0");
  const name = /([a-z]{3})[a-z]*/i.exec(value)?.[1]?.toLowerCase();
  const year = /\b(\d{4})\b/.exec(value)?.[1];
  let date: string | undefined;
  if (name && months.includes(name) && year) {
    const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(value)?.[1];
    date = day && `${year}-${pad(String(months.indexOf(name) + 1))}-${pad(day)}`;
  } else {
    const parts = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})/.exec(value.trim());
    date = parts ? `${parts[1]}-${pad(parts[2])}-${pad(parts[3])}` : undefined;
  }
  return date && z.iso.date().safeParse(date).success ? date : undefined;
}

/** The dates that day, month and year in numbers may mean, in either order. */
export const datesMeant = (value: string): string[] => {
  const [, one = "", two = "", year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(value.trim()) ?? [];
  const dates = [`${year}-${two}-${one}`, `${year}-${one}-${two}`].flatMap((date) => dateMeant(date) ?? []);
  return [...new Set(dates)];
};

/** Corrects a nearly valid URL to one that the schema accepts; undefined if none does. */
export function linkMeant(value: string, schema: z.ZodType): string | undefined {
  const text = value.trim().replace(/\s/g, "%20");
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:shorts\/|embed\/|live\/|watch\?(?:.*&)?v=))([\w-]{11})/.exec(text);
  const spotify = /open\.spotify\.com\/(?:intl-\w+\/)?(?:embed\/)?album\/(\w{22})/.exec(text);
  const tries = [
    youtube && `https://www.youtube.com/watch?v=${youtube[1]}`,
    spotify && `https://open.spotify.com/embed/album/${spotify[1]}`,
    value.trim().split(/\s/)[0],
    `https://${text.replace(/^(?:https?:\/*|\/+)*/i, "")}`,
    text.split(/(?<=.)https?:/i)[0],
    text.split(/[?#]/)[0],
    URL.canParse(text) ? new URL(text).origin : undefined,
  ];
  return tries.find((one) => one && /\w\.\w/.test(one) && schema.safeParse(one).success) ?? undefined;
}

/** Corrects a nearly valid text to one that the field accepts; undefined if none does. */
export function textMeant(text: string, field: z.ZodType): string | undefined {
  const segments = text
    .replace(/^https?:\/\/[^/]*/i, "")
    .replace(/\.html?$/i, "")
    .split(/[/\\]/);
  const path = `/${segments.map(slugify).filter(Boolean).join("/")}`;
  return (
    linkMeant(text, field) ??
    [text.trim(), path, path.slice(1)].find((candidate) => candidate.length > 1 && field.safeParse(candidate).success)
  );
}
