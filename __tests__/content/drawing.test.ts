import { readdirSync, readFileSync } from "node:fs";
import { unsafePart } from "../../src/content/check/drawing";

const drawing = (inside: string, attributes = "") =>
  `<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test.each([
  '<path d="M0 0h10" stroke="currentColor"/>',
  '<defs><mask id="a"><rect width="10" height="10" fill="#fff"/></mask></defs><g mask="url(#a)"><use href="#a"/></g>',
  "<title>A wheel</title><circle r='4' fill='var(--accent,#9b84ff)'/>",
])("what only draws is allowed: %s", (inside) => expect(unsafePart(drawing(inside))).toBeUndefined());

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script's file", '<script href="/x.js"/>'],
  ["a handler", '<path onload="alert(1)" d="M0 0"/>'],
  ["a handler in capitals", '<path ONCLICK="alert(1)" d="M0 0"/>'],
  ["a link", '<a href="https://elsewhere.example"><path d="M0 0"/></a>'],
  ["a page inside", "<foreignObject><p>Hello</p></foreignObject>"],
  ["another file", '<image href="https://elsewhere.example/x.png"/>'],
  ["a shape from elsewhere", '<use xlink:href="https://elsewhere.example/x.svg#a"/>'],
  ["a fill from elsewhere", '<path fill="url(https://elsewhere.example/x.svg#a)" d="M0 0"/>'],
  ["a style sheet", "<style>@import 'https://elsewhere.example/x.css';</style>"],
  ["an address that changes", '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ["an entity", '<!DOCTYPE svg [<!ENTITY a "b">]><path d="M0 0"/>'],
  ["text that hides markup", "<![CDATA[<script>]]>"],
  ["attributes without quotes", "<path onload=alert(1) d=M0/>"],
])("%s is refused", (_, inside) => expect(unsafePart(drawing(inside))).toBeDefined());

test("a handler on the drawing itself is refused", () => {
  expect(unsafePart(drawing("", ' onload="alert(1)"'))).toBe('onload="alert(1)"');
});

test("this site's own drawings only draw", () => {
  const files = readdirSync("data/chapters").filter((name) => name.endsWith(".svg"));
  for (const file of files)
    expect([file, unsafePart(readFileSync(`data/chapters/${file}`, "utf8"))]).toEqual([file, undefined]);
});
