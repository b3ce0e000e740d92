/** What people and programs that do not look at pages can follow: a news feed and a list of what is where. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { feedItems, feedXml } from "./feed";
import { llmsText } from "./llms-text";

/** Writes feed.xml and llms.txt. `basePath` is the path prefix, or nothing. */
export async function publishNews(data: Queries.NewsQuery, basePath: string, folder = "public"): Promise<void> {
  if (!data.siteSettings) throw new Error("data/site.json is missing. Run: npm run check");
  const site = { ...data.siteSettings, address: data.siteSettings.url + basePath };
  await writeFile(path.join(folder, "feed.xml"), feedXml(site, feedItems(data)));
  await writeFile(path.join(folder, "llms.txt"), llmsText(site, data));
}
