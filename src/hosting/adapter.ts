/** The Gatsby adapter: completes the build's output for any static host. */
import type { AdapterInit } from "gatsby";
import { completeSite } from "./complete-site";
import type { Build } from "./description";
import { guessHost } from "./hosts";
import { readTrustedOrigins } from "./trusted-origins";

type AdaptContext = Parameters<ReturnType<AdapterInit>["adapt"]>[0];
type HostingOptions = Pick<Build, "siteUrl" | "securityContact" | "pathPrefix"> &
  Partial<Pick<Build, "host" | "endOldWorkers">>;

/** Completes public/ after each build and writes server configuration to deploy/. */
export const hostingAdapter: AdapterInit<HostingOptions> = (options) => {
  if (!options) throw new Error("The hosting adapter needs its options.");
  return {
    name: "hosting",
    config: () => ({ supports: { pathPrefix: true, trailingSlash: ["ignore"] } }),
    adapt: async ({ routesManifest, pathPrefix, reporter }) => {
      if (pathPrefix !== options.pathPrefix) {
        throw new Error(
          `The pages were not built to live under ${options.pathPrefix}: Gatsby needs --prefix-paths. Use "npm run build".`,
        );
      }
      const { host = guessHost(), endOldWorkers = true } = options;
      const build = {
        ...options,
        host,
        endOldWorkers,
        ...readRoutes(routesManifest, pathPrefix),
        trusted: readTrustedOrigins("data"),
      };
      const warnings = await completeSite(build, {
        publicFolder: "public",
        deployFolder: "deploy",
        // Gatsby empties .cache but for .cache/adapters.
        cacheFolder: ".cache/adapters/compressed",
      });
      for (const warning of warnings) reporter.warn(warning);
    },
  };
};

/** Selects pages and redirects from Gatsby's manifest, which lists every file of the build. */
function readRoutes(routes: AdaptContext["routesManifest"], pathPrefix: string): Pick<Build, "pages" | "aliases"> {
  const pages: Build["pages"] = [];
  const aliases: Build["aliases"] = [];
  for (const route of routes) {
    if (route.type === "redirect") aliases.push({ from: route.path, to: route.toPath });
    if (route.type !== "static" || route.path.endsWith(".html")) continue;
    const folder = route.filePath.match(/^public\/(.*?)\/?index\.html$/)?.[1];
    if (folder !== undefined && folder !== "404") pages.push(`${pathPrefix}/${folder}`);
  }
  return { pages, aliases };
}
