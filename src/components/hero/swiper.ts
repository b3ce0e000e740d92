/**
 * What the slider needs of Swiper. Its core with Autoplay is 22 KB (gzip); its React components with their modules are 32 KB
 * and its element 33 KB. The buttons, dots and labels are our own markup, which is in the page before Swiper is.
 */
export { Swiper } from "swiper";
export { Autoplay } from "swiper/modules";
