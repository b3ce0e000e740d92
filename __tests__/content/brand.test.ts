/** What the check says of data/brand. */
import { checkBrand } from "../../src/content/check/brand";
import { coloursOf, contrast, pairs } from "../../src/content/kinds/palette";
import { palette } from "../small-site/content";

const entry = (path: string, value?: unknown) => ({
  path,
  type: "file" as const,
  ...(value === undefined ? {} : { bytes: Buffer.from(JSON.stringify(value)) }),
});
const icon = { ...entry("brand/icon.png"), picture: { bytes: 1000, format: "png", width: 512, height: 512 } };
const told = (value: object) => checkBrand([icon, entry("brand/palette.json", value)], "data");

test("eight colours are a palette: all others are mixed from them, and can be read", () => {
  expect(told(palette)).toEqual([]);
});

test("a pair that cannot be read is named, with how much is missing", () => {
  const [problem] = told({ ...palette, ink: "#8a9a90" });
  expect(problem).toMatchObject({ severity: "error", code: "palette-contrast", field: "ink" });
  expect(problem?.found).toMatch(/"ink" .* on "paper" .* contrast of \d\.\d\d, which is \d\.\d\d too little/);
});

test("a colour that is none, missing or unknown is told", () => {
  expect(told({ ...palette, night: "black" })[0]).toMatchObject({ field: "night" });
  expect(told({ ...palette, night: undefined })[0]).toMatchObject({ field: "night" });
  expect(told({ ...palette, nigth: "#000000" })[0]?.found).toContain("nigth");
});

test("there is one icon, and it is large enough", () => {
  const codes = (paths: string[]) =>
    checkBrand(
      paths.map((path) => entry(path)),
      "data",
    ).map(({ code }) => code);
  expect(codes(["brand/icon.svg", "brand/palette.json"])).toEqual([]);
  expect(codes([])).toEqual(["icon", "palette"]);
  expect(codes(["brand/icon.svg", "brand/icon.png", "brand/palette.json"])).toEqual(["icon"]);
  const withIcon = (facts: object) =>
    checkBrand([{ ...icon, picture: { ...icon.picture, ...facts } }, entry("brand/palette.json", palette)], "data");
  expect(withIcon({})).toEqual([]);
  expect(withIcon({ width: 256, height: 256 })).toMatchObject([{ code: "icon-size" }]);
  expect(withIcon({ format: "jpeg" })).toMatchObject([{ code: "image-other-format" }]);
});

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(pairs.every(([what, on, least]) => contrast(coloursOf(palette)[what], coloursOf(palette)[on]) >= least)).toBe(
    true,
  );
});
