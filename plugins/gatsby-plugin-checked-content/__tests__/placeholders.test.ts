import { standInReason } from "../check/placeholders";

test.each([
  ["https://www.youtube.com/watch?v=EXAMPLE0001", "its YouTube video is made up"],
  ["https://www.roblox.com/catalog/1000000000001/black-shirt", "its Roblox item is made up"],
  ["https://books.example.com/x", "nothing can ever be found at books.example.com"],
  ["Write to hello@series.example, please.", "no mail reaches series.example"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", undefined],
  ["https://www.roblox.com/catalog/14872219067/black-shirt", undefined],
  ["For example. Test it in the shed.", undefined],
])("what stands in for the real thing is told from it: %s (%s)", (value, reason) => {
  expect(standInReason(value)).toBe(reason);
});

test("the example of the help text is a stand-in where it is an address or a long number, and not where it is words or a day", () => {
  const examples = ["https://a.org/b", "978-0-00-000000-2", "Book One", "2023-11-14"];
  expect(examples.map((example) => standInReason(example, examples))).toEqual([
    "it is the example of the help text",
    "it is the example of the help text",
    undefined,
    undefined,
  ]);
});
