import type * as React from "react";
import { imageData } from "../picture/picture";

/**
 * A rotating disc in a scene, as inline styles: a second copy of the picture, clipped to a circle, lies exactly over the
 * first as object-fit: cover draws it. opening.module.css chooses between the scene's two crops.
 */
export function rotatingDisc(scene: Queries.SceneFragment) {
  const { turning, focus } = scene;
  if (!turning) return;
  const wide = imageData(scene.wide);
  const narrow = imageData(scene.narrow);
  const shape = wide.width / wide.height;
  const narrowShape = narrow.width / narrow.height;
  /** The narrow crop's share of the picture's width; it is cropped from the right. */
  const share = Math.min(1, narrowShape / shape);
  const place = {
    "--wide": shape,
    "--wide-x": turning.x / 100,
    "--wide-radius": turning.radius / 100,
    "--narrow": narrowShape,
    "--narrow-x": (turning.x / 100 - 1 + share) / share,
    "--narrow-radius": turning.radius / 100 / share,
  } as React.CSSProperties;
  const disc = {
    "--drawn": "max(100cqw, 100cqh * var(--shape))",
    "--half": "calc(var(--radius) * var(--drawn))",
    "--left": "calc(var(--x) * var(--drawn) - var(--half))",
    "--top": `calc(${turning.y / 100} * var(--drawn) / var(--shape) - var(--half))`,
    left: `calc((100cqw - var(--drawn)) * ${(focus?.x ?? 50) / 100} + var(--left))`,
    top: `calc((100cqh - var(--drawn) / var(--shape)) * ${(focus?.y ?? 50) / 100} + var(--top))`,
    width: "calc(2 * var(--half))",
  } as React.CSSProperties;
  const copy: React.CSSProperties = {
    left: "calc(-1 * var(--left))",
    top: "calc(-1 * var(--top))",
    width: "var(--drawn)",
    height: "calc(var(--drawn) / var(--shape))",
  };
  return { place, disc, copy };
}
