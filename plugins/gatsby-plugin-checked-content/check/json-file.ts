/** Parses one JSON file with positions. */
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { emptyFile, explainSyntax, strict } from "./json-syntax";
import { error, type Place, type Problem, type Wording } from "./problem";

/** Line and column, counted from 1. */
interface Position {
  line: number;
  column: number;
}

export interface JsonFile {
  value: unknown;
  /** The position of a field's value or key; of a missing field, that of its parent. */
  positionOf(path: readonly PropertyKey[], part?: "key" | "value"): Position;
}

const positionIn = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

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
  // A zip file's beginning, and that of older documents.
  if (["504b0304", "d0cf11e0"].includes(Buffer.from(bytes.subarray(0, 4)).toString("hex"))) {
    report("encoding", 0, {
      found: "This is a document of a word processor, although its name ends in .json.",
      expected: "Plain text, from { to }.",
      suggestion: "Save it as plain text (in Word: Save As, Plain Text).",
    });
    return undefined;
  }
  // UTF-16, Windows-1252 and a byte order mark.
  const foreign = text.search(/[\ufffd\0]|^\ufeff/);
  // The bytes are those of this very sign: another program has put it in a letter's place.
  if (text[foreign] === "\ufffd" && new TextEncoder().encode(text).length === bytes.length) {
    report("lost-letter", foreign, {
      found: "Found \ufffd, which a program wrote instead of a letter that it could not read.",
      expected: "The letters that were there, such as é or ’.",
      suggestion: "Type the letter anew, here and wherever else the sign stands.",
    });
    return undefined;
  }
  if (foreign >= 0) {
    report("encoding", foreign, {
      found: text.startsWith("\ufeff")
        ? "The file begins with a byte order mark (BOM), which nobody sees and which JSON does not have."
        : "The file is not saved as plain UTF-8.",
      expected: "A text file in UTF-8 without BOM, so that letters such as é and £ stay what they are.",
      suggestion:
        'Save it again with the encoding "UTF-8", without BOM (in VS Code: click the encoding at the bottom right).',
    });
    return undefined;
  }
  if (text.trim() === "") {
    report("json-syntax", 0, emptyFile);
    return undefined;
  }
  let root: Node;
  let value: unknown;
  try {
    root = parseTree(text, [], strict) as Node;
    value = JSON.parse(text);
  } catch {
    const { offset, found, expected, suggestion } = explainSyntax(text);
    report("json-syntax", offset, { found, expected, suggestion });
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
