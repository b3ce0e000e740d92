import { graphql } from "gatsby";
import * as React from "react";
import { LaterStyles } from "../later-styles/later-styles";
import { Picture } from "../picture/picture";
import { aspectRatioOf } from "../picture/aspect-ratio";
import { sizesOf } from "../picture/sizes";
import * as band from "./band.module.css";
import * as styles from "./opening.module.css";
import { RenderBlockEnd } from "./render-block-end";
import { ScenePicture } from "./scene-picture";

interface OpeningProps {
  scene?: Queries.SceneFragment | null;
  cutout?: Queries.CutoutFragment | null;
  /** The breadcrumb, above the text. */
  way?: React.ReactNode;
  /** Content at the foot of the band, as wide as the band, that stands on its torn edge. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

/** A page's opening band, dark in both colour schemes: scene, cut-out and heading; without a scene a plain night sky. */
export function Opening({ scene, cutout, way, foot, children }: OpeningProps) {
  const variants = [
    (scene || cutout) && styles.withPicture,
    scene && styles.withScene,
    cutout && !scene && styles.withFigure,
    way && styles.withWay,
    foot && styles.withFoot,
  ].filter(Boolean);
  return (
    <>
      <div className={[band.band, ...variants].join(" ")}>
        <RenderBlockEnd />
        <div className={band.ground}>{scene && <ScenePicture scene={scene} />}</div>
        <div className={styles.inner}>
          {way}
          <div className={styles.words}>{children}</div>
          {cutout && (
            <Picture
              className={scene ? styles.cutout : styles.figure}
              file={cutout.image}
              alt={cutout.alt}
              sizes={cutoutSizes(aspectRatioOf(cutout.image), Boolean(scene))}
              eager={!scene}
              transparent
            />
          )}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {/* With a scene, nothing below the band is needed for a phone's first screen. */}
      {scene && <LaterStyles />}
    </>
  );
}

/** The `sizes` attribute of a cut-out, which is drawn less high on a scene than beside the words. */
const cutoutSizes = (shape: number, isOnScene: boolean) =>
  isOnScene ? sizesOf("8.75rem", { 40: "15rem", 62: "22rem" }, shape) : sizesOf("18.75rem", {}, shape);

export const fragment = graphql`
  fragment Scene on Scene {
    alt
    focus {
      x
      y
    }
    turning {
      x
      y
      radius
    }
    wide: image {
      childImageSharp {
        gatsbyImageData(width: 1920, breakpoints: [1280, 1664, 1920], avifOptions: { quality: 45 })
      }
    }
    narrow: image {
      childImageSharp {
        gatsbyImageData(
          width: 1280
          aspectRatio: 1.3333
          breakpoints: [720, 960, 1280]
          formats: [AVIF]
          transformOptions: { cropFocus: EAST }
          avifOptions: { quality: 36 }
        )
      }
    }
  }

  fragment Cutout on Cutout {
    alt
    image {
      childImageSharp {
        gatsbyImageData(width: 540, breakpoints: [240, 360, 540], avifOptions: { quality: 45 })
      }
    }
  }
`;
