/** Every built page is valid HTML. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { cjsResolver, FileSystemConfigLoader, HtmlValidate, type Report } from "html-validate";
import { pageAt, publicFolder } from "./built-site";

const htmlValidate = new HtmlValidate(new FileSystemConfigLoader([cjsResolver()]));

/** What is wrong, with its place, one problem a line. */
const problems = ({ results }: Report) =>
  results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
  );

const pages = readdirSync(publicFolder).filter((file) => file.endsWith(".html"));

test.each(pages)("%s is valid HTML", async (page) => {
  expect(problems(await htmlValidate.validateFile(path.join(publicFolder, page)))).toEqual([]);
});

test("the documents inside the music frames are valid HTML", async () => {
  const $ = pageAt("/music");
  for (const frame of $("iframe[srcdoc]").toArray()) {
    const inside = path.join(publicFolder, "music.html");
    expect(problems(await htmlValidate.validateString($(frame).attr("srcdoc") ?? "", inside))).toEqual([]);
  }
});
