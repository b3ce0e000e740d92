import { imageData } from "../picture/picture";

// From this width on, the words stand on the picture's calm left half; below it, the picture stands above them.
const wideScreen = "(min-width: 62rem)";
const narrowScreen = "not all and (min-width: 62rem)";

/** The two cuts of a scene, with the screens that each is for. Apart from the styles, which pages that only preload do without. */
export function cutsOf({ wide, narrow }: Queries.SceneFragment) {
  return [
    { name: "wide", media: wideScreen, image: imageData(wide), sizes: "(min-width: 104rem) 104rem, 100vw" },
    { name: "narrow", media: narrowScreen, image: imageData(narrow), sizes: "100vw" },
  ];
}
