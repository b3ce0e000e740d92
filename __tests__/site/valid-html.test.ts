/** Built pages are valid HTML: one of each kind; in test:full every one. */
import path from "node:path";
import { cjsResolver, FileSystemConfigLoader, HtmlValidate, type Report } from "html-validate";
import { hosting, onePerTemplate, pages } from "../site-under-test";
import { fileAt, listedPages, notFound, pageAt, publicFolder, unlistedPages } from "./built-site";

const htmlValidate = new HtmlValidate(new FileSystemConfigLoader([cjsResolver()]));

/** What is wrong, with its place, one problem a line. */
const problems = ({ results }: Report) =>
  results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
  );

const aliases = hosting.aliases.map(({ from }) => from);
const validated = process.env.FULL
  ? [...listedPages, ...unlistedPages, ...aliases]
  : [...onePerTemplate.map(({ address }) => address), ...aliases.slice(0, 1)];

test.each([...validated, notFound])("%s is valid HTML", async (route) => {
  expect(problems(await htmlValidate.validateFile(fileAt(route) ?? ""))).toEqual([]);
});

test("the documents inside frames are valid HTML", async () => {
  for (const { address } of pages) {
    for (const frame of pageAt(address)("iframe[srcdoc]").toArray()) {
      const inside = path.join(publicFolder, "frame.html");
      expect(problems(await htmlValidate.validateString(frame.attribs.srcdoc ?? "", inside))).toEqual([]);
    }
  }
});
