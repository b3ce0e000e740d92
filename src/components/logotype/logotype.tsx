import { withPrefix } from "gatsby";
import * as React from "react";
import { logotypes } from "../../content/kinds/logotypes";
import { useSite } from "../layout/use-site";
import * as styles from "./logotype.module.css";

interface LogotypeProps {
  /** The text alternative; none where the series' name stands beside it. */
  alt?: string;
  /** True for the drawing for large sizes, if there is one. */
  large?: boolean;
  /** True where light passes over it. */
  glints?: boolean;
  className?: string;
}

/** The series' name in its own lettering, which data/brand/ may hold; nothing without. */
export function Logotype({ alt, large = false, glints = false, className = "" }: LogotypeProps) {
  const { logotype, logotypeLarge } = useSite().site;
  const size = (large && logotypeLarge) || logotype;
  if (!size) return null;
  const src = withPrefix(`/${large && logotypeLarge ? logotypes.large : logotypes.usual}`);
  const style: React.CSSProperties & { "--drawing": string } = {
    "--drawing": `url(${src})`,
    aspectRatio: `${size.width} / ${size.height}`,
  };
  return (
    <span
      className={[styles.logotype, !alt && styles.drawn, glints && styles.glints, className].filter(Boolean).join(" ")}
      style={style}
    >
      {/* Low, or React preloads it before the page's own picture. */}
      {alt && <img src={src} alt={alt} {...size} fetchPriority="low" />}
    </span>
  );
}
