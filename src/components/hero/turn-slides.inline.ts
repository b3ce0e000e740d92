export { turnSlides as default } from "./turn-slides";
