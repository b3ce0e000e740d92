/** Small sites for the tests of hosting, completed as a build completes the real one. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Build, postProcess } from "../../plugins/gatsby-adapter-static-hosts";

export const smallBuild: Build = {
  pathPrefix: "",
  siteUrl: "https://series.example",
  securityContact: "mailto:hello@series.example",
  pages: ["/"],
  aliases: [],
  trusted: { forms: [], frames: [], media: [] },
  language: "en-GB",
  endOldWorkers: true,
};

/** Completes the site in public/, once more where it has been completed before, and returns the warnings. */
export const complete = (site: string, build: Partial<Build>) =>
  postProcess(
    { ...smallBuild, ...build },
    {
      publicFolder: path.join(site, "public"),
      deployFolder: path.join(site, "deploy"),
      cacheFolder: path.join(site, "compressed"),
    },
  );

/** Writes a site's public/ anew, and its deploy/. */
export async function writeSite(site: string, files: Record<string, string | Uint8Array>, build: Partial<Build>) {
  const publicFolder = path.join(site, "public");
  rmSync(publicFolder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(publicFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return complete(site, build);
}
