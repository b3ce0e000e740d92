/** How wide pictures say that they are drawn, as every browser understands it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../plugins/gatsby-adapter-static-hosts";
import { siteFolder } from "../site-under-test";

const feature = /\((?:(?:min|max)-width: [\d.]+r?em|min-resolution: [\d.]+dppx|min-aspect-ratio: \d+\/\d+)\)/.source;
const plain = new RegExp(`^(?:${feature}(?: and ${feature})* )?[\\d.]+(?:vw|rem|px)$`);

test("sizes attributes have no min(), max() or clamp(), which WebKit does not support there", async () => {
  const documents = (await listFiles(path.join(siteFolder, "public"))).filter((file) => file.endsWith(".html"));
  const found = new Map<string, string>();
  for (const file of documents) {
    // Those of the cards inside frames are written in an attribute.
    const html = readFileSync(path.join(siteFolder, "public", file), "utf8")
      .replaceAll("&lt;", "<")
      .replaceAll("&quot;", `"`);
    for (const [, sizes = ""] of html.matchAll(/<(?:source|img|link)\b[^>]*?\s(?:image)?sizes="([^"]*)"/gi))
      found.set(sizes, file);
  }
  expect(found.size).toBeGreaterThan(0);
  const odd = [...found].filter(([sizes]) => !sizes.split(", ").every((size) => plain.test(size)));
  expect(odd).toEqual([]);
});
