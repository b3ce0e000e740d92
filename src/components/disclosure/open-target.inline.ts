export { openTargets as default } from "./open-target";
