import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { kinds } from "../../../src/content/kinds/kinds";
import { markDrafts } from "../develop/mark-drafts";
import { filesToIgnore, isScheduled } from "../model/unpublished-files";

test("a build leaves out the files of what waits", () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "videos"));
  const file = path.join(folder, "videos/trailer.json");
  writeFileSync(file, JSON.stringify({ publishedOn: "2025-06-16" }));
  expect(isScheduled(kinds, file, "2025-06-15", folder)).toBe(true);
  expect(isScheduled(kinds, file, "2025-06-16", folder)).toBe(false);
  expect(isScheduled(kinds, path.join(folder, "videos"), "2025-06-15", folder)).toBe(false);
  expect(isScheduled(kinds, path.join(folder, "videos/trailer.jpg"), "2025-06-15", folder)).toBe(false);
  writeFileSync(file, JSON.stringify({ publishedOn: "2999-01-01" }));
  const isLeftOut = (withDrafts: boolean) => filesToIgnore(kinds, withDrafts, folder).some((ignore) => ignore(file));
  expect([isLeftOut(false), isLeftOut(true)]).toEqual([true, false]);
});

test("npm start marks drafts and what waits for its day, and nothing that is published", () => {
  const createResolvers = jest.fn();
  markDrafts({ createResolvers }, kinds);
  const [[{ Artwork }]] = createResolvers.mock.calls;
  const titled = (added: string, base: string) =>
    Artwork.title.resolve({ title: "Dawn", added, parent: "1" }, {}, { nodeModel: { getNodeById: () => ({ base }) } });
  expect(titled("2025-06-16", "ice-age-dawn.json")).toBe("Dawn");
  expect(titled("2025-06-16", "_ice-age-dawn.json")).toBe("Draft: Dawn");
  expect(titled("2999-01-01", "ice-age-dawn.json")).toBe("Draft: Dawn");
});
