import { Swiper } from "swiper";

/** Lets fingers and mice drag the slides, which are stacked. A file of its own, which carousel.ts imports. */
export function dragSlides(row: HTMLElement, initialSlide: number, show: (index: number) => void): Swiper {
  const swiper = new Swiper(row.parentElement as HTMLElement, {
    initialSlide,
    rewind: true,
    // Swiper must not move the row.
    virtualTranslate: true,
    speed: 0,
  });
  swiper.on("activeIndexChange", ({ activeIndex }) => show(activeIndex));
  return swiper;
}
