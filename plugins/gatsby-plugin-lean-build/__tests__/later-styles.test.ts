import { linkLaterStyles } from "../later-styles";

const page = (css: string, before: string) =>
  `<html><head><style data-href="/site/app.1.css" data-identity="gatsby-global-css">${css}</style></head><body>${before}<div id="later-styles" hidden=""></div><footer class="foot">…</footer></body></html>`;

/** The rules that a page keeps which shows `<main class="card wide"><a>` before the place. */
const kept = (css: string) =>
  /<style[^>]*>([\s\S]*)<\/style>/.exec(
    linkLaterStyles(page(css, '<main class="card wide"><a href="/">…</a>')) ?? "",
  )?.[1];

describe("the styles of a page's first part", () => {
  test.each([
    ["of its classes and elements", ".card.wide>a{top:0}"],
    [
      "that are conditional",
      "@layer a,b;@layer a{@media (min-width:40rem){main:not(.narrow) a:is(.x,:hover)::before{top:0}}}",
    ],
    ["of which one selector is its own", ".foot,.card{top:0}"],
    ["that depend on attributes alone", ':root[data-theme="dark.er"] [open]{top:0}'],
    ["with functions in functions", ".card:has(+ :not(.foot > p)){top:0}"],
    ["of animations and properties", "@keyframes rise{50%{top:0}}@property --x{inherits:true}"],
  ])("keep rules %s", (_, css) => {
    expect(kept(css)).toBe(css);
  });

  test.each([
    ["of other classes", ".foot{top:0}"],
    ["of other elements", "main table{top:0}"],
    ["for paper", "@media print{main{top:0}}"],
    ["in conditions that hold nothing else", "@layer a{@media (min-width:40rem){.foot{top:0}}}"],
  ])("leave rules %s to the sheet", (_, css) => {
    expect(kept(css)).toBe("");
  });

  test("come before a link to the whole sheet, which stands where the part ends", () => {
    expect(linkLaterStyles(page("", ""))).toContain(
      '<div id="later-styles" hidden=""><link rel="stylesheet" href="/site/app.1.css"/></div><footer',
    );
  });

  test("are all of them where a page names no such place", () => {
    expect(linkLaterStyles("<html><style data-href='/a.css'>p{}</style></html>")).toBeUndefined();
  });
});
