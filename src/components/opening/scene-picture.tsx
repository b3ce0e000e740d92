import * as React from "react";
import { denseSizes } from "../picture/dense-sizes";
import { objectPosition } from "../picture/object-position";
import { imageData } from "../picture/picture";
import * as styles from "./opening.module.css";

// From this width on, the words stand on the picture's calm left half; below it, the picture stands above them.
const wideScreen = "(min-width: 62rem)";
const narrowScreen = "not all and (min-width: 62rem)";

/** The two cuts of a scene, with the screens that each is for. */
export function cutsOf({ wide, narrow }: Queries.SceneFragment) {
  return [
    { name: "wide", media: wideScreen, image: imageData(wide), sizes: "(min-width: 104rem) 104rem, 100vw" },
    { name: "narrow", media: narrowScreen, image: imageData(narrow), sizes: "100vw" },
  ];
}

/** A scene, cut for wide screens and for phones. Browsers without AVIF get the whole of it as one JPEG. */
export function ScenePicture({ scene }: { scene: Queries.SceneFragment }) {
  const cuts = cutsOf(scene);
  const whole = imageData(scene.wide);
  return (
    <picture className={styles.scene}>
      {cuts.map(({ name, media, image, sizes }) => (
        <source
          key={name}
          media={media}
          type={image.images.sources?.[0]?.type}
          srcSet={image.images.sources?.[0]?.srcSet}
          sizes={denseSizes(sizes, true)}
        />
      ))}
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
  );
}
