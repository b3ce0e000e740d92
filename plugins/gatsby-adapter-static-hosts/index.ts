/** What a site may use of this adapter; the rest is its own. */
export { type StaticHostsOptions, staticHosts } from "./adapter";
export { type BuildRecord, completeBuild, forgetBuild, notComplete, sourceState } from "./build-record";
export { completeSite } from "./complete-site";
export {
  allowedMethods,
  type Build,
  compressedEnds,
  describeHosting,
  type Hosting,
  headersFor,
  type TrustedOrigins,
  unservedPaths,
} from "./description";
export { listFiles } from "./list-files";
export { contentType, mediaTypes } from "./media-types";
export { nginxServer, nginxSite, siteFolder } from "./nginx";
export { workerNames } from "./old-workers";
