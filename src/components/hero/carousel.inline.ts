export { runCarousel as default } from "./carousel";
