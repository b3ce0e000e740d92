import {
  blocksOf,
  unpairedAsterisk,
  paragraphIds,
  paragraphsOf,
  plainText,
  readingTimes,
  stressesOf,
} from "../../src/content/kinds/marked-text";

const plain = (text: string) => [{ text, stressed: false }];

test("each entry is a paragraph, and so is what stands between empty lines of a pasted one", () => {
  expect(blocksOf(["One.", "Two.\n\nThree,\nstill three.\r\n\r\n"])).toEqual([
    plain("One."),
    plain("Two."),
    plain("Three, still three."),
  ]);
});

test("words between stars are stressed", () => {
  expect(blocksOf(["I *liked* those rules."])).toEqual([
    [
      { text: "I ", stressed: false },
      { text: "liked", stressed: true },
      { text: " those rules.", stressed: false },
    ],
  ]);
  expect(plainText("I *liked* those rules.")).toBe("I liked those rules.");
});

test.each(["***", "* * *", "*****", "* * * * *", "---", "- - -", "—", "— — —", "___", "~ ~ ~", "⁂", "#"])(
  "%s alone is a break between scenes, which has no words",
  (line) => {
    expect(blocksOf(["One.", line, "Two."])).toEqual([plain("One."), [], plain("Two.")]);
    expect(blocksOf([`One.\n${line}\nTwo.`])).toEqual([plain("One."), [], plain("Two.")]);
  },
);

test.each([
  ["It was _so_ loud.", ["so"]],
  ["_All of it_, *all*.", ["All of it", "all"]],
  ["snake_case_name and https://a.example/_b_/c", []],
  ["2 * 3 * 4", []],
])("in %s the words %j are stressed", (text, words) => {
  const runs = stressesOf(text).filter(({ stressed }) => stressed);
  expect(runs.map((run) => run.text)).toEqual(words);
});

test("a dash never begins a line", () => {
  expect(blocksOf(["The one thing is –"])).toEqual([plain("The one thing is\u00a0–")]);
});

test("a star without a second one is noticed, with its paragraph and the words around it", () => {
  const lone = (text: string) => unpairedAsterisk(paragraphsOf([text]));
  expect(["A *b* c.", "* * *", "*A*\n\n***\n\n*b*"].map(lone)).toEqual([undefined, undefined, undefined]);
  expect(lone("A *b c.")).toEqual({ paragraph: 1, context: "A *b c." });
  expect(lone("A b.\n\nOnce *more, with feeling.")).toEqual({ paragraph: 2, context: "Once *more, with feeling." });
});

test("a text of 540 words takes three minutes, and its last third begins two minutes in", () => {
  const paragraph = plain("word ".repeat(180));
  expect(readingTimes([paragraph, paragraph, paragraph])).toEqual({ starts: [0, 1, 2], total: 3 });
});

test("nothing takes less than a minute", () => {
  expect(readingTimes([plain("Short.")]).total).toBe(1);
});

describe("the ids of paragraphs", () => {
  const idsOf = (...text: string[]) => paragraphIds(blocksOf(text));
  const [ring, shut, said] = ["The ring *opened*.", "It shut - at once.", "“No,” said Finn."] as const;

  test("stay when a paragraph is put in, or its marks are mended", () => {
    const [first, second] = idsOf(ring, shut);
    expect(idsOf("Something new.", ring, "Something else.", shut)).toEqual(expect.arrayContaining([first, second]));
    expect(idsOf("The ring opened!", shut)).toEqual([first, second]);
  });

  test("differ, of equal paragraphs, too", () => {
    const ids = idsOf(said, ring, said, shut, said);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^p-[\w-]+$/);
  });
});
