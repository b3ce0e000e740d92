/** Swiper's core alone, for touch gestures: a module of its own, so that the dynamic import can be tree-shaken. */
export { Swiper } from "swiper";
