/** The Gatsby adapter: completes the build's output for any static host. */
import type { AdapterInit } from "gatsby";
import { completeSite } from "./complete-site";
import type { Build } from "./description";
import { imageAddressModule, usesImageCdn } from "./image-cdn";
import { readTrustedOrigins } from "./trusted-origins";

type AdaptContext = Parameters<ReturnType<AdapterInit>["adapt"]>[0];
type HostingOptions = Pick<Build, "siteUrl" | "securityContact" | "pathPrefix">;

/** Completes public/ after each build and writes server configuration to deploy/. */
export const hostingAdapter: AdapterInit<HostingOptions> = (options) => {
  if (!options) throw new Error("The hosting adapter needs its options.");
  return {
    name: "hosting",
    config: () => ({
      supports: { pathPrefix: true, trailingSlash: ["ignore"] },
      ...(usesImageCdn() && { imageCDNUrlGeneratorModulePath: imageAddressModule() }),
    }),
    adapt: async ({ routesManifest, pathPrefix }) => {
      if (pathPrefix !== options.pathPrefix) {
        throw new Error(
          `The pages were not built to live under ${options.pathPrefix}: Gatsby needs --prefix-paths. Use "npm run build".`,
        );
      }
      await completeSite(
        { ...options, ...readRoutes(routesManifest, pathPrefix), trusted: readTrustedOrigins("data") },
        { publicFolder: "public", deployFolder: "deploy" },
      );
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
