/** A fault in data/site.json is told by the content check, in its words. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gatsbyConfigSchema } from "gatsby/dist/joi-schemas/joi";
import { siteSettings } from "../../src/gatsby/site-settings";

const shared = { ...process.env };
afterEach(() => Object.assign(process.env, shared));

test.each(['{ "name": "Half a fi', "[]", '{ "url": "" }', '{ "url": "oz.example" }', '{ "url": 7 }'])(
  "Gatsby lets the content check tell what is wrong with %s",
  (text) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "site-")), "site.json");
    writeFileSync(file, text);
    const { error } = gatsbyConfigSchema.validate({ siteMetadata: { siteUrl: siteSettings(file).url } });
    expect(error).toBeUndefined();
  },
);
