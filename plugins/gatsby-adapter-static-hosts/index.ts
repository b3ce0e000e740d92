/** What a site may use of this adapter; the rest is its own. */
export { type StaticHostsOptions, staticHosts } from "./adapter";
export { completeBuild, forgetBuild, sourceState } from "./build-record";
export { completeSite } from "./complete-site";
export { deploy } from "./deploy";
export { type Build, describeHosting, type Hosting, headersFor, type TrustedOrigins } from "./description";
export { listFiles } from "./list-files";
export { mediaTypes } from "./media-types";
export { nginxServer, nginxSite, siteFolder } from "./nginx";
export { workerNames } from "./old-workers";
export { serve, startServer } from "./serve";
