/** Formats problems for a terminal, a log or GitHub annotations. */
import type { Problem } from "./problem";
import { count } from "./wording";

/** The output: coloured or plain text, or GitHub Actions annotations. */
interface ReportOptions {
  style: "terminal" | "plain" | "github";
}

/** "2 errors and 1 warning in 2 files". */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  const parts = [errors && count(errors, "error"), warnings && count(warnings, "warning")].filter(Boolean);
  return `${parts.join(" and ")} in ${count(new Set(problems.map(({ file }) => file)).size, "file")}`;
}

/** GitHub's workflow commands are one line each: escape line breaks and per cent signs. */
const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

function annotation({ severity, file, line, column, field, found, expected, suggestion }: Problem): string {
  const title = field ?? (severity === "error" ? "Content problem" : "Content warning");
  const place = { file, line, col: column, title };
  const properties = Object.entries(place)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  const text = [found, suggestion, expected].filter(Boolean).join("\n");
  return `::${severity} ${properties.join(",")}::${escapeData(text)}`;
}

/** All problems grouped by file; "" if there are none. */
export function formatReport(problems: readonly Problem[], { style }: ReportOptions): string {
  if (problems.length === 0) return "";
  if (style === "github") return problems.map(annotation).join("\n");

  const paint = (code: number) => (text: string) => (style === "terminal" ? `\u001b[${code}m${text}\u001b[0m` : text);
  const [bold, dim, red, yellow, green] = [paint(1), paint(2), paint(31), paint(33), paint(32)];
  const lines: string[] = [];
  let file = "";
  for (const { severity, file: here, line, column, field, found, expected, suggestion } of problems) {
    if (here !== file) lines.push("", bold(here));
    file = here;
    const place = line === undefined ? "" : ` ${dim(`line ${line}, column ${column}`)}`;
    const label = severity === "error" ? red("error") : yellow("warning");
    lines.push(`  ${label}${place}${field ? ` ${bold(field)}` : ""}`, `    ${found}`);
    if (suggestion) lines.push(`    ${green(suggestion)}`);
    if (expected) lines.push(`    ${dim(`Expected: ${expected}`)}`);
  }
  return `${lines.join("\n").trimStart()}\n\n${summary(problems)}`;
}
