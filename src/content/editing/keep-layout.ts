/** Writes a changed value into its file's text, in which everything else stays as somebody wrote it. */
import { getNodeValue, type Node, parseTree } from "jsonc-parser";

/** An entry of a list or a field of a group: how it is written, and its place among the old ones, if it is one. */
interface Part {
  text: string;
  was?: number;
}

/**
 * The text with this value in place of its own. Fields keep their order, what stands on one line stays there, and what did
 * not change keeps its very letters. A new field comes after the one that it follows in the value.
 */
export function keepLayout(text: string, value: unknown): string {
  const step = /^[ \t]+(?=")/m.exec(text)?.[0] ?? "  ";

  const textOf = ({ offset, length }: Node) => text.slice(offset, offset + length);

  /** What no one has written yet, indented as the line on which this part of the text begins. */
  function anew(fresh: unknown, { offset }: Node): string {
    const [indent] = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1)) ?? [];
    return JSON.stringify(fresh, null, step).replaceAll("\n", `\n${indent}`);
  }

  /** The parts between the brackets of the old ones, and with the same gaps. */
  function join(node: Node, children: [Node, ...Node[]], parts: Part[]): string {
    const end = node.offset + node.length;
    const ends = children.map(({ offset, length }) => offset + length);
    const opening = text.slice(node.offset, children[0].offset);
    const between = opening.includes("\n") ? `,${opening.slice(1)}` : ", ";
    const gapBefore = ({ was }: Part) => (was ? text.slice(ends[was - 1], children[was]?.offset) : between);
    const written = parts.map((part, index) => (index > 0 ? gapBefore(part) : opening) + part.text);
    return parts.length > 0 ? written.join("") + text.slice(ends.at(-1), end) : `${text[node.offset]}${text[end - 1]}`;
  }

  function writeList(children: [Node, ...Node[]], value: unknown[]): Part[] {
    // Entries that did not change are found again wherever they went; the others follow one another as before.
    const left = new Set(children.keys());
    const take = (fits: (child: Node) => boolean) => {
      const was = [...left].find((index) => fits(children[index] as Node));
      if (was !== undefined) left.delete(was);
      return was;
    };
    const unchanged = value.map((entry) => take((child) => write(child, entry) === textOf(child)));
    return value.map((entry, index) => {
      const was = unchanged[index] ?? take(() => true);
      const child = was === undefined ? undefined : children[was];
      return { was, text: child ? write(child, entry) : anew(entry, children[0]) };
    });
  }

  function writeGroup(children: [Node, ...Node[]], value: Record<string, unknown>): Part[] {
    const old = children.map(({ children: [key, field] = [] }, was) => ({
      was,
      key,
      field,
      name: key && getNodeValue(key),
    }));
    const names: string[] = old.map(({ name }) => name).filter((name) => Object.hasOwn(value, name));
    for (const [index, name] of Object.keys(value).entries()) {
      if (!names.includes(name)) names.splice(names.indexOf(Object.keys(value)[index - 1] ?? "") + 1, 0, name);
    }
    return names.map((name) => {
      const { was, key, field } = old.find((each) => each.name === name) ?? {};
      if (!key || !field) return { text: `${JSON.stringify(name)}: ${anew(value[name], children[0])}` };
      return { was, text: text.slice(key.offset, field.offset) + write(field, value[name]) };
    });
  }

  function write(node: Node, value: unknown): string {
    const [first, ...rest] = node.children ?? [];
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    if (first && node.type === "array" && Array.isArray(value)) {
      return join(node, [first, ...rest], writeList([first, ...rest], value));
    }
    if (first && node.type === "object" && isGroup) {
      return join(node, [first, ...rest], writeGroup([first, ...rest], value as Record<string, unknown>));
    }
    const isSame = JSON.stringify(getNodeValue(node)) === JSON.stringify(value);
    return isSame ? textOf(node) : anew(value, node);
  }

  const root = parseTree(text);
  return root ? write(root, value) : JSON.stringify(value, null, step);
}
