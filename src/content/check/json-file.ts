/** Reads the bytes of one JSON file and says, in plain words, why they cannot be read. */
import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type Place, type Problem, problem } from "./messages";
import { pathInWords } from "./words";

/** A place in a text, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A JSON file that could be read. */
export interface JsonFile {
  value: unknown;
  /** Where a field stands; a missing one is placed at the start of what should hold it. */
  positionOf(path: readonly PropertyKey[], part?: "key" | "value"): Position;
}

const positionIn = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
};

/** Why the bytes are no UTF-8, and how far they are. */
function wrongEncoding(bytes: Uint8Array): { name: string; offset: number } | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return { name: "UTF-16", offset: 0 };
  // Without a mark at its start, UTF-16 shows by the empty byte in every plain letter.
  if ((first === 0 || second === 0) && bytes.length > 1) return { name: "UTF-16", offset: 0 };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    const text = new TextDecoder("utf-8").decode(bytes);
    return { name: "something else (perhaps Windows-1252)", offset: Math.max(0, text.indexOf("\ufffd")) };
  }
}

interface SyntaxTrouble {
  offset: number;
  found: string;
  expected: string;
  suggestion?: string;
}

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Values that other languages and people write otherwise, where they begin and what is meant. */
function explainValue(text: string, offset: number, word: string): SyntaxTrouble | undefined {
  // A number that goes on with something else is found out behind its first digits.
  const start = offset - (/[\d.,-]*$/.exec(text.slice(Math.max(0, offset - 20), offset))?.[0].length ?? 0);
  const whole = /^[^\s:{}[\]"]*[^\s:{}[\]",]/.exec(text.slice(start))?.[0] ?? word;
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(whole)) {
    return {
      offset: start,
      found: `Found ${whole}.`,
      expected: "Dates in quotes.",
      suggestion: `Did you mean "${whole}"?`,
    };
  }
  const amount = /^\+?[£$€]?(\d[\d.,]*)(?:p|px|%|s|cm|mm)?$/i.exec(whole)?.[1];
  if (amount && !/^0\d/.test(amount) && !isWhole(whole)) {
    return {
      offset: start,
      found: `Found ${whole.replace(/\.$/, "")}.`,
      expected: "A number: digits alone, with no comma, sign or unit. Amounts of money are in pence: £7.99 is 799.",
      suggestion: `Did you mean ${Number(/[£$€]/.test(whole) && !/[.,]/.test(amount) ? `${amount}00` : amount.replace(/[.,]/g, ""))}?`,
    };
  }
  if (/^(?:true|yes|false|no)$/i.test(word)) {
    return {
      offset,
      found: `Found ${word}.`,
      expected: "true or false, in small letters and without quotes.",
      suggestion: `Did you mean ${/^[ty]/i.test(word)}?`,
    };
  }
  if (/^(?:null|none|nil|undefined|nan)$/i.test(word) && word !== "null") {
    return {
      offset,
      found: `Found ${word}.`,
      expected: 'A value: text in "double quotes", a number, true, false, a [list] or a {group}.',
      suggestion: "Delete the line if there is nothing to say.",
    };
  }
  return undefined;
}

