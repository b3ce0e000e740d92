/**
 * Explains in plain language why a text is no JSON: by the change after which a parser gets further, if one of the
 * usual slips is enough of an explanation; else by the parser's own error.
 */
import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { addressInCode } from "../model/public-url";
import { coerceType, parseAmount, parseDates } from "./coerce-values";
import { shown, type Wording } from "./problem";
import { codeOf } from "./wording";

/** A syntax error: its message, and where it stands, as an offset. */
interface SyntaxTrouble extends Wording {
  offset: number;
}

/** A change that may mend the text. */
interface Repair extends SyntaxTrouble {
  mended: string;
  /** True if the parser may get further by chance: the change counts only where the whole text is JSON then. */
  needsWhole?: boolean;
}

/** JSON only, as JSON.parse reads it. */
export const strict = { disallowComments: true, allowTrailingComma: false };

const aValue = 'A value: text in "double quotes", a number, true, false, a [list] or a {group}.';
const brackets = "A } for every {, and a ] for every [.";

/** Messages by jsonc-parser's error code; % is replaced by the text found. */
const sentences = {
  InvalidSymbol: { found: "Found %, which is no text in quotes, no number, true or false.", expected: aValue },
  InvalidNumberFormat: { found: "This is not a number.", expected: "Digits, with a point for decimals: 12 or 0.5." },
  PropertyNameExpected: {
    found: "Found % where a field's name belongs.",
    expected: 'A field name in double quotes, such as "title".',
    suggestion: "See whether there is a comma or a bracket too many.",
  },
  ValueExpected: {
    found: "A value is missing here.",
    expected: aValue,
    suggestion: "Put it in, or delete the comma or the field.",
  },
  ColonExpected: { found: "A colon is missing.", expected: 'A colon after the field name: "title": "Raptor moon".' },
  CommaExpected: {
    found: "A comma is missing here.",
    expected: "A comma between one field (or entry) and the next.",
    suggestion: "Put a comma at this place.",
  },
  CloseBraceExpected: { found: "A closing } is missing.", expected: brackets },
  CloseBracketExpected: { found: "A closing ] is missing.", expected: brackets },
  EndOfFileExpected: {
    found: "After the last } comes %.",
    expected: "Nothing after the last }.",
    suggestion: "Delete what follows, or see whether a } stands too early.",
  },
  InvalidCommentToken: {
    found: "There is a comment.",
    expected: "Fields only: JSON has no comments.",
    suggestion: "Delete it.",
  },
  UnexpectedEndOfString: {
    found: "This text has no end.",
    expected: "A double quote at the end of the text, on the same line.",
    suggestion: 'Close it with ". A double quote inside the text is written \\".',
  },
  InvalidEscapeCharacter: {
    found: "There is a backslash \\ before something that it does not go with.",
    expected: 'After a backslash only ", \\, n or a few others.',
    suggestion: "Delete the backslash, or write two: \\\\.",
  },
  InvalidCharacter: {
    found: "There is a tab, a line break or an invisible character here.",
    expected: "Text on one line. A line break inside a text is written \\n.",
  },
} satisfies Record<string, Wording>;

const aName = 'A field name in double quotes, such as "title".';

/** The message for a service's HTML code that was pasted in place of an address. */
export const codeForAddress: Wording = {
  found: "A piece of HTML code stands here in place of an address.",
  expected:
    "The address alone: of a form what its code has in quotes after action=, of a player what stands after src=.",
};

export const emptyFile: Wording = {
  found: "The file is empty.",
  expected: 'The item\'s fields between { and }, such as { "title": "Raptor moon" }, in a plain text file.',
  suggestion: "Copy the text of a neighbouring file and change it, or delete this one.",
};

export const itemsInFile: Wording = {
  found: "Items stand here as a list, or one behind the other.",
  expected: "One item in each file, from its { to its }, without [ and ] around it.",
  suggestion: "Give each of them a file of its own.",
};

/** The text with `put` in place of what stands from `start` to `end`. */
const replaced = (text: string, start: number, end: number, put: string) =>
  text.slice(0, start) + put + text.slice(end);

