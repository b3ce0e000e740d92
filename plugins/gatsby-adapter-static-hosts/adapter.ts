/** The Gatsby adapter: completes the build's output for any static host. */
import type { AdapterInit } from "gatsby";
import { postProcess } from "./post-process";
import type { Build, TrustedOrigins } from "./hosting-rules";
import { guessHost } from "./host-capabilities";

type AdaptContext = Parameters<ReturnType<AdapterInit>["adapt"]>[0];

interface StaticHostsOptions
  extends Pick<Build, "siteUrl" | "securityContact">,
    Partial<Pick<Build, "pathPrefix" | "language" | "host" | "endOldWorkers">> {
  /** The third-party origins for the Content Security Policy; called at the end of a build. */
  trusted?: () => TrustedOrigins;
}

/** Completes public/ after each build and writes server configuration to deploy/. */
export const staticHosts: AdapterInit<StaticHostsOptions> = (options) => {
  if (!options) throw new Error("The adapter for static hosts needs its options.");
  const { pathPrefix: wanted = "", trusted, language = "en", host = guessHost(), endOldWorkers = true } = options;
  return {
    name: "gatsby-adapter-static-hosts",
    config: () => ({ supports: { pathPrefix: true, trailingSlash: ["ignore"] } }),
    adapt: async ({ routesManifest, pathPrefix }) => {
      if (pathPrefix !== wanted) {
        throw new Error(
          `The pages were not built to live under ${wanted}: Gatsby needs --prefix-paths. Use "npm run build".`,
        );
      }
      const build = {
        ...options,
        pathPrefix,
        host,
        language,
        endOldWorkers,
        ...readRoutes(routesManifest, pathPrefix),
        trusted: trusted?.() ?? { forms: [], frames: [], media: [] },
      };
      await postProcess(build, {
        publicFolder: "public",
        deployFolder: "deploy",
        // Gatsby empties .cache but for .cache/adapters.
        cacheFolder: ".cache/adapters/compressed",
      });
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
