/** What people and programs that do not look at pages can follow: a news feed and a list of what is where. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { feedXml } from "./feed";
import { llmsText } from "./llms-text";

/** The picture that a built page names for shared links: feeds show the same. */
async function sharedPicture(page: string): Promise<string | undefined> {
  const html = await readFile(path.join(page, "index.html"), "utf8");
  return /<meta[^>]*property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
}

/** Writes feed.xml and llms.txt. `basePath` is the path prefix, or nothing. */
export async function publishNews(data: Queries.NewsQuery, basePath: string, folder = "public"): Promise<void> {
  if (!data.siteSettings) throw new Error("data/site.json is missing. Run: npm run check");
  const site = { ...data.siteSettings, address: data.siteSettings.url + basePath };
  const items = site.news.map(async (one) => ({ ...one, picture: await sharedPicture(path.join(folder, one.path)) }));
  await writeFile(path.join(folder, "feed.xml"), feedXml(site, await Promise.all(items)));
  await writeFile(path.join(folder, "llms.txt"), llmsText(site, data));
}
