/** A fault in data/site.json is told by the content check, in its words. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { gatsbyConfigSchema } from "gatsby/dist/joi-schemas/joi";
import { siteSettings } from "../../src/gatsby/site-settings";
import { temporaryFolder } from "../temporary-folder";

const shared = { ...process.env };
afterEach(() => Object.assign(process.env, shared));

test.each(['{ "name": "Half a fi', "[]", '{ "url": "" }', '{ "url": "oz.example" }', '{ "url": 7 }'])(
  "Gatsby lets the content check tell what is wrong with %s",
  (text) => {
    const file = path.join(temporaryFolder(), "site.json");
    writeFileSync(file, text);
    const { error } = gatsbyConfigSchema.validate({ siteMetadata: { siteUrl: siteSettings(file).url } });
    expect(error).toBeUndefined();
  },
);

test("a build writes dates and prices as the site's language and style have them", () => {
  const file = path.join(temporaryFolder(), "site.json");
  writeFileSync(file, JSON.stringify({ url: "https://oz.example", language: "en-AU", dateStyle: "day-first" }));
  siteSettings(file);
  expect([process.env.GATSBY_LANGUAGE, process.env.GATSBY_DATE_STYLE]).toEqual(["en-AU", "day-first"]);
});
