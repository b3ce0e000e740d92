import { findFields } from "../../../src/templates/artwork-picture/colouring/watershed";

/** The fields of a sheet that is white but for what `luminance` says. */
async function fieldsOf(width: number, height: number, luminance: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) data.fill(luminance(i % width, Math.floor(i / width)), 4 * i, 4 * i + 3);
  const { labels, count } = await findFields({ data, width, height });
  return { labels, count, at: (x: number, y: number) => labels[y * width + x] };
}

test.each([1, 2])("a line with a gap of %i pixels separates two colouring fields", async (gap) => {
  const { at, count } = await fieldsOf(60, 60, (x, y) => (x >= 28 && x < 31 && !(y >= 30 && y < 30 + gap) ? 0 : 255));
  expect(count).toBe(2);
  expect(at(5, 30)).not.toBe(at(55, 30));
});

test("a wide gap in a line joins the colouring fields on both sides", async () => {
  const { at } = await fieldsOf(60, 60, (x, y) => (x >= 28 && x < 31 && !(y >= 20 && y < 40) ? 0 : 255));
  expect(at(5, 30)).toBe(at(55, 30));
});

test("grey edges and the line itself have the colours of both sides, and nothing stays white", async () => {
  const greys: Record<number, number> = { 28: 200, 29: 90, 30: 0, 31: 90, 32: 200 };
  const { at, labels } = await fieldsOf(60, 20, (x) => greys[x] ?? 255);
  expect(at(29, 10)).toBe(at(0, 0));
  expect(at(31, 10)).toBe(at(59, 19));
  expect(labels.includes(0)).toBe(false);
});

test("a colouring field reaches into its narrowest corner", async () => {
  const { at } = await fieldsOf(100, 40, (x, y) => (Math.abs(y - 20) * 8 > x ? 0 : 255));
  expect(at(4, 20)).toBe(at(90, 20));
});

test("a colouring field at the border is filled up to it, and does not wrap around", async () => {
  const { at } = await fieldsOf(50, 50, (x) => (x >= 24 && x < 27 ? 0 : 255));
  expect([at(0, 0), at(0, 49)]).toEqual([at(10, 25), at(10, 25)]);
  expect(at(49, 0)).toBe(at(40, 25));
  expect(at(49, 0)).not.toBe(at(0, 1));
});

test("finding the fields of a huge sheet yields to the browser", async () => {
  const [width, height] = [1414, 2000];
  let answers = 0;
  const answering = setInterval(() => answers++);
  const { count, labels } = await fieldsOf(width, height, (x, y) => (x % 100 < 4 || y % 100 < 4 ? 0 : 255));
  clearInterval(answering);
  expect(answers).toBeGreaterThan(2);
  expect(count).toBe(Math.ceil(width / 100) * Math.ceil(height / 100));
  expect(labels.includes(0)).toBe(false);
});

test("a colouring sheet without white has no field", async () => {
  expect((await fieldsOf(10, 10, () => 0)).count).toBe(0);
});
