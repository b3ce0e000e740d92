import { spawnSync } from "node:child_process";
import { newAdvisories } from "../../src/hosting/advisories";

const weakness = {
  name: "sharp",
  title: "A crafted picture reads beyond its end",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
};
const report = { vulnerabilities: { sharp: { via: [weakness] }, "gatsby-plugin-sharp": { via: ["sharp"] } } };
const accepted = {
  advisory: "GHSA-aaaa-bbbb-cccc",
  package: "sharp",
  why: "Only our own pictures are read.",
  review: "2026-02-01",
};

test("a weakness is told once, with where to read about it", () => {
  expect(newAdvisories(report, [], "2026-01-01")).toEqual([
    "sharp: A crafted picture reads beyond its end (high, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)",
  ]);
});

test("one that somebody has looked at is not told before its day", () => {
  expect(newAdvisories(report, [accepted], "2026-01-31")).toEqual([]);
  expect(newAdvisories(report, [accepted], "2026-02-01")).toEqual([expect.stringContaining("looked at again")]);
});

test("another weakness of the same package is told all the same", () => {
  expect(newAdvisories(report, [{ ...accepted, advisory: "GHSA-other" }], "2026-01-01")).toHaveLength(1);
});

test("a registry that does not answer is no good news", () => {
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/audit.ts"], {
    encoding: "utf8",
    env: { ...process.env, npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" },
  });
  expect(status).toBe(2);
  expect(stderr).toContain("nothing was checked");
});