/** The parser's first error; undefined for JSON, and for lists in lists of which a parser loses count. */
function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, strict);
  } catch {
    // Nested too deeply.
  }
  return errors[0];
}

/** The line of the parser's first error; infinite for JSON. */
function stopLine(text: string): number {
  const first = firstError(text);
  return first ? text.slice(0, first.offset).split("\n").length : Number.POSITIVE_INFINITY;
}

/** A text or a name with the code of a quotation mark on either side, or in place of its last one. */
const quotedByEntities =
  /^(?:&(?:quot|#34|[lr]dquo);([^"\n]*?)(?:"|&(?:quot|#34|[lr]dquo);)(?=\s*[,:}\]\n])|"([^"\n]*)&(?:quot|#34|[lr]dquo);(?=[\s,}\]]*\n))/;

/** Mistakes of which no change needs to be tried. */
function certainSlip(text: string, offset: number): SyntaxTrouble | undefined {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  if (/^[,\s]*[}\]]/.test(rest) && before.endsWith(",")) {
    return {
      offset: before.length - 1,
      found: "There is a comma after the last field or entry.",
      expected: "Commas only between fields or entries.",
      suggestion: "Delete this comma.",
    };
  }
  if (/^\s*\{\\rtf/.test(text)) {
    return {
      offset: 0,
      found: "This is a document of a word processor (RTF), although its name ends in .json.",
      expected: "Plain text, from { to }.",
      suggestion: "Save it as plain text (in TextEdit: Format, Make Plain Text).",
    };
  }
  if (rest.startsWith("```")) {
    return {
      offset,
      found: "Found ```, by which other programs mark code.",
      expected: "The file's own text, from { to }.",
      suggestion: "Delete the lines that begin with ```.",
    };
  }
  if (before.endsWith(":") && /^[,}\]]/.test(rest)) return { offset, ...sentences.ValueExpected };
  // The next field's name was read as the value.
  const [nextName = ""] = /(?<=:)[^\S\n]*\n\s*"[^"\n]*"$/.exec(before) ?? [];
  if (nextName && rest.startsWith(":")) return { offset: before.length - nextName.length, ...sentences.ValueExpected };
  const [, file] = /^"[a-z]:\\[^"\n]*?([^"\\\n]+\.\w+)"/i.exec(rest) ?? [];
  if (file) {
    return {
      offset,
      found: "The path of a file on one computer stands here, which no other has.",
      expected: "The file's name alone: it lies beside this JSON file.",
      suggestion: `Write "${file}", and copy the file into this file's folder if it is not there.`,
    };
  }
  const quote = /^[“”„«»‘’'`´＂「」]/.exec(rest)?.[0];
  if (quote) {
    return {
      offset,
      found: `Found ${quote}, a quotation mark that JSON does not know.`,
      expected: 'Straight double quotes around text and field names: "like this".',
      suggestion: 'Replace it, and its partner, with ".',
    };
  }
  const [entities, inside, begun] = quotedByEntities.exec(rest) ?? [];
  if (entities) {
    return {
      offset,
      found: `Found ${/&[^;]+;/.exec(entities)?.[0]}, which is HTML code for a quotation mark.`,
      expected: 'Straight double quotes around text and field names: "like this".',
      suggestion: `Write "${inside ?? begun}".`,
    };
  }
  const key = /^([\p{L}_]\w*)"?\s*:(?!\/\/)/u.exec(rest)?.[1];
  if (key && /[{,]$/.test(before)) {
    return {
      offset,
      found: `The field's name ${key} stands without quotation marks.`,
      expected: aName,
      suggestion: `Write "${key}".`,
    };
  }
  if (/^(?:<{7}|={7}|>{7})/.test(rest)) {
    return {
      offset,
      found: "Git left both versions of a conflict in this file.",
      expected: "One version, without the lines that start with <<<<<<<, ======= and >>>>>>>.",
    };
  }
  if (/"\s*<[a-z][^\n]*"$/i.test(before)) {
    return {
      ...codeForAddress,
      found: "A piece of HTML code stands here, with quotation marks of its own.",
      offset: before.length - 1,
      suggestion: /(?:action|src|href)="$/i.test(before)
        ? `Write "${addressInCode(/^[^"\n]*/.exec(rest)?.[0] ?? "")}".`
        : undefined,
    };
  }
  if (/^(?:(?:\/[/*]|#|<!--)\s*(?:\.{3}|…)|(?:\.{3}|…)\s*[,\]}\n])/.test(rest)) {
    return {
      offset,
      found: "The dots stand for something that was left out here, as AI tools do.",
      expected: "All fields and entries of the file.",
      suggestion: "Delete the dots, and compare the file with what it was before: put back what is gone.",
    };
  }
  if (/^(?:\/[/*]|#\s|<!--)/.test(rest)) return { offset, ...sentences.InvalidCommentToken };
  // No-break spaces, marks of direction and the like, which nobody sees.
  const [sign] = /^[^\S\n\r\t ]|^\p{Cf}/u.exec(rest) ?? [];
  if (sign) {
    const name = sign === "\u00a0" ? "no-break space" : "character that nobody sees";
    return {
      offset,
      found: `There is a ${name} (${codeOf(sign)}) between the fields.`,
      expected: "Plain spaces and line breaks there. Other ones come along when text is copied from a web page.",
      suggestion: "Delete it, and all others before a field's name: search for a copy of it in your editor.",
    };
  }
  return undefined;
}

/** A comma or colon inside the quotation marks, and a mark that a name or a text lacks. */
function* misplacedQuotes(text: string, offset: number): Generator<Repair> {
  const before = text.slice(0, offset).trimEnd();
  const [sign] = /[,:](?=\s*"$)/.exec(before) ?? [];
  if (sign) {
    const start = before.lastIndexOf(sign);
    yield {
      offset: start,
      mended: replaced(text, start, before.length, `"${sign}`),
      found: `This ${sign === "," ? "comma" : "colon"} stands inside the quotation marks.`,
      expected: `Quotation marks around a text or a name, and ${sign === "," ? "commas" : "colons"} outside them.`,
      suggestion: `Write it behind the quotation mark: "${sign}`,
    };
  }
  const [whole, name = ""] = /"([\p{L}_]\w*):\s*"$/u.exec(before) ?? [];
  if (whole) {
    const start = before.length - whole.length;
    yield {
      offset: start,
      mended: replaced(text, start, before.length, `"${name}": "`),
      found: `The field's name ${name} has no quotation mark after it.`,
      expected: aName,
      suggestion: `Write "${name}".`,
    };
  }
  const [, inside = "", behind = ""] = /"([^"\n]*?)(,\s*)"$/.exec(before) ?? [];
  if (inside && before.length === offset) {
    const start = before.length - behind.length - 1;
    yield {
      offset: start,
      mended: replaced(text, start, start, '"'),
      found: `The text ${shown(inside)} has no quotation mark after it.`,
      expected: sentences.UnexpectedEndOfString.expected,
      suggestion: "Put a quotation mark at this place.",
    };
  }
  const end = offset + (/^"[^\n]*?\\(?="[\s,}\]]*(?:\n|$))/.exec(text.slice(offset))?.[0].length ?? 0);
  if (end > offset) {
    yield {
      offset: end - 1,
      mended: replaced(text, end - 1, end, ""),
      found: "A backslash makes the quotation mark at the text's end a part of the text.",
      expected: "A double quote at the end of the text, without \\ before it.",
      suggestion: "Delete the backslash, or write two: \\\\.",
    };
  }
}

/** A text that goes on in the next line. */
function* brokenTexts(text: string, offset: number): Generator<Repair> {
  const [whole = ""] = /^"(?:[^"\\]|\\.)*"(?=\s*[,}\]])/.exec(text.slice(offset)) ?? [];
  const place = whole.indexOf("\n");
  if (place < 0) return;
  yield {
    offset: offset + place,
    mended: replaced(text, offset, offset + whole.length, whole.replace(/\s*\n\s*/g, " ")),
    found: "The text is broken here: it goes on in the next line.",
    expected: "Text on one line, however long. A line break inside a text is written \\n, an empty line \\n\\n.",
    suggestion: "Join the lines.",
  };
}

/** Where a value without quotation marks begins and ends around an offset. */
function bareValue(text: string, offset: number): [start: number, end: number] {
  // A comma between digits may be a decimal comma.
  const [head = ""] =
    /(?<=(?:"\s*:|[[,\n])\s*)(?:[^\s"[\]{},:](?:[^"[\]{},\n]|(?<=\d),(?=\d))*)?$/.exec(text.slice(0, offset + 1)) ?? [];
  if (!head) return [offset, offset];
  const start = offset + 1 - head.length;
  const [run = ""] = /^(?:[^"[\]{},\n]|(?<=\d),(?=\d))*/.exec(text.slice(start)) ?? [];
  return [start, start + run.trimEnd().length];
}

/** A bullet or a number before an entry, as word processors write lists. */
function* listMarks(text: string, offset: number): Generator<Repair> {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [whole = "", indentation = "", mark] = /^(\s*)([-–•*·]|\d+[.)])\s*(?=")/.exec(text.slice(start)) ?? [];
  if (!mark) return;
  yield {
    offset: start + indentation.length,
    mended: replaced(text, start, start + whole.length, indentation),
    found: `Found ${mark} before an entry.`,
    expected: "Entries alone, with commas between them: the site numbers and marks them where it should.",
    suggestion: `Delete the ${mark}, here and before the other entries.`,
  };
}

/** A value that stands without quotation marks, or a number that is written in another way. */
function* bareValues(text: string, offset: number): Generator<Repair> {
  const [start, end] = bareValue(text, offset);
  const bare = text.slice(start, end);
  if (!bare) return;
  const meant = valueMeant(bare);
  if (/^(?:\d+:)?\d{1,2}:\d{2}$/.test(bare)) {
    yield {
      offset: start,
      mended: replaced(text, start, end, "0"),
      found: `Found ${bare}.`,
      expected: "Numbers alone: a duration is in seconds, so that 1:45 is 105.",
      suggestion: `Did you mean ${coerceType(bare, "int", "in seconds")}?`,
    };
  } else if (meant !== undefined) {
    yield {
      offset: start,
      mended: replaced(text, start, end, meant),
      found: `Found ${bare}.`,
      expected:
        "Numbers alone, with no sign, unit or comma: £7.99 is 7.99. Dates in quotes. true or false in small letters.",
      suggestion: `Did you mean ${meant}?`,
    };
  } else if (/^(?:null|none|undefined|n\/?a|-+)$/i.test(bare)) {
    yield {
      offset: start,
      mended: replaced(text, start, end, "null"),
      found: `Found ${bare}.`,
      expected: aValue,
      suggestion: "A field without a value is left out: delete its name too.",
    };
  } else {
    const isClosed = text[end] === '"';
    // A whole sentence, with commas.
    const [whole] = isClosed ? [] : (/^\p{L}[^"\n]*"(?=[\s,}\]]*(?:\n|$))/u.exec(text.slice(start)) ?? []);
    if (whole) {
      yield {
        offset: start,
        mended: replaced(text, start, start, '"'),
        found: `A quotation mark is missing before ${bare.split(" ")[0]}.`,
        expected: "Text in double quotes, one at either end.",
        suggestion: "Put a quotation mark at this place.",
      };
    }
    const meantText = JSON.stringify(bare.replace(/^[–•*·]\s*/, ""));
    yield {
      offset: start,
      mended: replaced(text, start, isClosed ? end + 1 : end, meantText),
      // Not after a colon, it may be anything, such as a remark.
      needsWhole: !text.slice(0, start).trimEnd().endsWith(":"),
      found: `The text ${shown(bare)} stands without ${isClosed ? "a quotation mark before it" : "quotation marks"}.`,
      expected: "Text in double quotes. A number, true or false has none, and nothing else beside it.",
      suggestion: `Did you mean ${meantText}?`,
    };
  }
}

/** The suggestion for an unquoted value. */
function valueMeant(bare: string): string | undefined {
  if (/^(?:true|yes|false|no)$/i.test(bare)) return String(/^[ty]/i.test(bare));
  const [day, ...more] = parseDates(bare);
  if (day && more.length === 0 && /^\d{4}-\d{1,2}-\d{1,2}$|[/.\s]/.test(bare)) return `"${day}"`;
  const amount = parseAmount(
    bare
      .replace(/^\+|(?<=\d)(?:\.| ?(?:%|s|secs?|min|px|mm|pages))$|(?<=\d) (?=\d{3}(?:\D|$))/g, "")
      .replace(/^\./, "0."),
  );
  return amount?.toString();
}

const names: Record<string, string> = { ",": "a comma", ":": "a colon", '"': "a quotation mark" };

/**
 * Where the indentation tells that a group or a list should have ended: before the first line that stands no deeper than
 * the line of a bracket that is open there, and does not close it.
 */
function endByIndentation(text: string): number | undefined {
  const open: number[] = [];
  let indentation = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:\\.|[^"\\\n])*"|[{}[\]]|\n[ \t]*(?=\S)/g)) {
    if (found[0] === "\n") {
      indentation = found.length - 1;
      const isClosing = /^[}\]]/.test(text.slice(index + found.length));
      if (!isClosing && indentation <= (open.at(-1) ?? -1)) return text.slice(0, index).replace(/[\s,]+$/, "").length;
    } else if (/^[{[]/.test(found)) open.push(indentation);
    else if (/^[}\]]/.test(found)) open.pop();
  }
  return undefined;
}

/** One sign for another. */
function* wrongSigns(text: string, offset: number): Generator<Repair> {
  const [found = ""] = /^(?:(?:and|or)(?=\s+")|=>|[^\s"])/.exec(text.slice(offset)) ?? [];
  const end = offset + found.length;
  const isBracket = /^[()[\]{}<>]$/.test(found);
  for (const put of found && found !== "," ? (isBracket ? "}]{[" : ",:") : "") {
    const name = names[put] ?? put;
    yield {
      offset,
      mended: replaced(text, offset, end, put),
      needsWhole: /[[{]/.test(found),
      found: `Found ${found} where ${name} belongs.`,
      expected: isBracket ? brackets : sentences[put === ":" ? "ColonExpected" : "CommaExpected"].expected,
      suggestion: `Write ${name} in its place.`,
    };
  }
}

/** Brackets of the wrong kind before this place, and those that are missing. */
function* wrongBrackets(text: string, offset: number): Generator<Repair> {
  const before = text.slice(0, offset);
  const isRound = text[offset] === "(";
  const opener = isRound ? offset : before.search(/[[{][^[{]*$/);
  const closer = text.slice(offset).search(/[\])}]/) + offset;
  const pair = isRound || before[opener] === "{" ? "[]" : "{}";
  if (["()", "[]", "{}"].includes(`${text[opener]}${text[closer]}`)) {
    yield {
      offset: opener,
      mended: replaced(replaced(text, closer, closer + 1, pair.charAt(1)), opener, opener + 1, pair.charAt(0)),
      needsWhole: true,
      found: `Found ${text[opener]} and ${text[closer]} where ${pair.charAt(0)} and ${pair.charAt(1)} belong.`,
      expected: "A [list] of entries in square brackets, a {group} of fields with their names in curly ones.",
      suggestion: `Write ${pair.charAt(0)} and ${pair.charAt(1)} in their places.`,
    };
  }
  if (opener >= 0 && !isRound) {
    const [written, put] = before[opener] === "[" ? ["[", "{"] : ["{", "["];
    yield {
      offset: opener,
      mended: replaced(text, opener, opener + 1, put),
      found: `Found ${written} where ${put} belongs.`,
      expected: brackets,
      suggestion: `Write ${put} in its place.`,
    };
  }
  // Where the value before ends, or the comma after it stands: the two last places, since the next name may have been read.
  const ends = [endByIndentation(text) ?? 0, before.trimEnd().length, before.lastIndexOf(",")];
  for (const at of ends.filter((end) => end > 0)) {
    for (const put of ["}", "]", "},", "],"]) {
      yield {
        offset: at,
        mended: replaced(text, at, at, put),
        needsWhole: true,
        found: `A closing ${put.charAt(0)} is missing here.`,
        expected: brackets,
        suggestion: `Put a ${put} at this place.`,
      };
    }
  }
  const starts = [
    /"[^"\n]*"\s*$/.exec(before)?.index,
    /(?<="\s*:[^\S\n]*\n\s*)[^\s:[{][^:]*$|(?<="\s*:[^\S\n]*)[^\s:[{][^:\n]*$/.exec(before)?.index,
    0,
  ];
  for (const at of starts.filter((start) => start !== undefined)) {
    const [name] = /"[^"\n]*"(?=:\s*$)/.exec(text.slice(0, at)) ?? [];
    for (const put of "{[") {
      yield {
        offset: at,
        mended: replaced(text, at, at, put),
        needsWhole: true,
        found: `An opening ${put} is missing ${name ? `after the name ${name}` : "here"}.`,
        expected: brackets,
        suggestion: `Put a ${put} at this place.`,
      };
    }
  }
}

/** The message for one sign too many. */
const needless = (text: string, offset: number, found: string): Repair => ({
  offset,
  mended: replaced(text, offset, offset + 1, ""),
  needsWhole: true,
  found: `There is ${names[found] ?? `a ${found}`} too many.`,
  expected: "One comma between two fields or entries, one colon after a name, and brackets in pairs.",
  suggestion: "Delete it.",
});

/** One sign too many. */
function* needlessSigns(text: string, offset: number): Generator<Repair> {
  const [found] = /^[,:;.()[\]{}]|^"(?=[\s,}\]]*\n)/.exec(text.slice(offset)) ?? [];
  if (found) yield needless(text, offset, found);
}

/** A bracket twice: no field has lists in lists, or groups in groups without a name. */
function* doubledBrackets(text: string, offset: number): Generator<Repair> {
  const found = /([[{])\s*\1[^[\]{}]*[\]}]?[^[\]{}]*$/.exec(text.slice(0, offset));
  if (found) yield needless(text, found.index, found[1] ?? "");
}

/** A missing comma or colon; not inside a number or a word, which no comma may part. */
function* missingSigns(text: string, offset: number): Generator<Repair> {
  const at = text.slice(0, offset).trimEnd().length;
  if (at === offset && /\w/.test(text[at - 1] ?? "")) return;
  yield { offset: at, mended: replaced(text, at, at, ","), ...sentences.CommaExpected };
  yield { offset, mended: replaced(text, at, at, ":"), ...sentences.ColonExpected };
}

/** The first change after which the text is JSON; else the first that lets the parser get beyond the line. */
function repair(text: string, offset: number): SyntaxTrouble | undefined {
  const line = text.slice(0, offset).split("\n").length;
  const kinds = [
    brokenTexts,
    misplacedQuotes,
    missingSigns,
    listMarks,
    bareValues,
    wrongSigns,
    doubledBrackets,
    wrongBrackets,
    needlessSigns,
  ];
  const tried = kinds.flatMap((kind) => [...kind(text, offset)]).map((one) => ({ ...one, stop: stopLine(one.mended) }));
  return (
    tried.find(({ stop }) => stop === Number.POSITIVE_INFINITY) ??
    tried.find(({ stop, needsWhole }) => stop > line && !needsWhole)
  );
}

/** A quotation mark inside a text, which ends it. */
function quoteInside(text: string, offset: number): SyntaxTrouble | undefined {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  if (!before.endsWith('"') || !/^[\p{L}\p{N}]/u.test(rest) || text.slice(before.length, offset).includes("\n")) {
    return undefined;
  }
  return {
    offset: before.length - 1,
    found: `The text ends at this quotation mark, but ${/^[^\s,:{}[\]"]+/.exec(rest)?.[0]} follows.`,
    expected: "Double quotes only around a text, not inside it.",
    suggestion: 'Write quotation marks inside a text as \\", or use ‘single’ or “curly” ones there.',
  };
}

/**
 * A line that is indented more than the one before it, which opens nothing: the line between them is missing, as where
 * "focus": { was deleted.
 */
function unopenedLine(text: string, offset: number): SyntaxTrouble | undefined {
  for (const { 1: line = "", 2: indentation = "", index } of text.matchAll(/^([^\S\n]*\S.*)\n(?=([^\S\n]*)\S)/gm)) {
    const at = index + line.length + 1 + indentation.length;
    if (at > offset) return undefined;
    if (/[[{:(]\s*$/.test(line) || indentation.length <= line.search(/\S/)) continue;
    return {
      offset: at,
      found: "This line is indented as if a group or a list began before it, and none does.",
      expected: 'A group begins with its name and a {, such as "focus": {, a list with its name and a [.',
      suggestion: "See whether the line above it is missing.",
    };
  }
  return undefined;
}

/** Marks of other programs before each line: of a comparison (+), of quoted mail (>), numbers. */
const markOfLine = /^[ \t]*([+>|]|\d+[.:]?)(?=[\s{}[\]"]|$)/;

/** A text that is right but for what another program puts before each line, or but for its outermost brackets. */
function strippedText(text: string): SyntaxTrouble | undefined {
  const lines = text.split("\n").filter((line) => line.trim());
  const [, mark] = markOfLine.exec(lines[0] ?? "") ?? [];
  if (mark && lines.every((line) => markOfLine.test(line))) {
    if (firstError(lines.map((line) => line.replace(markOfLine, "")).join("\n"))) return undefined;
    return {
      offset: text.indexOf(mark),
      found: /\d/.test(mark) ? "Each line begins with its number." : `Each line begins with ${mark}.`,
      expected: "The file's own text alone: another program puts such marks before the lines that it shows.",
      suggestion: "Delete them, or copy the text again from where it has none.",
    };
  }
  if (!/^\s*"[^"\n]*"\s*:/.test(text) || firstError(`{${text.trim().replace(/,$/, "")}}`)) return undefined;
  return {
    offset: 0,
    found: "The file has no { before its first field, and no } after its last.",
    expected: "{, the fields, }.",
    suggestion: "Write { on a line of its own before them, and } after them.",
  };
}

/** Explains the first syntax error of a text that is no JSON; later ones are usually consequences. */
export function explainSyntax(text: string): SyntaxTrouble {
  const stripped = strippedText(text);
  if (stripped) return stripped;
  const first = firstError(text);
  const offset = first?.offset ?? 0;
  const trouble =
    first &&
    (certainSlip(text, offset) ?? repair(text, offset) ?? quoteInside(text, offset) ?? unopenedLine(text, offset));
  if (trouble) return trouble;
  if (text.slice(0, offset).trim() === "" && !/^[{["]/.test(text.slice(offset))) {
    // A brace within a sentence is none of the file's own.
    const brace = /^[ \t]*\{/m.exec(text)?.index ?? text.indexOf("{");
    // A web page has braces, too.
    const isAround = /^[^<]*\{\s*"[\s\S]*\}\s*[^\s\]}][^\]}]*$/.test(text);
    if (brace > 0 && (isAround || !firstError(text.slice(brace)))) {
      return {
        offset,
        found: isAround ? "Words or marks stand around the file's own text." : "Words stand before the first {.",
        expected: isAround ? "The text from the first { to the last }, and nothing else." : "Nothing before it.",
        suggestion: isAround
          ? "Delete what stands before the first { and what stands after the last }."
          : "Delete them.",
      };
    }
    return { offset, ...emptyFile, found: "The file does not begin like JSON." };
  }
  if (text.slice(offset).trim() === "") {
    return { offset, found: "The file ends too early.", expected: "The rest of it, up to the last }." };
  }
  const isWholeBefore = !firstError(text.slice(0, offset));
  if (isWholeBefore && /^,?\s*\{/.test(text.slice(offset))) return { offset, ...itemsInFile };
  const code = isWholeBefore ? "EndOfFileExpected" : first ? printParseErrorCode(first.error) : "";
  const wordings: Record<string, Wording> = sentences;
  const wording = wordings[code] ?? { found: "This is not JSON.", expected: aValue };
  // Point at the end of the previous value, where the comma is missing.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(offset))?.[0] ?? text[offset] ?? "";
  return { ...wording, offset: at, found: wording.found.replace("%", () => shown(word)) };
}
