import { imageData } from "../picture/picture";
import { sizesOf } from "../picture/sizes";

// The breakpoint of opening.module.css: above it text overlays the scene's left half, below it the scene is on top.
const wideScreen = "(min-width: 62rem)";
const narrowScreen = "not all and (min-width: 62rem)";

/**
 * A scene's two crops with their media queries (art direction).
 */
export function cropsOf({ wide, narrow }: Queries.SceneFragment) {
  return [
    { name: "wide", media: wideScreen, image: imageData(wide), sizes: sizesOf("100vw", { 104: "104rem" }) },
    { name: "narrow", media: narrowScreen, image: imageData(narrow), sizes: "100vw" },
  ];
}
