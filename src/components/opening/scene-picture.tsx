import * as React from "react";
import { objectPosition } from "../picture/object-position";
import { imageData } from "../picture/picture";
import { denseSizes } from "../picture/sizes";
import { cropsOf } from "./crops";
import * as styles from "./opening.module.css";
import { rotatingDisc } from "./rotating-disc";

/** A scene as <picture> with art direction: one crop per media query, AVIF; one uncropped JPEG as the fallback. */
export function ScenePicture({ scene }: { scene: Queries.SceneFragment }) {
  const crops = cropsOf(scene);
  const whole = imageData(scene.wide);
  const turning = rotatingDisc(scene);
  const sources = crops.map(({ name, media, image, sizes }) => (
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