/** The first syntax error in words. What follows it is usually only its echo. */
function explainSyntax(text: string, error: ParseError | undefined): SyntaxTrouble {
  const offset = error?.offset ?? 0;
  const code = error && printParseErrorCode(error.error);
  const trimmedBefore = text.slice(0, offset).trimEnd();
  const next = text[offset] ?? "";
  const previous = trimmedBefore.at(-1) ?? "";
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(offset))?.[0] ?? next;

  const written = explainValue(text, offset, word);
  if (written) return written;
  if (/[“”„«»‘’'`´＂「」]/.test(next)) {
    return {
      offset,
      found: `Found ${next}, a quotation mark that JSON does not know.`,
      expected: 'Straight double quotes around text and field names: "like this".',
      suggestion: 'Replace it, and its partner, with ".',
    };
  }
  if (text.startsWith("{\\rtf")) {
    return {
      offset: 0,
      found: "This is a document of a word processor (RTF), not JSON.",
      expected: "A plain text file.",
      suggestion: "Copy its words into a copy of a neighbouring file, in VS Code.",
    };
  }
  if (/^(?:\/\/|\/\*|#)/.test(text.slice(offset, offset + 2))) {
    return {
      offset,
      found: "Found a comment.",
      expected: "Fields only: JSON has no comments.",
      suggestion: "Delete it.",
    };
  }
  if (text.startsWith("<<<<<<<", offset) || text.startsWith("=======", offset) || text.startsWith(">>>>>>>", offset)) {
    return {
      offset,
      found: "Git left both versions of a conflict in this file.",
      expected: "One version, without the lines that start with <<<<<<<, ======= and >>>>>>>.",
    };
  }
  if (previous === '"' && /[\p{L}\p{N}]/u.test(next) && !text.slice(trimmedBefore.length, offset).includes("\n")) {
    return {
      offset: trimmedBefore.length - 1,
      found: `The text ends at this quotation mark, but ${word} follows.`,
      expected: "Double quotes only around a text, not inside it.",
      suggestion: 'Write quotation marks inside a text as \\", or use ‘single’ or “curly” ones there.',
    };
  }
  if (/^0\d/.test(text.slice(offset - 1, offset + 1)) || /^0\d/.test(word)) {
    const number = /^\d+/.exec(text.slice(text[offset - 1] === "0" ? offset - 1 : offset))?.[0] ?? word;
    return {
      offset: text[offset - 1] === "0" ? offset - 1 : offset,
      found: `Found ${number}, a number that starts with 0.`,
      expected: "Numbers without zeros before them.",
      suggestion: `Did you mean ${Number(number)}?`,
    };
  }
  if (offset === text.length - text.trimStart().length && !/^(?:[{["\d]|-\d)/.test(text.slice(offset))) {
    const isYaml = /^(?:---|[\w-]+:(?:\s|$))/.test(text.trimStart());
    return {
      offset,
      found: isYaml ? "This is YAML, not JSON." : `The file starts with ${word}, so it is no JSON.`,
      expected: 'The item\'s fields between { and }, such as { "title": "Raptor moon" }.',
      suggestion: "Copy the text of a neighbouring file and change it.",
    };
  }
  if (isWhole(text.slice(0, offset))) {
    return {
      offset,
      found: `After the last } comes ${word}.`,
      expected: "Nothing after the last }.",
      suggestion: "Delete what follows, or check for a } too early.",
    };
  }
  switch (code) {
    case "CommaExpected":
      return {
        offset: trimmedBefore.length,
        found: "A comma is missing here.",
        expected: "A comma between one field (or entry) and the next.",
        suggestion: "Put a comma at this place.",
      };
    case "PropertyNameExpected":
    case "ValueExpected":
      if (previous === "," && (next === "}" || next === "]")) {
        return {
          offset: trimmedBefore.length - 1,
          found: "There is a comma after the last field or entry.",
          expected: "Commas only between fields or entries.",
          suggestion: "Delete this comma.",
        };
      }
      if (next === "") {
        return { offset, found: "The file ends too early.", expected: "The rest of it, up to the last }." };
      }
      if (code === "PropertyNameExpected") {
        return {
          offset,
          found: `Found ${word}.`,
          expected: 'A field name in double quotes, such as "title".',
          suggestion: next === "," ? "Delete this comma." : undefined,
        };
      }
      return {
        offset,
        found: `Found ${word}.`,
        expected: 'A value: text in "double quotes", a number, true, false, a [list] or a {group}.',
        suggestion: next === "," ? "Delete this comma, or put the missing value before it." : undefined,
      };
    case "ColonExpected":
      return {
        offset,
        found: "A colon is missing.",
        expected: 'A colon after the field name: "title": "Raptor moon".',
      };
    case "CloseBraceExpected":
      return { offset, found: "A closing } is missing.", expected: "A } for every {." };
    case "CloseBracketExpected":
      return { offset, found: "A closing ] is missing.", expected: "A ] for every [." };
    case "UnexpectedEndOfString":
      return {
        offset,
        found: "This text has no end.",
        expected: "A double quote at the end of the text, on the same line.",
        suggestion: 'Close it with ". A double quote inside the text is written \\".',
      };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        offset,
        found: "There is a backslash \\ before a letter that it does not go with.",
        expected: 'After a backslash only ", \\, n or a few others.',
        suggestion: "Delete the backslash, or write two: \\\\.",
      };
    case "InvalidCharacter":
      return {
        offset,
        found: "There is a tab, line break or invisible character inside a text.",
        expected: "Text on one line. A line break inside a text is written \\n.",
      };
    case "InvalidNumberFormat":
      return { offset, found: `${word} is not a number.`, expected: "Digits, with a point for decimals: 12 or 0.5." };
    default:
      if (next === ";" || next === "=") {
        const right = next === ";" ? "," : ":";
        return {
          offset,
          found: `Found ${next}.`,
          expected: "A colon after a field's name, and a comma after its value.",
          suggestion: `Did you mean ${right}?`,
        };
      }
      if (/[^\S \t\r\n]/.test(next)) {
        return {
          offset,
          found: "There is an invisible character between the fields, such as a no-break space.",
          expected: "Plain spaces. Others come along when text is copied from web pages and documents.",
          suggestion: "Delete the space here, and type it again.",
        };
      }
      return {
        offset,
        found: `Found ${word || "something"} where JSON does not allow it.`,
        expected: 'Text in "double quotes", a number, true, false, a [list] or a {group}.',
      };
  }
}

/** Positions of fields that stand twice in one object. */
function duplicateKeys(node: Node, report: (key: string, offset: number) => void): void {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    if (node.type === "object") {
      const key = child.children?.[0];
      const value = child.children?.[1];
      if (key && seen.has(key.value)) report(key.value, key.offset);
      if (key) seen.add(key.value);
      if (value) duplicateKeys(value, report);
    } else {
      duplicateKeys(child, report);
    }
  }
}

/** No item comes near these; a file that does would keep the check busy for minutes, or end it. */
const mostKilobytes = 500;
const mostLevels = 50;
const mostEntries = 3000;

/** Where brackets stand too deep inside one another. */
function deepPlace(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (part === "[" || part === "{") depth += 1;
    else if (part === "]" || part === "}") depth -= 1;
    if (depth > mostLevels) return index;
  }
  return undefined;
}

/** A list that is longer than any should be. */
function longList(node: Node): Node | undefined {
  if (node.type === "array" && (node.children?.length ?? 0) > mostEntries) return node;
  for (const child of node.children ?? []) {
    const found = longList(child);
    if (found) return found;
  }
  return undefined;
}

/** Reads a JSON file's bytes; problems go to `problems`. Undefined when it cannot be read at all. */
export function readJson(bytes: Uint8Array, place: Place, problems: Problem[]): JsonFile | undefined {
  const encoding = wrongEncoding(bytes);
  if (encoding) {
    const text = new TextDecoder("utf-8").decode(bytes);
    problems.push(problem("encoding", { ...place, ...positionIn(text, encoding.offset) }, encoding.name));
    return undefined;
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (text.startsWith("\ufeff")) {
    problems.push(problem("bom", { ...place, line: 1, column: 1 }));
    return undefined;
  }
  if (text.trim() === "") {
    problems.push(problem("json-empty", { ...place, line: 1, column: 1 }));
    return undefined;
  }

  if (bytes.length > mostKilobytes * 1000) {
    problems.push(problem("json-large", place, Math.round(bytes.length / 1000), mostKilobytes));
    return undefined;
  }
  const deep = deepPlace(text);
  if (deep !== undefined) {
    problems.push(problem("json-deep", { ...place, ...positionIn(text, deep) }, mostLevels));
    return undefined;
  }

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, found, expected, suggestion } = explainSyntax(text, errors[0]);
    problems.push(problem("json-syntax", { ...place, ...positionIn(text, offset) }, found, expected, suggestion));
    return undefined;
  }
  if (!tree) return undefined;
  const long = longList(tree);
  if (long) {
    const where = { ...place, ...positionIn(text, long.offset), field: pathInWords(getNodePath(long)) };
    problems.push(problem("json-long-list", where, long.children?.length ?? 0, mostEntries));
    return undefined;
  }
  duplicateKeys(tree, (key, offset) => {
    // Hundreds of fields twice are one mistake, not hundreds.
    if (problems.length > 200) return;
    problems.push(problem("duplicate-key", { ...place, ...positionIn(text, offset), field: key }, key));
  });

  return {
    value,
    positionOf(path, part = "value") {
      const steps = path.map((step) => (typeof step === "number" ? step : String(step)));
      for (let length = steps.length; length >= 0; length--) {
        const node = findNodeAtLocation(tree, steps.slice(0, length));
        if (node) {
          const key = part === "key" && length === steps.length ? node.parent?.children?.[0] : undefined;
          return positionIn(text, (key ?? node).offset);
        }
      }
      return { line: 1, column: 1 };
    },
  };
}
