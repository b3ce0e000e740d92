/** Parses one JSON file with positions, and explains syntax errors in plain language. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { addressInCode } from "../model/public-url";
import { parseAmount, coerceType } from "./coerce-values";
import { error, type Place, type Problem, shown, type Wording } from "./problem";

/** Line and column, counted from 1. */
interface Position {
  line: number;
  column: number;
}

interface JsonFile {
  value: unknown;
  /** The position of a field's value or key; of a missing field, that of its parent. */
  positionOf(path: readonly PropertyKey[], part?: "key" | "value"): Position;
}

const positionIn = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

const aValue = 'A value: text in "double quotes", a number, true, false, a [list] or a {group}.';
/** Messages by jsonc-parser's error code; % is replaced by the text found. */
const sentences: Record<string, Wording> = {
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
  CloseBraceExpected: { found: "A closing } is missing.", expected: "A } for every {." },
  CloseBracketExpected: { found: "A closing ] is missing.", expected: "A ] for every [." },
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
};

/** A syntax error's message, and its offset if that is not where the parser stopped. */
interface SyntaxTrouble extends Wording {
  offset?: number;
}

/** Common mistakes that need a better message than the parser's. */
function slipAt(text: string, offset: number): SyntaxTrouble | undefined {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  if (/^[,\s]*[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, offset))) {
    return {
      offset: before.length - 1,
      found: "There is a comma after the last field or entry.",
      expected: "Commas only between fields or entries.",
      suggestion: "Delete this comma.",
    };
  }
  const quote = /^[“”„«»‘’'`´＂「」]/.exec(rest)?.[0];
  if (quote) {
    return {
      found: `Found ${quote}, a quotation mark that JSON does not know.`,
      expected: 'Straight double quotes around text and field names: "like this".',
      suggestion: 'Replace it, and its partner, with ".',
    };
  }
  const key = /^([\p{L}_]\w*)"?\s*:/u.exec(rest)?.[1];
  if (key && /[{,]$/.test(before)) {
    return {
      found: `The field's name ${key} stands without quotation marks.`,
      expected: 'A field name in double quotes, such as "title".',
      suggestion: `Write "${key}".`,
    };
  }
  if (/^(?:<{7}|={7}|>{7})/.test(rest)) {
    return {
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
  if (before.endsWith('"') && /^[\p{L}\p{N}]/u.test(rest) && !text.slice(before.length, offset).includes("\n")) {
    return {
      offset: before.length - 1,
      found: `The text ends at this quotation mark, but ${/^[^\s,:{}[\]"]+/.exec(rest)?.[0]} follows.`,
      expected: "Double quotes only around a text, not inside it.",
      suggestion: 'Write quotation marks inside a text as \\", or use ‘single’ or “curly” ones there.',
    };
  }
  // The parser stops after a malformed number's first digits: go back to its start.
  const start = offset - (/[\d.,+-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const bare = /^[^\s:{}[\]"]*[^\s:{}[\]",]/.exec(text.slice(start))?.[0] ?? "";
  const time = /^(?:\d+:)?\d{1,2}:\d{2}(?=\s*[,}\]])/.exec(text.slice(start))?.[0];
  if (time) {
    return {
      offset: start,
      found: `Found ${time}.`,
      expected: "Numbers alone: a duration is in seconds, so that 1:45 is 105.",
      suggestion: `Did you mean ${coerceType(time, "int", ["seconds"])}?`,
    };
  }
  const meant = valueMeant(bare);
  if (meant === undefined || meant === bare) return undefined;
  return {
    offset: start,
    found: `Found ${bare}.`,
    expected:
      "Numbers alone, with no sign, unit or comma: £7.99 is 7.99. Dates in quotes. true or false in small letters.",
    suggestion: `Did you mean ${meant}?`,
  };
}

/** The suggestion for an unquoted value. */
function valueMeant(bare: string): string | undefined {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(bare)) return `"${bare}"`;
  if (/^(?:true|yes|false|no)$/i.test(bare)) return String(/^[ty]/i.test(bare));
  return parseAmount(bare)?.toString();
}

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

/** Explains the first syntax error; later ones are usually consequences. */
function explainSyntax(text: string, first: ParseError | undefined): SyntaxTrouble & { offset: number } {
  const offset = first?.offset ?? 0;
  const slip = slipAt(text, offset);
  if (slip) return { offset, ...slip };
  const start = /^\s*(?:\/[/*]|#)/.exec(text);
  if (start && sentences.InvalidCommentToken)
    return { offset: start[0].search(/\S/), ...sentences.InvalidCommentToken };
  if (text.slice(0, offset).trim() === "" && !/^[{["]/.test(text.slice(offset))) {
    return { offset, ...emptyFile, found: "The file does not begin like JSON." };
  }
  if (text.slice(offset).trim() === "") {
    return { offset, found: "The file ends too early.", expected: "The rest of it, up to the last }." };
  }
  const before: ParseError[] = [];
  parseTree(text.slice(0, offset), before);
  const said = first ? printParseErrorCode(first.error) : "";
  const code = before.length === 0 ? "EndOfFileExpected" : said;
  // Point at the end of the previous value, where the comma is missing.
  const at = code === "CommaExpected" ? text.slice(0, offset).trimEnd().length : offset;
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(offset))?.[0] ?? text[offset] ?? "";
  const wording = sentences[code] ?? { found: "This is not JSON.", expected: aValue };
  return { ...wording, offset: at, found: wording.found.replace("%", () => shown(word)) };
}

/** Duplicate keys of an object. */
function* duplicateKeys(node: Node): Generator<{ key: string; offset: number }> {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const [key, value] = node.type === "object" ? (child.children ?? []) : [undefined, child];
    if (key && seen.has(key.value)) yield { key: key.value, offset: key.offset };
    if (key) seen.add(key.value);
    if (value) yield* duplicateKeys(value);
  }
}

/** Parses a JSON file. Problems are added to `problems`; undefined if it does not parse. */
export function readJson(bytes: Uint8Array, place: Place, problems: Problem[]): JsonFile | undefined {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const report = (code: string, offset: number, wording: Wording, field?: string) => {
    problems.push(error(code, { ...place, ...positionIn(text, offset), ...(field && { field }) }, wording));
  };
  // UTF-16, Windows-1252 and a byte order mark.
  const foreign = text.search(/[\ufffd\0]|^\ufeff/);
  if (foreign >= 0) {
    report("encoding", foreign, {
      found: "The file is not saved as plain UTF-8.",
      expected: "A text file in UTF-8 without BOM, so that letters such as é and £ stay what they are.",
      suggestion: 'Save it again with the encoding "UTF-8" (in VS Code: click the encoding at the bottom right).',
    });
    return undefined;
  }
  if (text.trim() === "") {
    report("json-syntax", 0, emptyFile);
    return undefined;
  }
  const errors: ParseError[] = [];
  let root: Node;
  let value: unknown;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }) as Node;
    value = JSON.parse(text);
  } catch {
    const { offset, ...wording } = explainSyntax(text, errors[0]);
    report("json-syntax", offset, wording);
    return undefined;
  }
  for (const { key, offset } of duplicateKeys(root)) {
    const wording = {
      found: `The field "${key}" is here twice.`,
      expected: "Every field once. Only the last one would count.",
      suggestion: "Delete one of the two lines.",
    };
    report("duplicate-key", offset, wording, key);
  }
  return {
    value,
    positionOf(path, part = "value") {
      const steps = path.map((step) => (typeof step === "number" ? step : String(step)));
      for (let length = steps.length; length >= 0; length--) {
        const node = findNodeAtLocation(root, steps.slice(0, length));
        const key = part === "key" && length === steps.length ? node?.parent?.children?.[0] : undefined;
        if (node) return positionIn(text, (key ?? node).offset);
      }
      return { line: 1, column: 1 };
    },
  };
}
