import fs from "node:fs";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { sampleValue } from "../../../__tests__/content/sample";
import { model as seriesModel } from "../../../src/content/check/check";
import { checkBeforeBuild, warnOfFullDisk } from "../check-before-build";

test.each([
  [
    "a disk that is nearly full",
    40_000,
    ["Only 164 MB are free on this disk. If the build stops half-way, make room on it."],
  ],
  ["a disk with room", 40_000_000, []],
])("a build on %s is warned of it, or not", (_disk, bavail, expected) => {
  jest.spyOn(fs, "statfsSync").mockReturnValue({ bavail, bsize: 4096 } as fs.StatsFs);
  const said: string[] = [];
  warnOfFullDisk({ warn: (text = "") => said.push(text) });
  expect(said).toEqual(expected);
});

test("content with an error ends the build before it begins, and a warning does not", async () => {
  jest.restoreAllMocks();
  const reporter = {
    panic: (report: string) => {
      throw new Error(report);
    },
    warn: jest.fn(),
    info: jest.fn(),
    activityTimer: () => ({ start: () => {}, end: () => {} }),
  };
  const model = { kinds: [], pagesOf: () => [], addressOf: () => undefined };
  const begin = () => checkBeforeBuild(model as never, reporter as never);
  const project = process.cwd();
  process.chdir(temporaryFolder());
  fs.mkdirSync("data");
  fs.writeFileSync("data/notes.txt", "");
  await begin();
  expect(reporter.info).not.toHaveBeenCalled();
  expect(reporter.warn).toHaveBeenLastCalledWith(expect.stringContaining("data/notes.txt"));
  fs.writeFileSync("data/notes.json", "{}");
  await expect(begin()).rejects.toThrow("data/notes.json");
  const moon = { ...sampleValue("artwork/raptor-moon.json"), added: "2999-01-01" };
  fs.mkdirSync("data/artwork");
  fs.writeFileSync("data/artwork/moon.json", JSON.stringify(moon));
  await expect(checkBeforeBuild(seriesModel, reporter as never)).rejects.toThrow();
  expect(reporter.info).toHaveBeenCalledWith(expect.stringContaining("moon.json waits"));
  process.chdir(project);
});
