import { sentencesOf } from "../../src/components/hero/sentences";

test.each([
  ["Ride fast. Land in another age.", ["Ride fast.", "Land in another age."]],
  ["“Ride!” says Pip", ["“Ride!”", "says Pip"]],
  ["Version 2.0 of the past", ["Version 2.0 of the past"]],
  ["...and then?! Nothing", ["...and then?!", "Nothing"]],
  ["Three words only", ["Three words only"]],
  ["?", ["?"]],
])("the heading %s is %j", (heading, sentences) => {
  expect(sentencesOf(heading)).toEqual(sentences);
  expect(sentencesOf(heading).join(" ")).toBe(heading);
});
