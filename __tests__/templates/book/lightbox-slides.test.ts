/** Which files of a picture the lightbox takes. */
import { sourcesOf } from "../../../src/templates/book/lightbox/lightbox-picture";

const picture = (address: (width: number, format: string) => string): Queries.GalleryPictureFragment => {
  const srcSet = (format: string) => [360, 720].map((width) => `${address(width, format)} ${width}w`).join(",");
  return {
    slug: "moon",
    title: "Moon",
    alt: "A moon.",
    caption: "Moon.",
    image: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 720,
          height: 360,
          images: {
            sources: [{ type: "image/avif", srcSet: srcSet("avif"), sizes: "100vw" }],
            fallback: { src: address(720, "jpg"), srcSet: srcSet("jpg"), sizes: "100vw" },
          },
        },
      },
    } as unknown as Queries.GalleryPictureFragment["image"],
    characters: null,
    download: {
      url: "/downloads/moon.png",
      fileName: "moon.png",
      format: "PNG",
      width: 2000,
      height: 1000,
      bytes: 1000,
    },
  };
};

test.each([
  ["files of the build's own", (width: number, format: string) => `/static/moon-${width}.${format}`],
  [
    "pictures that the host resizes",
    (width: number, format: string) => `/.netlify/images?url=/static/moon.jpg&w=${width}&fm=${format}&cd=0a1b`,
  ],
])("of %s, it takes all widths of the format that the browser has chosen, and the original", (_what, address) => {
  for (const format of ["avif", "jpg"]) {
    // Of a width that the lightbox's own list does not have.
    expect(sourcesOf(picture(address), `https://series.example${address(512, format)}`).map(({ src }) => src)).toEqual([
      address(360, format),
      address(720, format),
      "/downloads/moon.png",
    ]);
  }
});
