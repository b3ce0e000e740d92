/** What the check says of data/brand, and of the frame in static/. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkBrand } from "../../src/content/check/brand-files";
import { contrast } from "../../src/content/check/palette-contrast";
import { palette } from "../small-site/content";
import { temporaryFolder } from "../temporary-folder";
import { findProblems, jsonEntry, sampleValue, sampleWith } from "./sample";

const entry = (path: string, value?: unknown) => ({
  path,
  type: "file" as const,
  ...(value === undefined ? {} : { bytes: Buffer.from(JSON.stringify(value)) }),
});
const icon = { ...entry("brand/icon.png"), picture: { bytes: 1000, format: "png", width: 512, height: 512 } };
const told = (value: object) => [...checkBrand([icon, entry("brand/palette.json", value)])];

test("a palette of eight colours derives all others with enough contrast", () => {
  expect(told(palette)).toEqual([]);
});

test.each([
  ["ink", "#8a9a90"],
  ["light", "#555555"],
  ["paper", "#777777"],
  ["night", "#888888"],
  ["action", "#553300"],
  ["link", "#99ccff"],
  ["spark", "#223344"],
  ["glow", "#ffccee"],
] as const)("one message says that %s is wrong, what is worst, and the nearest colour that will do", (role, colour) => {
  const [problem, ...others] = told({ ...palette, [role]: colour });
  expect(problem).toMatchObject({ severity: "error", code: "palette-contrast", field: role });
  expect(others).toEqual([]);
  expect(problem?.found).toMatch(/^The colour "\w+" .* on ".*" .* contrast of \d\.\d\d\.$/);
  const nearest = problem?.suggestion?.match(/"(#\w{6})"/)?.[1];
  expect(told({ ...palette, [role]: nearest })).toEqual([]);
});

test("the palette check reports each wrong colour once the one before is mended", () => {
  const wrong = { ...palette, ink: "#8a9a90", light: "#555555" };
  const [first] = told(wrong);
  const [second] = told({ ...wrong, [first?.field ?? ""]: palette[first?.field as keyof typeof palette] });
  expect([first?.field, second?.field].sort()).toEqual(["ink", "light"]);
});

test("whoever follows the palette check ends with other colours than black and white", () => {
  const mine = { night: "#0d3b45", light: "#f3fbf7", paper: "#ffffff", ink: "#12303a", action: "#e2552d" };
  let next = { ...mine, link: "#2a9d8f", spark: "#7ff0c8", glow: "#ff8fa3" };
  for (let [problem] = told(next); problem; [problem] = told(next)) {
    const [, nearest] = problem.suggestion?.match(/"(#\w{6})"/) ?? [];
    expect(nearest).not.toMatch(/#0{6}|#f{6}/);
    next = { ...next, [`${problem.field}`]: nearest };
  }
});

// A grey that has nearly the contrast of 3 that lines need on paper, and of buttons' words, but not on the night.
test.each(["inkSoft", "inkLine", "focus", "actionSoft"])(
  "the palette check names a derived colour that was given and lacks contrast: %s",
  (shade) => {
    const [problem] = told({ ...palette, shades: { [shade]: "#999999" } });
    expect(problem?.field).toBe(`shades › ${shade}`);
    expect(problem?.suggestion).toContain("leave the shade out");
  },
);

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

test("an icon that is a drawing is square too, and of a file that holds none is said what it is", () => {
  const said = (picture: object) => [
    ...checkBrand([
      { ...entry("brand/icon.svg"), picture: { bytes: 99, ...picture } },
      entry("brand/palette.json", palette),
    ]),
  ];
  expect(said({ format: "svg", width: 64, height: 65 })).toEqual([]);
  expect(said({ format: "svg", width: 64, height: 32 })).toMatchObject([{ code: "icon-size" }]);
  expect(said({ format: "git lfs" })[0]?.suggestion).toContain("git lfs pull");
});

test("an age that has its year in numbers asks for the frame in which it runs", () => {
  const home = process.cwd();
  process.chdir(temporaryFolder());
  const wants = ["AD 120", "today", "Year 3 of the plague", "?"].map((year) => {
    const age = jsonEntry("ages/roman-britain.json", { ...sampleValue("ages/roman-britain.json"), year });
    return findProblems(sampleWith(age)).some(({ code, field }) => code === "no-odometer" && field === "year");
  });
  process.chdir(home);
  expect(wants).toEqual([true, true, false, false]);
});

test("a file of static/ that the build would write over is told, and any other is not", () => {
  const home = process.cwd();
  const folder = temporaryFolder();
  for (const file of [
    "robots.txt",
    ".well-known/security.txt",
    "Favicon.ico",
    "index.html",
    "CNAME",
    "google1a2b.html",
    "map/index.html",
  ]) {
    mkdirSync(path.dirname(path.join(folder, "static", file)), { recursive: true });
    writeFileSync(path.join(folder, "static", file), "");
  }
  process.chdir(folder);
  const told = findProblems(sampleWith()).filter(({ code }) => code === "name-of-the-build");
  process.chdir(home);
  expect(told.map(({ file }) => file)).toEqual(
    [".well-known/security.txt", "Favicon.ico", "index.html", "robots.txt"].map((file) => `static/${file}`),
  );
});
