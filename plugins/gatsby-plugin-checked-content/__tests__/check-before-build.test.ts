import fs from "node:fs";
import { warnOfFullDisk } from "../check-before-build";

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
