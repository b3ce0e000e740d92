/** Reads captions (WebVTT) as browsers do, which skip without a word what they cannot read. */
import type { Problem } from "../../../plugins/gatsby-plugin-checked-content";

/** A line of times: "00:01.000 --> 00:02.500", with hours before them or settings behind. */
const times =
  /^[ \t]*(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]*-->[ \t]*(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})(?:[ \t].*)?$/;

const seconds = (hours = "0", minutes = "", rest = "") => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

const saveAs = "Save it as WebVTT (.vtt), in UTF-8, in the program that made it: renaming a file does not convert it.";

/** The first thing that keeps a file from being captions, with its line; undefined if there is none. */
export function captionsProblem(bytes: Uint8Array): Pick<Problem, "found" | "suggestion" | "line"> | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { found: "The file is no plain text in UTF-8, which captions have to be.", suggestion: saveAs };
  }
  const lines = text.split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) {
    const isSrt = /^\d+:\d\d:\d\d,\d{3} *-->/m.test(text);
    return {
      line: 1,
      found: `The file does not begin with the line WEBVTT, so browsers show nothing of it${isSrt ? ": it is in another format (SRT)" : ""}.`,
      suggestion: saveAs,
    };
  }
  const cues = lines.flatMap((words, index) =>
    index > 0 && words.includes("-->") && !/^NOTE[ \t]/.test(words) ? [{ words: words.trim(), line: index + 1 }] : [],
  );
  if (cues.length === 0) return { found: "There is no caption in the file.", suggestion: saveAs };
  for (const { words, line } of cues) {
    const [, ...parts] = times.exec(words) ?? [];
    if (parts.length === 0) {
      const withPoints = words.replace(/(\d),(\d{3})/g, "$1.$2");
      const suggestion = times.test(withPoints) ? `Write ${withPoints}, and so in all lines.` : undefined;
      return { line, found: `The times “${words}” cannot be read, so this caption is never shown.`, suggestion };
    }
    if (seconds(...parts.slice(3)) <= seconds(...parts.slice(0, 3)))
      return { line, found: `This caption ends before it begins (${words}), so it is never shown.` };
  }
  return undefined;
}
