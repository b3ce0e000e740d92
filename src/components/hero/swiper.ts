/** What the slider needs of Swiper: its core, for fingers. The slides, their order and their times are our own. */
export { Swiper } from "swiper";
