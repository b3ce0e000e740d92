/** A point of a picture, in percent from its left and from its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Keeps a picture's focal point in view where the picture is cut to fit; without one, the middle. */
export const objectPosition = (focus?: FocalPoint | null) => (focus ? `${focus.x}% ${focus.y}%` : undefined);

/** Where faces are in most portraits. */
export const face: FocalPoint = { x: 50, y: 35 };
