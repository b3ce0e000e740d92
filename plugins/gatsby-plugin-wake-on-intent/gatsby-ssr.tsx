export { putToSleep as onPreRenderHTML } from "./sleep";
