import { denseSizes } from "../../src/components/picture/dense-sizes";

test("dense phone screens ask for fewer pixels, and wider screens for as many as they show", () => {
  expect(denseSizes("(min-width: 40rem) 46vw, 92vw", false)).toBe(
    "(min-width: 40rem) 46vw, (min-resolution: 2.5dppx) 38.6vw, (min-resolution: 1.7dppx) 59.8vw, 92vw",
  );
});

test("the picture that fills the first screen is asked for sharper than the others", () => {
  expect(denseSizes("7.5rem", true)).toBe("(min-resolution: 2.5dppx) 4.2rem, (min-resolution: 1.7dppx) 6.6rem, 7.5rem");
});
