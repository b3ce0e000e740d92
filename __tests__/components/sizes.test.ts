import { denseSizes, sizesOf } from "../../src/components/picture/sizes";

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

test("a dense phone is told of a narrower picture than it draws, and a wide screen is not", () => {
  expect(denseSizes("(min-width: 40rem) 46vw, 90vw", false)).toBe(
    "(min-width: 40rem) 46vw, (min-resolution: 2.5dppx) 37.8vw, (min-resolution: 1.7dppx) 58.5vw, 90vw",
  );
  expect(denseSizes("90vw", true)).toBe("(min-resolution: 2.5dppx) 50.4vw, (min-resolution: 1.7dppx) 79.2vw, 90vw");
});
