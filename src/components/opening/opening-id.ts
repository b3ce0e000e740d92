/** The id of what a page opens on. Nothing is painted before it is whole (see gatsby-ssr.tsx). */
export const openingId = "page-opening";
