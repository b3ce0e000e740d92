import { partsOf, plainLinkedText } from "../../src/content/kinds/linked-text";

const plain = (text: string) => ({ text, stressed: false });
const stressed = (text: string) => ({ text, stressed: true });

test("words between stars are stressed, and words in brackets lead where the address says", () => {
  expect(partsOf("Read [Book One, *The Discovery*](/book-one), *now*.")).toEqual([
    { runs: [plain("Read ")] },
    { runs: [plain("Book One, "), stressed("The Discovery")], to: "/book-one" },
    { runs: [plain(", "), stressed("now"), plain(".")] },
  ]);
});

test("a text that is one link is one part", () => {
  expect(partsOf("[{email}](mailto:{email})")).toEqual([{ runs: [plain("{email}")], to: "mailto:{email}" }]);
});

test.each([
  ["Brackets [in words] stay.", "Brackets [in words] stay."],
  ["(Asha) [and] (Toby) cannot agree.", "(Asha) [and] (Toby) cannot agree."],
  ["See [its *own* page](/book-three#cover).", "See its own page."],
])("%s is read as: %s", (text, words) => {
  expect(plainLinkedText(text)).toBe(words);
});

test("every URL of a linked text is found", () => {
  const parts = partsOf("[One](/one) and [*two*](https://two.example/?a=b#c), not [three].");
  expect(parts.flatMap(({ to }) => to ?? [])).toEqual(["/one", "https://two.example/?a=b#c"]);
});

test.each([
  [
    "an address with brackets",
    "[Mars](https://e.example/wiki/Mars_(planet)), in (round) words.",
    ["https://e.example/wiki/Mars_(planet)"],
  ],
  ["a link in brackets", "([Mars](/mars))", ["/mars"]],
  ["two links", "[A](/a_(b)_c) and [B](/b)", ["/a_(b)_c", "/b"]],
])("%s is read whole", (_, text, addresses) => {
  expect(partsOf(text).flatMap(({ to }) => to ?? [])).toEqual(addresses);
});
