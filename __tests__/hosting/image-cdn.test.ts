import { existsSync } from "node:fs";
import path from "node:path";
import type { ImageCdnUrlGeneratorFn } from "gatsby";
import { createResolvers } from "../../gatsby-node";
import { imageAddressModule, resizeOnHost } from "../../src/hosting/image-cdn";
import { plainPicture } from "../plain-picture";
import { temporaryFolder } from "../temporary-folder";

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

/**
 * What a build puts in place of the resolver that makes pictures; it replaces others as well, in calls of their own.
 */
function replaced(): unknown {
  const resolvers = jest.fn();
  createResolvers?.({ createResolvers: resolvers, actions: {}, store: {} } as never, {} as never, () => {});
  const [resolver] = resolvers.mock.calls.flatMap(([{ ImageSharp }]) => ImageSharp?.gatsbyImageData ?? []);
  return resolver.resolve;
}

afterEach(() => {
  delete process.env.NETLIFY_IMAGE_CDN;
});

test.each([undefined, "", "false"])("pictures are resized by this build while the setting is %p", (setting) => {
  process.env.NETLIFY_IMAGE_CDN = "true";
  const onHost = String(replaced());
  delete process.env.NETLIFY_IMAGE_CDN;
  if (setting !== undefined) process.env.NETLIFY_IMAGE_CDN = setting;
  expect(String(replaced())).not.toBe(onHost);
});

describe("a picture that the host resizes", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "moon & stars.jpg");
  const home = process.cwd();

  afterAll(() => {
    process.chdir(home);
  });

  test.each([
    ["as it lies", undefined, 400 / 300],
    ["turned, as people see it", 6, 300 / 400],
  ])("is asked for in its own shape, %s", async (_, orientation, shape) => {
    await plainPicture(400, 300)
      .withMetadata(orientation ? { orientation } : {})
      .toFile(file);
    const createResolvers = jest.fn();
    Object.assign(global, { __GATSBY: { imageCDNUrlGeneratorModulePath: imageAddressModule() } });
    resizeOnHost({
      createResolvers,
      actions: {} as never,
      store: { getState: () => ({ program: {}, config: {} }) } as never,
    });
    process.chdir(folder);
    const data = await createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData.resolve(
      { parent: "file" },
      { width: 200, breakpoints: [100, 200] },
      {
        nodeModel: {
          getNodeById: () => ({
            id: "file",
            absolutePath: file,
            base: "moon & stars.jpg",
            children: [],
            internal: { contentDigest: "0a1b" },
          }),
        },
      },
    );
    process.chdir(home);
    expect(existsSync(path.join(folder, "public/static/0a1b/moon & stars.jpg"))).toBe(true);
    expect(data.width / data.height).toBeCloseTo(shape, 2);
    const asked = [data.images.fallback, ...data.images.sources].flatMap(({ srcSet }: { srcSet: string }) =>
      srcSet.split(/,\s*/).map((one) => new URL(one.split(" ")[0] ?? "", "https://series.example")),
    );
    expect(asked.length).toBeGreaterThan(2);
    for (const { pathname, searchParams } of asked) {
      expect(pathname).toBe("/.netlify/images");
      expect(searchParams.get("url")).toBe("/static/0a1b/moon & stars.jpg");
      expect(Number(searchParams.get("w")) / Number(searchParams.get("h"))).toBeCloseTo(shape, 1);
      expect(["100", "200"]).toContain(searchParams.get("w"));
    }
  });
});
