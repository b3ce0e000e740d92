import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { linkAllLaterStyles, linkLaterStyles } from "../later-styles";

const page = (css: string) =>
  `<html><head><style data-href="/site/app.1.css" data-identity="gatsby-global-css">${css}</style></head><body><main class="A0 A1"><a href="/">…</a></main><div data-later-styles="" hidden=""></div><footer class="B0">…</footer><div data-later-styles="" hidden=""></div></body></html>`;

/** The rules that a page keeps in which classes A0 and A1 stand before the place, and those that come later. */
function part(css: string): [kept: string | undefined, later: string] {
  let later = "";
  const html = linkLaterStyles(page(css), (rest) => {
    later = rest;
    return "static/later.css";
  });
  return [/<style[^>]*>([\s\S]*)<\/style>/.exec(html ?? "")?.[1], later];
}

describe("the styles of a page's first part", () => {
  test.each([
    ["of its classes", "a{top:0}.A0.A1>a{top:0}"],
    [
      "that are conditional",
      "@layer a,b;@layer a{@media (min-width:40rem){.A0:not(.B0) a:is(.B1,:hover)::before{top:0}}}",
    ],
    ["of which one selector is its own", ".B0,.A0{top:0}"],
    ["that depend on attributes", ':root[data-theme="dark"] [open]{top:0}'],
    ["with functions in functions", ".A0:has(+ :not(.B0 > p)){top:0}"],
    ["of animations and properties", "@keyframes rise{50%{top:0}}@property --x{inherits:true}"],
  ])("keep rules %s", (_, css) => {
    expect(part(css)).toEqual([css, ""]);
  });

  test.each([
    ["of other classes", ".B0{top:0}"],
    ["in conditions that hold nothing else", "@layer a{@media (min-width:40rem){.A0 .B0{top:0}}}"],
    ["in @supports and @container", "@supports (gap:0){@container (width > 9rem){.B0{top:0}}}"],
  ])("leave rules %s to the file", (_, css) => {
    expect(part(css)).toEqual(["", css]);
  });

  test("keep the order of a module's rules: those below one that comes later come again", () => {
    expect(part(".A0{top:0}.A2{top:1px;left:1px}.A1{top:2px}.C0{top:3px}a{top:4px}")).toEqual([
      ".A0{top:0}.A1{top:2px}a{top:4px}",
      ".A2{top:1px;left:1px}.A1{top:2px}.C0{top:3px}",
    ]);
  });

  test("keep a module whole of which more would come again than come later", () => {
    const css = ".A2{top:0}.A0{top:1px}.A1{top:2px}";
    expect(part(css)).toEqual([css, ""]);
  });

  test("come before a link to the file, which stands where the part ends", () => {
    expect(linkLaterStyles(page(""), () => "static/later.css")).toContain(
      '<div data-later-styles="" hidden=""><link rel="stylesheet" data-later="" href="/site/static/later.css"/><script> </script></div><footer',
    );
  });

  test("are all of them where a page names no such place", () => {
    expect(linkLaterStyles("<html><style data-href='/a.css'>p{}</style></html>", () => "")).toBeUndefined();
  });
});

test("pages that leave the same rules to a file share it, and a second look leaves them as they are", () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "static"));
  const files = ["index.html", "404.html"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, page(".A0{top:0}.B0{top:1px}"));
  linkAllLaterStyles(folder);
  const [one, other] = files.map((file) => readFileSync(file, "utf8"));
  const [, name = ""] = /href="\/site\/(static\/later-\w+\.css)"/.exec(one ?? "") ?? [];
  expect(readFileSync(path.join(folder, name), "utf8")).toBe(".B0{top:1px}");
  expect(other).toBe(one);
  linkAllLaterStyles(folder);
  expect(readFileSync(files[0] ?? "", "utf8")).toBe(one);
});
