/** What a site may use of this adapter; the rest is its own. */
export { staticHosts } from "./adapter";
export { readBuildMarker, removeBuildMarker, sourceState } from "./build-marker";
export { postProcess } from "./post-process";
export { deploy } from "./deploy";
export { type Build, describeHosting, type Hosting, type TrustedOrigins } from "./hosting-rules";
export { listFiles } from "./list-files";
export { mediaTypes } from "./media-types";
export { nginxServer, nginxSite, siteFolder } from "./nginx";
export { workerNames } from "./old-workers";
export { serve, startServer } from "./serve";
