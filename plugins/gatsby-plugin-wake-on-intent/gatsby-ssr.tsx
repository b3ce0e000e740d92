export { noteNeeds as onRenderBody, putToSleep as onPreRenderHTML } from "./sleep";
