import type { ImageCdnUrlGeneratorFn } from "gatsby";
import { createResolvers } from "../../gatsby-node";
import { resolveWithOneFallback } from "../../src/gatsby/one-fallback";

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

describe("who resizes the pictures", () => {
  const resolver = () => {
    const resolvers = jest.fn();
    createResolvers?.({ createResolvers: resolvers, actions: {}, store: {} } as never, {} as never, () => {});
    expect(resolvers).toHaveBeenCalledTimes(1);
    return resolvers.mock.calls[0][0].ImageSharp.gatsbyImageData.resolve;
  };

  afterEach(() => {
    delete process.env.NETLIFY_IMAGE_CDN;
  });

  test.each([undefined, "", "false"])("is this build while the setting is %p", (setting) => {
    if (setting !== undefined) process.env.NETLIFY_IMAGE_CDN = setting;
    expect(resolver()).toBe(resolveWithOneFallback);
  });

  test("is the host once the setting is on", () => {
    process.env.NETLIFY_IMAGE_CDN = "true";
    expect(resolver()).not.toBe(resolveWithOneFallback);
  });
});
