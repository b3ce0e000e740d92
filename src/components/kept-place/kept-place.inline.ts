export { keptPlace as default } from "./kept-place";
