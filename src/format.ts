/** How values from the content are shown. The one place that turns numbers and dates into words. */
import { bookFacts } from "./content/kinds/names";
import { dateLocale, language } from "./language";

/** An amount of money, as people write it. */
export interface Money {
  amount: number;
  currency: string;
  from: boolean;
}

/** £7.99, or "from £7.99" where some shops ask more. */
export function formatPrice({ amount, currency, from }: Money): string {
  const price = new Intl.NumberFormat(language(), { style: "currency", currency }).format(amount);
  return from ? `from ${price}` : price;
}

const dateFormat = (month: "short" | "long") =>
  new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month, year: "numeric", timeZone: "UTC" });

/** 2023-11-14 as "Nov 14, 2023", or in the order that the settings ask for. */
export const formatDate = (isoDate: string) => dateFormat("short").format(new Date(isoDate));

/** 2023-11-14 as "November 14, 2023", likewise. */
export const formatLongDate = (isoDate: string) => dateFormat("long").format(new Date(isoDate));

/** 2023-11-14 as "November 2023". */
export const formatMonth = (isoDate: string) =>
  new Intl.DateTimeFormat(dateLocale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(isoDate));

/** 105 seconds as "01:45". */
export function formatDuration(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${pad(hours)}:` : ""}${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** 105 seconds as "1 minute 45 seconds", for screen readers. */
export function spokenDuration(seconds: number): string {
  const part = (value: number, unit: string) => (value ? [`${value} ${unit}${value === 1 ? "" : "s"}`] : []);
  const minutes = Math.floor(seconds / 60);
  return [
    ...part(Math.floor(minutes / 60), "hour"),
    ...part(minutes % 60, "minute"),
    ...part(seconds % 60, "second"),
  ].join(" ");
}

/** Bytes as people see them in a file list: "776 KB", "2.5 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The width from which screens and pictures are called 4K. */
const width4K = 3840;

/** What a picture file is, for whoever thinks of downloading it: "JPG, 3840 × 2160 (4K), 776 KB". */
export function formatFile(file: { format: string; width: number; height: number; bytes: number }): string {
  const { format, width, height, bytes } = file;
  return `${format}, ${width} × ${height}${width >= width4K ? " (4K)" : ""}, ${formatBytes(bytes)}`;
}

/** A text of at most so many characters: as it is, or its first whole words and an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,;:(–-]+$/, "")}…`;
}

/** What a picture shows, in short: its first sentence, for rows of pictures of which each has the whole elsewhere. */
export const shortAlt = (alt: string) => shorten(alt.match(/^.+?[.!?](?=\s)/)?.[0] ?? alt, 120);

/** A book's one visible name: "Book One: The Discovery". */
export const bookName = ({ label, title }: { label: string; title: string }) => `${label}: ${title}`;

/** A chapter's one visible name: "Chapter One: The Last Word". */
export const chapterName = ({ number, title }: { number: string; title: string }) => `${number}: ${title}`;

/** A chapter's number in the middle of a sentence: "chapter one", but "chapter IV". */
export const chapterInSentence = (number: string) =>
  number.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLocaleLowerCase(language()));

/** When a book comes out, in words: its date, or what is known in place of one. */
export const bookRelease = (book: { releaseDate: string | null; releaseNote: string | null }) =>
  book.releaseDate ? formatDate(book.releaseDate) : (book.releaseNote ?? "Not announced yet");

/** What a date of a book says: that it came out, or is to. */
export const releaseLabel = ({ status }: { status: "PUBLISHED" | "COMING_SOON" }) =>
  status === "PUBLISHED" ? bookFacts.released : bookFacts.expected;

const formatNames = { PAPERBACK: "Paperback", EBOOK: "Ebook", HARDBACK: "Hardback", AUDIOBOOK: "Audiobook" };

/** An edition's format in words. */
export const formatName = (format: keyof typeof formatNames) => formatNames[format];

/** Whether a book can be had, in words. */
export const bookStatus = ({ status }: { status: "PUBLISHED" | "COMING_SOON" }) =>
  status === "PUBLISHED" ? "Out now" : "Coming soon";

/** The site that an address leads to, as people name it: "youtube.com". */
export const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");
