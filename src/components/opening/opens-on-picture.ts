/** Whether a page's opening shows a picture: that one is fetched at once, and those below it when they are near. */
export const opensOnPicture = ({ scene, cutout }: { readonly scene?: unknown; readonly cutout?: unknown }): boolean =>
  Boolean(scene ?? cutout);
