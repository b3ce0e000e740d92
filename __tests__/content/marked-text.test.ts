import { blocksOf, isWellMarked, plainText, readingTimes } from "../../src/content/kinds/marked-text";

const plain = (words: string) => [{ words, stressed: false }];

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
      { words: "I ", stressed: false },
      { words: "liked", stressed: true },
      { words: " those rules.", stressed: false },
    ],
  ]);
  expect(plainText("I *liked* those rules.")).toBe("I liked those rules.");
});

test("three stars alone are a break between scenes, which has no words", () => {
  expect(blocksOf(["One.", "***", "Two."])).toEqual([plain("One."), [], plain("Two.")]);
});

test("a dash never begins a line", () => {
  expect(blocksOf(["The one thing is –"])).toEqual([plain("The one thing is\u00a0–")]);
});

test("a star without a second one is noticed, whichever paragraph it is in", () => {
  expect(["A *b* c.", "***", "*A*\n\n***\n\n*b*"].map(isWellMarked)).toEqual([true, true, true]);
  expect(["A *b c.", "A *b\n\nc* d."].map(isWellMarked)).toEqual([false, false]);
});

test("a text of 540 words takes three minutes, and its last third begins two minutes in", () => {
  const paragraph = plain("word ".repeat(180));
  expect(readingTimes([paragraph, paragraph, paragraph])).toEqual({ starts: [0, 1, 2], total: 3 });
});

test("nothing takes less than a minute", () => {
  expect(readingTimes([plain("Short.")]).total).toBe(1);
});
