import { sizesOf } from "../../src/components/picture/sizes";

test("sizes stop growing where the page's width does", () => {
  expect(sizesOf(92, { 40: 46, 62: 30 })).toBe(
    "(min-width: 86rem) 26rem, (min-width: 62rem) 30vw, (min-width: 40rem) 46vw, 92vw",
  );
});

test("a fixed length in sizes is kept, and written once", () => {
  expect(sizesOf("6rem", { 40: "9rem", 62: "9rem" })).toBe("(min-width: 40rem) 9rem, 6rem");
});

test("sizes of a picture cropped at its sides exceed its box", () => {
  expect(sizesOf("40vw", { 48: "10rem" }, 1.25)).toBe("(min-width: 48rem) 12.5rem, 50vw");
});
