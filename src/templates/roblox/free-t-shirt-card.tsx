import { graphql } from "gatsby";
import * as React from "react";
import { DownloadLink } from "../../components/download-link/download-link";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./free-t-shirt-card.module.css";

/** A free T-shirt image, to download and upload to Roblox. */
export function FreeTShirtCard({ shirt }: { shirt: Queries.FreeTShirtCardFragment }) {
  return (
    <article className={styles.card}>
      <Picture file={shirt.image} alt={shirt.alt} sizes={sizesOf("39vw", { 40: "12rem" })} transparent />
      <div>
        <h3>{shirt.name}</h3>
        <p className={patterns.fine}>{shirt.caption}</p>
      </div>
      <div className={styles.download}>
        <DownloadLink download={shirt.download} name={shirt.name} label="Download Roblox T-Shirt" />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment FreeTShirtCard on FreeTShirt {
    slug
    name
    alt
    caption
    download {
      ...OriginalDownload
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 360, breakpoints: [240, 360])
      }
    }
  }
`;
