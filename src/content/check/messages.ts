/** What the content check has to say, as data: every text a maintainer can meet is in this file. */
import { quoted, withArticle } from "./words";

/** One thing that is wrong in data/, in words for someone who is no programmer. */
export interface Problem {
  /** An error stops the build; a warning does not. */
  severity: "error" | "warning";
  /** The name of the message, the same for every problem of its sort. */
  code: MessageCode;
  /** The file, from the project's folder, such as "data/artwork/raptor-moon.json". */
  file: string;
  /** Where in the file, counted from 1. */
  line?: number;
  column?: number;
  /** Which field, in words, such as "editions (2nd) › price › pence". */
  field?: string;
  /** What was found. */
  found: string;
  /** What belongs there, with an example. */
  expected?: string;
  /** The nearest right value, or what to do. */
  suggestion?: string;
}

/** Where a problem is. */
export type Place = Pick<Problem, "file" | "line" | "column" | "field">;

interface Message extends Pick<Problem, "found" | "expected" | "suggestion"> {
  warning?: true;
}

/** What a field is for, as its schema says it. */
export interface FieldHelp {
  description?: string;
  example?: unknown;
}

const shown = (value: unknown, limit = 70): string => {
  const json = (typeof value === "number" ? undefined : JSON.stringify(value)) ?? String(value);
  return json.length > limit ? `${json.slice(0, limit - 2)}…${json.slice(-1)}` : json;
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");

const help = ({ description, example }: FieldHelp): string =>
  [description && sentence(description), example !== undefined && `For example: ${shown(example, 110)}`]
    .filter(Boolean)
    .join(" ");

/** Names in a row; of very many, the first. */
const list = (names: readonly string[], limit = 40) =>
  names.length > limit ? `${names.slice(0, limit).join(", ")} and ${names.length - limit} more` : names.join(", ");

const didYouMean = (value: unknown) => (value === undefined ? undefined : `Did you mean ${shown(value)}?`);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const typeNames: Record<string, string> = {
  string: 'text in "double quotes"',
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in [square brackets]",
  object: "a group of fields in {curly brackets}",
};

/** The name of a JSON type, for people. */
export const typeInWords = (type: string) => typeNames[type] ?? type;

const foundInWords = (value: unknown): string => {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return `a list, ${shown(value, 50)}`;
  if (typeof value === "object") return `a group of fields, ${shown(value, 50)}`;
  if (typeof value === "string") return `the text ${shown(value)}`;
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return "a number too large to count with";
  return shown(value);
};

/** Every message, by its name. */
const messages = {
  "no-data-folder": (): Message => ({
    found: "There is no such folder.",
    expected: "The folder that holds the site's content.",
    suggestion: "Bring it back with: git checkout -- data",
  }),
  "missing-file": (label: string): Message => ({
    found: "This file is missing.",
    expected: `The ${label}. The site cannot be built without it.`,
    suggestion: "Put it back, or undo its removal or renaming.",
  }),
  "no-home-page": (): Message => ({
    found: 'No page has the path "/".',
    expected: 'One file in this folder whose "path" is "/": the home page.',
  }),
  symlink: (): Message => ({
    found: "This is a link to another place (a shortcut or symlink), not a file.",
    expected: "The file itself, copied to this place.",
  }),
  "unknown-folder": (folders: readonly string[], nearest?: string): Message => ({
    found: "The site does not know this folder.",
    expected: `One of the folders ${folders.join(", ")}.`,
    suggestion: nearest && `Did you mean "${nearest}"?`,
  }),
  "misnamed-folder": (right: string): Message => ({
    found: "The site does not know this folder, and one of nearly the same name is missing.",
    expected: `A folder called "${right}". To web servers, capital and small letters are different letters.`,
    suggestion: `Rename it to "${right}"; where the computer sees no difference, give it quite another name first.`,
  }),
  "folder-in-folder": (): Message => ({
    found: "This folder lies inside a content folder.",
    expected: "Files only: an item's JSON file and its picture lie side by side.",
    suggestion: "Move its files one folder up.",
  }),
  "unknown-json": (files: readonly string[], nearest?: string): Message => ({
    found: "The site does not know this file, so nothing in it would be shown.",
    expected: `Here only ${new Intl.ListFormat("en-GB").format(files)}. Everything else goes into a folder of its kind, such as artwork.`,
    suggestion: nearest && `Did you mean "${nearest}"?`,
  }),
  "draft-of-one": (file: string): Message => ({
    found: `There is only one ${file}, and it can be no draft: the site does not know this file.`,
    expected: `${file}, without a _ before its name.`,
    suggestion: `Rename it to "${file}", or keep it outside data/ until it is ready.`,
  }),
  "unused-file": (item?: string): Message => ({
    warning: true,
    found: "The site has no use for a file of this type.",
    expected: "Only .json files and .jpg or .png pictures.",
    suggestion: item ? `Rename it to "${item}" if it is an item.` : "Delete it, or keep it outside data/.",
  }),
  "picture-type": (): Message => ({
    found: "This kind of picture cannot be used.",
    expected: "A still picture that ends in .jpg (photos, paintings) or .png (drawings, see-through pictures).",
    suggestion: "Open it in a picture program and export it as JPEG or PNG.",
  }),
  "unsafe-name": (suggestion?: string, taken = false): Message => ({
    found: "This file name would not work in every web address.",
    expected: 'Small letters a to z, digits and hyphens, such as "raptor-moon.jpg".',
    suggestion:
      suggestion &&
      (taken
        ? `There is a "${suggestion}" already: delete the one you do not need.`
        : `Rename it to "${suggestion}", in the JSON that names it too.`),
  }),
  "hidden-file": (draft?: string): Message => ({
    warning: true,
    found: "The name begins with a dot, which hides the file: the site does not use it.",
    expected: "A name that begins with a letter or a digit; that of a draft begins with _.",
    suggestion: draft ? `Rename it to "${draft}" if it is a draft, or delete it.` : "Rename it, or delete it.",
  }),
  "draft-twin": (published: string): Message => ({
    found: `This is a draft of ${published}, which is there as well, and both want the same address.`,
    expected: "Either the draft, with _ before its name, or the published file.",
    suggestion: "Give the draft another name until it takes the other's place.",
  }),
  "names-a-draft": (value: string): Message => ({
    found: `${shown(value)} is a draft, so visitors would not find it.`,
    expected: "Something that is published.",
    suggestion: `Take the _ from the draft's file name to publish it, or leave it out here until then.`,
  }),
  "reserved-name": (name: string): Message => ({
    found: `The name "${name}" has a meaning of its own to Windows or to web servers, so the file could not be used everywhere.`,
    expected: 'Another name, such as "the-portal.json".',
    suggestion: `Rename it to "the-${name}", in the JSON that names it too.`,
  }),
  "long-name": (length: number, limit: number, suggestion: string): Message => ({
    found: `The file's name has ${length} letters, more than some computers and servers take.`,
    expected: `At most ${limit}.`,
    suggestion: `Rename it to "${suggestion}", in the JSON that names it too.`,
  }),
  "same-name": (other: string, another: string): Message => ({
    found: `There is "${other}" as well, and the two names differ only by capital letters or by .jpg and .jpeg: some computers take them for one file.`,
    expected: "Names that differ clearly.",
    suggestion: `Delete this file if it is the same. If it is another, rename it, to "${another}" for instance.`,
  }),
  unreadable: (reason: string): Message => ({
    found: `The file cannot be read (${reason}).`,
    expected: "A file that you have the right to open.",
  }),

  encoding: (name: string): Message => ({
    found: `The file is not saved as UTF-8 but as ${name}.`,
    expected: "A text file in UTF-8, so that letters such as é and £ stay what they are.",
    suggestion: 'Save it again with the encoding "UTF-8" (in VS Code: click the encoding at the bottom right).',
  }),
  bom: (): Message => ({
    found: "The file starts with an invisible mark (a byte order mark, BOM).",
    expected: 'A text file in plain "UTF-8", not "UTF-8 with BOM".',
    suggestion: 'Save it again with the encoding "UTF-8" (in VS Code: click the encoding at the bottom right).',
  }),
  "json-empty": (): Message => ({
    found: "The file is empty.",
    expected: "The item's fields between { and }.",
    suggestion: "Copy the text of a neighbouring file and change it, or delete this one.",
  }),
  "json-syntax": (found: string, expected: string, suggestion?: string): Message => ({ found, expected, suggestion }),
  "duplicate-key": (key: string): Message => ({
    found: `The field "${key}" is here twice.`,
    expected: "Every field once. Only the last one would count.",
    suggestion: "Delete one of the two lines.",
  }),

  "no-item-in-file": (value: unknown): Message => ({
    found: `The file holds ${foundInWords(value)}.`,
    expected: "The item's fields between { and }.",
    suggestion: "Copy the text of a neighbouring file and change it.",
  }),
  "many-problems": (limit: number): Message => ({
    found: `There are more than ${limit} problems in this file; the others are not listed.`,
    expected: "A file like its neighbours. Perhaps it is not meant for this folder.",
  }),
  "json-large": (kilobytes: number, limit: number): Message => ({
    found: `The file has ${kilobytes.toLocaleString("en-GB")} kB.`,
    expected: `At most ${limit} kB: the words of one item.`,
    suggestion: "Perhaps it is not meant for this folder.",
  }),
  "json-long-list": (length: number, limit: number): Message => ({
    found: `There is a list of ${length.toLocaleString("en-GB")} entries.`,
    expected: `Lists of at most ${limit.toLocaleString("en-GB")} entries.`,
    suggestion: "See whether something was pasted many times.",
  }),
  "json-deep": (limit: number): Message => ({
    found: "There are hundreds of [ or { inside one another.",
    expected: `At most ${limit} levels.`,
    suggestion: "Copy the text of a neighbouring file and change it.",
  }),
  "unknown-field": (key: string, owner: string, fields: readonly string[], nearest?: string): Message => ({
    found: `${owner} has no field "${key}".`,
    expected: `One of ${fields.join(", ")}.`,
    suggestion: nearest ? `Did you mean "${nearest}"?` : "Delete the line.",
  }),
  "schema-field": (): Message => ({
    found: 'The content has no field "$schema".',
    expected: "Nothing here: VS Code finds the help for this file by its folder.",
    suggestion: "Delete the line.",
  }),
  "missing-field": (key: string, field: FieldHelp): Message => ({
    found: `The field "${key}" is missing.`,
    expected: help(field),
  }),
  "wrong-type": (value: unknown, type: string, field: FieldHelp, suggestion?: unknown): Message => ({
    found: `Found ${foundInWords(value)}.`,
    expected: `${sentence(typeInWords(type))} ${help(field)}`,
    suggestion: didYouMean(suggestion),
  }),
  "null-field": (optional: boolean, field: FieldHelp): Message => ({
    found: "Found null (nothing).",
    expected: help(field),
    suggestion: optional ? "Delete the line if there is nothing to say." : undefined,
  }),
  "empty-text": (optional: boolean, field: FieldHelp): Message => ({
    found: "The text is empty.",
    expected: help(field),
    suggestion: optional ? "Delete the line if there is nothing to say." : undefined,
  }),
  "outer-spaces": (value: string): Message => ({
    found: `There are spaces or line breaks at the start or end of ${shown(value)}.`,
    expected: "Text without them.",
    suggestion: didYouMean(value.trim()),
  }),
  "invisible-characters": (value: string): Message => ({
    found: `There are invisible characters, or ones that no font has, in ${shown(value)}.`,
    expected: "Plain text. Such characters often come along when text is copied from another program.",
    suggestion: "Type the text again instead of pasting it.",
  }),
  "half-character": (value: string): Message => ({
    found: `Half a character (an unpaired surrogate) is in ${shown(value)}.`,
    expected: "Whole characters. A text that was cut in the middle of an emoji ends in half of it.",
    suggestion: "Type the end of the text again.",
  }),
  "markup-in-text": (value: string): Message => ({
    warning: true,
    found: `There are signs of HTML or Markdown in ${shown(value)}, which visitors would see as they stand.`,
    expected: "Plain words: the site decides how they look.",
  }),
  "garbled-text": (value: string): Message => ({
    warning: true,
    found: `Some letters look garbled in ${shown(value)}.`,
    expected: "Text as you mean it: it may have been copied or saved in a wrong encoding.",
  }),
  "text-too-long": (length: number, limit: number, field: FieldHelp): Message => ({
    found: `The text has ${length} characters.`,
    expected: `At most ${limit}. ${help(field)}`,
    suggestion: `Shorten it by ${length - limit}.`,
  }),
  "list-too-long": (length: number, limit: number, field: FieldHelp): Message => ({
    found: `The list has ${length.toLocaleString("en-GB")} entries.`,
    expected: `At most ${limit}. ${help(field)}`,
    suggestion: "See whether something was pasted many times.",
  }),
  "empty-list": (field: FieldHelp): Message => ({
    found: "The list is empty.",
    expected: `At least one entry. ${help(field)}`,
  }),
  "number-range": (value: number, limits: string, field: FieldHelp): Message => ({
    found: `Found ${value}.`,
    expected: `A whole number ${limits}. ${help(field)}`,
  }),
  "not-a-choice": (value: unknown, choices: readonly unknown[], field: FieldHelp, nearest?: string): Message => ({
    found: `Found ${shown(value)}.`,
    expected:
      `${sentence(`One of ${choices.map((choice) => shown(choice)).join(", ")}`)} ${field.description ?? ""}`.trim(),
    suggestion: didYouMean(nearest),
  }),
  "no-such-date": (value: string, field: FieldHelp): Message => ({
    found: `There is no such day as ${shown(value)}.`,
    expected: `A day of the calendar, as year-month-day. ${help(field)}`,
  }),
  "date-form": (value: string, field: FieldHelp, suggestion?: string): Message => ({
    found: `Found ${shown(value)}.`,
    expected: `A date as year-month-day, with two digits for month and day. ${help(field)}`,
    suggestion: didYouMean(suggestion),
  }),
  "not-a-link": (value: string, field: FieldHelp, suggestion?: string): Message => ({
    found: `${shown(value)} is not a web address that can be used here.`,
    expected: `A whole address that starts with https://. ${help(field)}`,
    suggestion: didYouMean(suggestion),
  }),
  "bad-link": (value: string, why: string, field: FieldHelp, suggestion?: string): Message => ({
    found: `${shown(value)} cannot be used: ${why}.`,
    expected: `The address of one page, which everybody can open. ${help(field)}`,
    suggestion: didYouMean(suggestion),
  }),
  "not-an-email": (value: string, field: FieldHelp): Message => ({
    found: `${shown(value)} is not an email address.`,
    expected: help(field),
  }),
  shape: (value: unknown, shape: string, field: FieldHelp, suggestion?: unknown): Message => ({
    found: `Found ${shown(value)}.`,
    expected: `${sentence(shape)} ${help(field)}`,
    suggestion: didYouMean(suggestion),
  }),
  rule: (rule: string, found = "This does not fit."): Message => ({ found, expected: sentence(rule) }),

  "alt-is-file-name": (value: string, field: FieldHelp): Message => ({
    found: `${shown(value)} only repeats the file's name.`,
    expected: help(field),
  }),
  "no-image": (
    value: string,
    field: FieldHelp,
    meant: { nearest?: string; misnamed?: string; elsewhere?: string } = {},
  ): Message => ({
    found: `There is no file ${shown(value)} beside it.`,
    expected: help(field),
    suggestion: meant.misnamed
      ? `Rename the file "${meant.misnamed}" to "${value}".`
      : meant.elsewhere
        ? `There is one in ${meant.elsewhere}: copy it here.`
        : meant.nearest
          ? `Did you mean "${meant.nearest}"?`
          : "Copy the picture into the same folder as this file.",
  }),
  "image-name": (value: string, field: FieldHelp, nearest?: string): Message => ({
    found: `${shown(value)} is not a picture's name that can be used here.`,
    expected: `The name of a .jpg or .png file beside this one, in small letters, digits and hyphens. ${help(field)}`,
    suggestion: didYouMean(nearest),
  }),
  "image-elsewhere": (value: string): Message => ({
    found: `${shown(value)} points to another folder.`,
    expected: "Only the name of a picture that lies in the same folder as this file.",
    suggestion: `Copy the picture here and write ${shown(value.split(/[\\/]/).pop())}.`,
  }),
  "no-item": (value: string, label: string, nearest?: string, all: readonly string[] = []): Message => ({
    found: `There is no ${label} ${shown(value)}.`,
    expected:
      all.length > 0
        ? `One of ${list(all)}: file names without .json.`
        : `The file name of ${withArticle(label)}, without .json; there is none yet.`,
    suggestion: didYouMean(nearest),
  }),
  "listed-twice": (value: string): Message => ({
    found: `${shown(value)} is in this list twice.`,
    expected: "Every entry once.",
    suggestion: "Delete one of the two.",
  }),
  "links-to-itself": (): Message => ({
    found: "This names the very file it stands in.",
    expected: "Another file's name.",
  }),
  "same-slug": (other: string): Message => ({
    found: `A page and a book share this file name (the other is ${other}), so menus could not tell them apart.`,
    expected: "A file name that no other page or book has.",
    suggestion: "Rename one of the two.",
  }),
  "same-path": (value: string, other: string): Message => ({
    found: `The address ${shown(value)} is already taken by ${other}.`,
    expected: "An address that no other page, book or alias has.",
  }),
  "reserved-path": (value: string): Message => ({
    found: `The site needs the address ${shown(value)} for itself.`,
    expected: "An address that is not the site's own, such as /artwork.",
    suggestion: `Did you mean ${shown(`${value.replace(/\/(?=[^/]*$)/, "/the-")}`)}?`,
  }),
  "same-template": (template: string, other: string): Message => ({
    found: `${other} uses the template "${template}" as well, and both would show the same things.`,
    expected: 'One page of each template; only "text", for pages of words and pictures, may be used more than once.',
    suggestion: 'Use the template "text", or delete one of the two.',
  }),
  "same-section": (id: string): Message => ({
    found: `There are two sections with the id ${shown(id)}.`,
    expected: "An id of its own for every section: it is the section's address on the page.",
    suggestion: "Give one of the two another id, or delete it.",
  }),
  "empty-page": (): Message => ({
    warning: true,
    found: "The page has nothing but its heading.",
    expected: 'Words in "intro" or "sections", as CONTENT.md shows.',
    suggestion: "Until they are written, put _ before the file's name: it is a draft then.",
  }),
  "unshown-section": (id: string, template: string, shownIds: readonly string[], nearest?: string): Message => ({
    warning: true,
    found: `Pages of the template "${template}" show no section ${shown(id)}, so nobody would read it.`,
    expected: shownIds.length > 0 ? `One of ${shownIds.join(", ")}.` : "No sections at all.",
    suggestion: nearest ? didYouMean(nearest) : 'Delete it, or move its words to a page of the template "text".',
  }),
  "unshown-picture": (template: string): Message => ({
    warning: true,
    found: `Pages of the template "${template}" show no pictures in their sections.`,
    expected: 'Pictures in sections of pages of the template "text" only.',
    suggestion: "Delete the line, and the one of its alt.",
  }),
  "no-privacy-page": (): Message => ({
    found:
      'No page has the template "privacy-policy", but the newsletter\'s form and the cookie notice have to lead to one.',
    expected: 'One file in this folder whose "template" is "privacy-policy".',
    suggestion: "Bring it back with: git checkout -- data/pages",
  }),
  "no-slide": (): Message => ({
    warning: true,
    found: "There is no slide, so the home page begins without a picture.",
    expected: "At least one slide in data/slides.",
    suggestion: "Make one with npm run new -- slide, if you did not mean that.",
  }),
  "odd-date": (value: string, why: string): Message => ({
    warning: true,
    found: `${shown(value)} is ${why}.`,
    expected: "A day as year-month-day that you mean.",
    suggestion: "See whether the year is right.",
  }),
  "book-status": (status: string, why: string): Message => ({
    found: `The book is ${shown(status)}, but ${why}.`,
    expected: 'A day and an edition for a published book, or the status "coming-soon".',
  }),
  "book-date": (status: string, why: string): Message => ({
    warning: true,
    found: `The book is ${shown(status)}, but its day ${why}.`,
    expected: 'The status "published" from the day of its release, "coming-soon" before it.',
  }),
  "edition-twice": (format: string): Message => ({
    warning: true,
    found: `There is an edition ${shown(format)} already, so readers would see it twice.`,
    expected: "One edition of each format; its shops go into one list.",
    suggestion: "Move the shops into the first one, and delete this one.",
  }),
  "book-on-sale": (field: string): Message => ({
    warning: true,
    found: `The book is still to come, but there is something in "${field}".`,
    expected: 'The status "published", or nothing to buy.',
    suggestion: "Leave it if the book can be ordered in advance.",
  }),
  "offer-without-edition": (format: string, formats: readonly string[]): Message => ({
    warning: true,
    found: `The home page offers the book as ${shown(format)}, and the book's page knows no such edition.`,
    expected: formats.length > 0 ? `One of ${formats.join(", ")}.` : 'An edition of that format in "editions".',
  }),
  "no-effect": (field: string, why: string): Message => ({
    warning: true,
    found: `${shown(field)} changes nothing here: ${why}.`,
    expected: "Only what visitors are to see.",
    suggestion: "Delete the line, or see whether another one is wrong.",
  }),
  "own-fact": (label: string): Message => ({
    warning: true,
    found: `The page has a line ${shown(label)} already, which it works out by itself.`,
    expected: "Facts that no other field of the book holds.",
    suggestion: "Delete the line, and correct the field that holds the fact.",
  }),
  "odd-focus": (): Message => ({
    warning: true,
    found: "This is the picture's very corner.",
    expected: "How far from the left and from the top, in percent: 50 and 50 are the middle.",
    suggestion: "If you meant parts of one, multiply them by 100.",
  }),
  "odd-number": (value: number, least: number, most: number, field: FieldHelp): Message => ({
    warning: true,
    found: `Found ${value}, which is hardly meant.`,
    expected: `Most likely from ${least} to ${most}. ${help(field)}`,
    suggestion: "See whether a digit is missing or too many.",
  }),
  "same-answer": (first: string, second: string): Message => ({
    warning: true,
    found: `Another answer to this question counts for ${shown(first)} and ${shown(second)} as well, so it makes no difference which one is chosen.`,
    expected: "Answers that count for different travellers.",
  }),
  "unreached-result": (character: string): Message => ({
    warning: true,
    found: `${shown(character)} is the "first" of no answer, so hardly anybody would turn out to be this traveller.`,
    expected: 'Every traveller as the "first" of some answers.',
  }),
  "other-reward": (title: string, reward: string): Message => ({
    warning: true,
    found: `The words speak of ${shown(title)}, and the reward is ${shown(reward)}.`,
    expected: 'Words about the picture that "artwork" names.',
  }),
  "stage-and-age": (stage: string, youngest: number, oldest: number): Message => ({
    warning: true,
    found: `${stage} is for children of ${youngest} to ${oldest}, and the lesson is for none of them.`,
    expected: "Key stages and ages that fit each other.",
  }),
  "parts-overlap": (from: number, before: number): Message => ({
    warning: true,
    found: `This part begins in minute ${from}, and the one before it ends in minute ${before}.`,
    expected: "Parts in the order in which they come, each after the one before it.",
  }),
  "network-front-page": (network: string): Message => ({
    warning: true,
    found: `This is the front page of ${network}, not a page about the series.`,
    expected: `The series' own page on ${network}.`,
  }),
  "restless-slides": (change: number, stay: number): Message => ({
    warning: true,
    found: `A change of slides takes ${change} of the ${stay} thousandths of a second that a slide stays.`,
    expected: "A change of less than half of that time, or nobody can read the slides.",
  }),
  "other-age": (age: number, limit: number): Message => ({
    warning: true,
    found: `Parents read of the age ${age} here, and of ${limit} in the privacy policy.`,
    expected: `The same age as "ageLimit" in data/privacy-policy.json.`,
  }),
  "empty-section": (): Message => ({
    warning: true,
    found: "The section has nothing below its heading.",
    expected: 'Words in "text", or a picture.',
    suggestion: "Delete the section until there is something to say.",
  }),
  "nothing-to-show": (places: readonly string[]): Message => ({
    warning: true,
    found: "Visitors come to this page and find nothing on it.",
    expected: `Something to show in ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(places)}.`,
    suggestion: "Until there is, put _ before the name of this file, and take it out of the menus.",
  }),
  "odd-price": (pence: number): Message => ({
    warning: true,
    found: `Found ${pence}: that is ${pence} pence.`,
    expected: "The amount in pence: £7.99 is 799.",
    suggestion: didYouMean(pence * 100),
  }),
  "odd-length": (seconds: number): Message => ({
    warning: true,
    found: `Found ${seconds}: that is ${seconds} seconds.`,
    expected: "How long the video is, in seconds: 1 minute 45 is 105.",
    suggestion: didYouMean(seconds * 60),
  }),
  "featured-twice": (other: string): Message => ({
    warning: true,
    found: `${other} is shown large before the list as well, and only one can be.`,
    expected: "true for one video.",
    suggestion: "Delete the line in one of the two.",
  }),
  "wrong-network": (network: string, other: string): Message => ({
    warning: true,
    found: `The address for ${network} looks like one of ${other}.`,
    expected: `The series' page on ${network}.`,
  }),
  "form-to-own-site": (): Message => ({
    warning: true,
    found: "The form would be sent to this very site, which only shows pages and can take nothing.",
    expected: "The address that the mailing list's service gives for forms.",
  }),
  "unreadable-link": (text: string): Message => ({
    found: `${shown(text)} looks like a link, and visitors would see it as it stands.`,
    expected:
      "[words](/path), with words in the square brackets, an address in the round ones, and nothing between the two.",
  }),
  "unusable-link": (address: string, why: string, nearest?: string): Message => ({
    found: `The link to ${shown(address)} leads nowhere: ${why}.`,
    expected: "The address of one of this site's pages, such as /artwork, or of another site, with https:// before it.",
    suggestion: didYouMean(nearest),
  }),
  "bad-mail-link": (address: string, nearest?: string): Message => ({
    found: `With ${shown(address)} nobody can write a letter: it holds no whole email address.`,
    expected: "mailto: and an address. mailto:{email} is the contact address of site.json.",
    suggestion: didYouMean(nearest),
  }),
  "own-address": (address: string, path: string): Message => ({
    warning: true,
    found: `${shown(address)} is a page of this very site, yet the link would leave it and come back.`,
    expected: "The page's path alone, such as /artwork: it is right on every computer, and before the launch too.",
    suggestion: didYouMean(path),
  }),
  "link-to-no-part": (page: string, id: string, nearest?: string): Message => ({
    warning: true,
    found: `The page ${page} has no part ${shown(`#${id}`)}: visitors would only come to its top.`,
    expected: "The id of a part of that page, as its address shows it after #; or the page alone.",
    suggestion: didYouMean(nearest && `${page}#${nearest}`),
  }),
  "link-to-nowhere": (address: string, nearest?: string): Message => ({
    warning: true,
    found: `The link to ${shown(address)} leads to no page: visitors would be told that it is not there.`,
    expected: "The address of one of this site's pages, such as /artwork.",
    suggestion: didYouMean(nearest),
  }),
  "link-to-draft": (address: string): Message => ({
    warning: true,
    found: `The link to ${shown(address)} leads to a draft, which visitors cannot see yet.`,
    expected: "The address of a page that is published.",
    suggestion: "Take the _ from the draft's file name to publish it, or leave the link out until then.",
  }),
  "link-to-alias": (address: string, path: string): Message => ({
    warning: true,
    found: `${shown(address)} only leads on to ${shown(path)}.`,
    expected: "The page's own address, which is there at once.",
    suggestion: didYouMean(path),
  }),
  "link-says-nothing": (words: string): Message => ({
    warning: true,
    found: words.trim()
      ? `The words of the link, ${shown(words)}, do not say where it leads.`
      : "The link has no words, so nobody can see or hear it.",
    expected: "Words that make sense alone, as people hear them who have a page's links read out.",
  }),
  "left-over-words": (words: string): Message => ({
    warning: true,
    found: `${shown(words)} seems to be left over from writing, and visitors would read it.`,
    expected: "The text as it is meant to be.",
  }),
  "odd-paragraph": (why: string): Message => ({
    warning: true,
    found: `${why}.`,
    expected: "Paragraphs with an empty line between them, and *** alone between two scenes.",
    suggestion: "See whether something was lost or doubled when the text was pasted.",
  }),
  "private-address": (address: string): Message => ({
    warning: true,
    found: `${shown(address)} looks like somebody's own, and everybody can read it here, programs that send advertising too.`,
    expected: "An address or a number that is meant for the public.",
    suggestion: "Name the contact address of site.json instead: {email} where a text can have links.",
  }),
  "numbered-twice": (value: string): Message => ({
    warning: true,
    found: `${shown(value)} begins with a number, and the site numbers the steps itself.`,
    expected: "The step alone.",
    suggestion: didYouMean(value.replace(/^\d+[.)]\s+/, "")),
  }),
  "odd-spaces": (value: string): Message => ({
    warning: true,
    found: `There are line breaks, tabs or several spaces in a row in ${shown(value)}, and visitors would see one space.`,
    expected: "One space between two words; a new paragraph is a new entry of its list.",
  }),
  "bare-address": (address: string, canLink: boolean): Message => ({
    warning: true,
    found: `${shown(address)} stands among the words, where nobody can press it.`,
    expected: canLink ? "[Words](https://…), which are a link." : "Words without an address: links are not made here.",
  }),
  "said-twice": (value: string): Message => ({
    warning: true,
    found: `${shown(value)} is in this list twice.`,
    expected: "Every entry once.",
    suggestion: "Delete one of the two, or change what it says.",
  }),
  "said-elsewhere": (value: string, field: string): Message => ({
    warning: true,
    found: `${shown(value)} is in ${shown(field)} as well, and readers would meet it twice.`,
    expected: "Words of its own.",
  }),
  "same-as-other": (fields: readonly string[], other: string): Message => ({
    warning: true,
    found: `${new Intl.ListFormat("en-GB").format(fields.map((field) => shown(field)))} here and in ${other} say the same.`,
    expected: "Words and addresses of its own: visitors could not tell the two apart.",
    suggestion: "If you copied the file, see what else is still the other's.",
  }),
  "alt-says-nothing": (value: string, why: string, field: FieldHelp): Message => ({
    warning: true,
    found: `${shown(value)} tells people who cannot see the picture nothing: ${why}.`,
    expected: help(field),
  }),
  "same-order": (value: number, other: string, free: number): Message => ({
    found: `The number ${value} is already taken by ${other}.`,
    expected: "A number of its own, so that the order is certain. Smaller numbers come first.",
    suggestion: `The next free number is ${free}.`,
  }),
  "same-download": (other: string): Message => ({
    warning: true,
    found: `Visitors would download this under the same name as ${other}.`,
    expected: "A file name that no other download has.",
    suggestion: "Rename one of the two JSON files.",
  }),

  "image-empty": (): Message => ({
    found: "The file is empty (0 bytes).",
    expected: "A picture. Copying or downloading it may have stopped half-way.",
    suggestion: "Copy it again.",
  }),
  "image-pointer": (): Message => ({
    found: "The file holds a note of where the picture is stored (a Git LFS pointer), not the picture.",
    expected: "The picture itself.",
    suggestion: "Fetch it with: git lfs pull",
  }),
  "image-not-a-picture": (): Message => ({
    found: "The file is not a picture, whatever its name says.",
    expected: "A JPEG or PNG picture.",
    suggestion: "Open it in a picture program; if that fails too, take the original.",
  }),
  "image-other-format": (really: string, rename?: string): Message => ({
    found: `The file is really of the type ${really}.`,
    expected: "A file whose ending says what it is: .jpg for JPEG, .png for PNG. Other formats cannot be used.",
    suggestion: rename
      ? `Rename it to "${rename}", in the JSON that names it too.`
      : "Open it in a picture program and export it as JPEG or PNG; changing the name alone does not convert it.",
  }),
  "image-animated": (): Message => ({
    found: "The picture moves (an animation).",
    expected: "A still picture.",
    suggestion: "Export one frame of it as PNG or JPEG.",
  }),
  "image-damaged": (reason: string): Message => ({
    found: `The picture is damaged or cut off (${reason}).`,
    expected: "A whole picture. Copying or downloading it may have stopped half-way.",
    suggestion: "Copy it again, or export it anew.",
  }),
  "image-colours": (what: string): Message => ({
    found: `The picture is made for printing or special use (${what}); browsers would show wrong colours.`,
    expected: "A picture in RGB colours, with the profile sRGB.",
    suggestion: 'Export it anew with "Convert to sRGB".',
  }),
  "image-profile": (profile: string): Message => ({
    warning: true,
    found: `The picture has the colour profile "${profile}", which some screens show dull or wrong.`,
    expected: "The profile sRGB.",
    suggestion: 'Export it anew with "Convert to sRGB".',
  }),
  "image-strip": (width: number, height: number): Message => ({
    found: `The picture is a narrow strip of ${width} by ${height} pixels.`,
    expected: "A picture of which one side is at most five times as long as the other.",
    suggestion: "Cut it to a shape that fits where it is shown.",
  }),
  "image-transparent": (): Message => ({
    found: "Nothing can be seen in this picture: every point of it is transparent.",
    expected: "A picture with something in it.",
    suggestion: "Export it again with its layers switched on.",
  }),
  "image-location": (file: string): Message => ({
    found: "The picture says where it was taken, and visitors would download that with it. It may be somebody's home.",
    expected: "A picture without a place.",
    suggestion: `Take it out with: npm run clean-picture ${quoted(file)}`,
  }),
  "image-hidden-data": (bytes: number, file: string): Message => ({
    found: `After the picture's end, ${bytes.toLocaleString("en-GB")} more bytes are hidden in the file.`,
    expected: "A file that ends with the picture. Phones put a second picture or a short film there.",
    suggestion: `Take them out with: npm run clean-picture ${quoted(file)}`,
  }),
  "image-personal": (what: readonly string[], file: string): Message => ({
    warning: true,
    found: `The file tells ${new Intl.ListFormat("en-GB").format(what)}, and visitors download that with the picture.`,
    expected: "A file that holds the picture and nothing about people.",
    suggestion: `Take it out with: npm run clean-picture ${quoted(file)}`,
  }),
  "image-small": (width: number, least: number, file: string): Message => ({
    found: `"${file}" is ${width} pixels wide, too few for where it is shown.`,
    expected: `At least ${least} pixels.`,
    suggestion: "Export it larger from the original; enlarging a small picture only blurs it.",
  }),
  "image-shape": (file: string, width: number, height: number, shape: string): Message => ({
    warning: true,
    found: `"${file}" is ${width} pixels wide and ${height} high, which does not fit where it is shown.`,
    expected: `A picture that is ${shape}.`,
    suggestion: "Cut it to that shape, so that it is you who chooses what stays.",
  }),
  "image-large": (megapixels: number): Message => ({
    found: `The picture has ${megapixels} megapixels.`,
    expected: "At most 100 megapixels, or building the site takes too long. 3840 by 2160 pixels are plenty.",
    suggestion: "Export it smaller.",
  }),
  "image-heavy": (bytes: number): Message => ({
    found: `The file has ${megabytes(bytes)}.`,
    expected: "At most 30 MB: visitors download this file over their phones.",
    suggestion: "Export it smaller, or as JPEG with quality 90.",
  }),

  "unused-image": (nearest?: string): Message => ({
    warning: true,
    found: "No JSON file uses this picture, so the site does not show it.",
    expected: 'A JSON file beside it that names it under "image".',
    suggestion: nearest ?? "Make one with npm run new, or delete the picture.",
  }),
  "unused-item": (why: string): Message => ({
    warning: true,
    found: `Nothing on the site shows this: ${why}.`,
    expected: "A place for it on a page, or no such file.",
  }),
  "stand-in": (value: string, why: string, field: FieldHelp): Message => ({
    found: `${shown(value)} is a stand-in: ${why}.`,
    expected: `The real one. ${field.description ? sentence(field.description) : ""}`.trim(),
  }),
  "wanted-at-launch": (field: FieldHelp): Message => ({
    found: "Nothing is known here yet.",
    expected: field.description ? sentence(field.description) : "A value.",
  }),
  "to-add": (value: string): Message => ({
    found: `Something is still to be added: ${value}`,
    expected: "The words themselves, where they belong in this file, and this field deleted.",
  }),
  "doubtful-link": (value: string, why: string): Message => ({
    warning: true,
    found: `${shown(value)} may not work: ${why}, which can mean that it only refuses programs.`,
    expected: "An address that opens in a browser.",
    suggestion: "Open it yourself, and replace it if it is gone.",
  }),
  "dead-link": (value: string, why: string): Message => ({
    found: `${shown(value)} does not work: ${why}.`,
    expected: "An address that opens in a browser.",
    suggestion: "Open it yourself, and replace it if it is gone.",
  }),
};

type Messages = typeof messages;

/** The name of a message. */
export type MessageCode = keyof Messages;

/** The names of all messages. */
export const messageCodes = Object.keys(messages) as MessageCode[];

/** A problem at a place, worded by the message of that name. */
export function problem<Code extends MessageCode>(
  code: Code,
  place: Place,
  ...args: Parameters<Messages[Code]>
): Problem {
  const make = messages[code] as (...args: unknown[]) => Message;
  const { warning, ...texts } = make(...args);
  const { file, line, column, field } = place;
  return { severity: warning ? "warning" : "error", code, file, line, column, field, ...texts };
}
