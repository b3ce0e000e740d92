import * as React from "react";
import { face } from "./object-position";
import { Picture } from "./picture";

interface FaceProps {
  character: Queries.SectionFaceFragment;
  className?: string;
  /** The `sizes` attribute. */
  sizes: string;
}

/** A character's face beside a name or words that say who it is: decorative (alt=""). */
export const Face = ({ character: { image, focus }, className, sizes }: FaceProps) => (
  <Picture className={className} file={image} alt="" focus={focus ?? face} sizes={sizes} />
);
