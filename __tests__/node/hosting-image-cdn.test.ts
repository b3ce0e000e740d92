import type { ImageCdnUrlGeneratorFn } from "gatsby";

const address: ImageCdnUrlGeneratorFn = jest.requireActual("../../src/hosting/netlify-image-address.js");
const picture = { url: "/static/0a1b/raptor-moon.jpg", internal: { contentDigest: "0a1b" } } as Parameters<
  typeof address
>[0];

test("a picture's address asks Netlify for one size and format of the published original", () => {
  const asked = new URL(
    address(
      picture,
      { width: 720, height: 405, format: "avif", quality: 75 } as Parameters<ImageCdnUrlGeneratorFn>[1],
      "/quantanite",
    ),
    "https://series.example",
  );
  expect(asked.pathname).toBe("/.netlify/images");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    url: "/quantanite/static/0a1b/raptor-moon.jpg",
    w: "720",
    h: "405",
    fit: "cover",
    fm: "avif",
    q: "75",
    cd: "0a1b",
  });
});
