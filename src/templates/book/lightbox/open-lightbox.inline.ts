export { openLightbox as default } from "./open-lightbox";
