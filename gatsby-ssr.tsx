export { putToSleep as onPreRenderHTML } from "./src/wake/sleep";
