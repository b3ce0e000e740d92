import * as React from "react";
import { objectPosition } from "../picture/object-position";
import { imageData } from "../picture/picture";
import { denseSizes, sizesOf } from "../picture/sizes";
import * as styles from "./opening.module.css";
import { rotatingDisc } from "./rotating-disc";

// The breakpoint of opening.module.css: on wider screens text overlays the scene's left half, else it is below the scene.
const wideScreen = "(min-width: 62rem)";

/** A scene's two crops with their media queries (art direction). */
const cropsOf = ({ wide, narrow }: Queries.SceneFragment) => [
  { name: "wide", media: wideScreen, image: imageData(wide), sizes: sizesOf("100vw", { 104: "104rem" }) },
  { name: "narrow", media: `not all and ${wideScreen}`, image: imageData(narrow), sizes: "100vw" },
];

/** A scene as <picture> with art direction: one crop per media query, AVIF; one uncropped JPEG as the fallback. */
export function ScenePicture({ scene }: { scene: Queries.SceneFragment }) {
  const whole = imageData(scene.wide);
  const turning = rotatingDisc(scene);
  const sources = cropsOf(scene).map(({ name, media, image, sizes }) => (
    <source
      key={name}
      media={media}
      type={image.images.sources?.[0]?.type}
      srcSet={image.images.sources?.[0]?.srcSet}
      sizes={denseSizes(sizes, true)}
    />
  ));
  return (
    <>
      <picture className={styles.scene}>
        {sources}
        <img
          src={whole.images.fallback?.src}
          width={whole.width}
          height={Math.round(whole.height)}
          alt={scene.alt}
          style={{ objectPosition: objectPosition(scene.focus) }}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      {turning && (
        <div className={styles.turning} style={turning.place} aria-hidden="true">
          <picture className={styles.disc} style={turning.disc}>
            {sources}
            <img
              className={styles.copy}
              src={whole.images.fallback?.src}
              width={whole.width}
              height={Math.round(whole.height)}
              alt=""
              style={turning.copy}
            />
          </picture>
        </div>
      )}
    </>
  );
}
