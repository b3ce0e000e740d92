/** The point that a crop keeps in view, in percent of the picture's width and height, from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** CSS object-position that keeps the focal point in a crop; undefined means the centre. */
export const objectPosition = (focus?: FocalPoint | null) => (focus ? `${focus.x}% ${focus.y}%` : undefined);

/** The default focal point of portraits. */
export const face: FocalPoint = { x: 50, y: 35 };
