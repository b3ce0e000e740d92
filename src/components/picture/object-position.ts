/** Keeps a picture's focal point in view where the picture is cut to fit; without one, the middle. */
export const objectPosition = (focus?: { readonly x: number; readonly y: number } | null) =>
  focus ? `${focus.x}% ${focus.y}%` : undefined;
