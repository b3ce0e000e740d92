import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { ImageMetadataCache } from "../image-metadata-cache";

/** A project in which these files are finished, and what a build of it has to find out for itself. */
function project() {
  const store = path.join(temporaryFolder(), "facts.json");
  const finished = new Map<string, string>();
  const pictures = {
    get: (file: string) => {
      const madeFrom = finished.get(file);
      return madeFrom === undefined ? undefined : { file, madeFrom, bytes: 1 };
    },
    isThere: ({ file, madeFrom }: { file: string; madeFrom: string }) => finished.get(file) === madeFrom,
  };
  const find = jest.fn(async () => "moon.avif");
  const build = async (from: unknown[] = ["moon", 360]) => {
    const facts = new ImageMetadataCache(pictures, store);
    const found = await facts.of(from, find, (file) => [file]);
    await facts.write();
    return found;
  };
  return { build, find, finished };
}

test("metadata of an unchanged picture are read once", async () => {
  const { build, find, finished } = project();
  finished.set("moon.avif", "the moon");
  expect([await build(), await build()]).toEqual(["moon.avif", "moon.avif"]);
  expect(find).toHaveBeenCalledTimes(1);
  await build(["sun", 360]);
  expect(find).toHaveBeenCalledTimes(2);
});

test("many queries of one build ask together", async () => {
  const facts = new ImageMetadataCache({ get: () => undefined, isThere: () => false });
  const find = jest.fn(async () => "#180848");
  expect(await Promise.all([facts.of(["moon"], find), facts.of(["moon"], find)])).toEqual(["#180848", "#180848"]);
  expect(find).toHaveBeenCalledTimes(1);
});

test("a file that is missing, not finished, or made from something else since is ordered anew", async () => {
  const { build, find, finished } = project();
  await build();
  await build();
  expect(find).toHaveBeenCalledTimes(2);
  finished.set("moon.avif", "the moon");
  await build();
  finished.set("moon.avif", "the moon, in grey");
  await build();
  expect(find).toHaveBeenCalledTimes(4);
  finished.clear();
  await build();
  expect(find).toHaveBeenCalledTimes(5);
});
