/** Writes feed.xml and llms.txt into public/. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { feedXml } from "./feed";
import { llmsTxt } from "./llms-txt";

/** A built page's Open Graph image, which the feed shows as well. */
async function sharedPicture(page: string): Promise<string | undefined> {
  const html = await readFile(path.join(page, "index.html"), "utf8");
  return /<meta[^>]*property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
}

/** @param basePath the path prefix, or "" */
export async function writeFeed(data: Queries.NewsQuery, basePath: string, folder = "public"): Promise<void> {
  if (!data.siteSettings) throw new Error("data/site.json is missing. Run: npm run check");
  const site = { ...data.siteSettings, address: data.siteSettings.url + basePath };
  const items = site.news.map(async (one) => ({ ...one, picture: await sharedPicture(path.join(folder, one.path)) }));
  await writeFile(path.join(folder, "feed.xml"), feedXml(site, await Promise.all(items)));
  await writeFile(path.join(folder, "llms.txt"), llmsTxt(site, data));
}
