// Not TypeScript: Jest would need ts-node for its configuration alone.
import { existsSync } from "node:fs";

/**
 * Gatsby and others ship untranspiled ES modules, so swc transforms node_modules, too.
 * @type {import("jest").Config}
 */
const shared = {
  transform: {
    "\\.m?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "classic" } },
          target: "es2022",
        },
      },
    ],
  },
  transformIgnorePatterns: [
    "node_modules/(?!(double-metaphone|gatsby|gatsby-script|gatsby-link|gatsby-plugin-image|stemmer)/)",
  ],
  // Stands in for webpack's DefinePlugin (data/brand/palette.json).
  globals: { BRAND: { night: "#120e33" } },
  moduleNameMapper: { "\\.module\\.css$": "identity-obj-proxy", "\\.css$": "identity-obj-proxy" },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/.fixture/", "/.long-series/", "/public/"],
  modulePathIgnorePatterns: ["/.fixture/", "/.long-series/"],
};

/**
 * How well the search answers what readers of these books asked: other texts have other answers, and may be right. So
 * npm run test:full asks, and `npm test` tests the search by the texts in its own tests.
 */
const ofTheseTexts = process.env.FULL ? [] : ["/site/find-(?:questions|unseen)\\.test"];

const parsesOnce = "<rootDir>/__tests__/site/parsed-once.ts";

/**
 * The second, small site, which __tests__/small-site/build.ts builds first.
 * @type {import("jest").Config}
 */
const smallSite = {
  ...shared,
  displayName: "small-site",
  testEnvironment: parsesOnce,
  globals: { ...shared.globals, siteFolder: ".fixture" },
  testMatch: ["<rootDir>/__tests__/{site,small-site}/**/*.test.ts"],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...ofTheseTexts],
};

/** @type {import("jest").Config} */
export default {
  // Generous: tests assert behaviour, not speed.
  testTimeout: 60_000,
  // The default, cores minus one, leaves one of two cores idle.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "unit",
      // Tests that need a DOM override it in their first line: @jest-environment jsdom.
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/__tests__/jsdom-setup.ts"],
      testMatch: ["<rootDir>/{__tests__,plugins}/**/*.test.ts?(x)"],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, "/__tests__/(site|small-site|spec)/"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: parsesOnce,
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...ofTheseTexts],
    },
    ...(existsSync(".fixture/deploy/hosting.json") ? [smallSite] : []),
    {
      ...shared,
      displayName: "specification",
      testEnvironment: parsesOnce,
      testMatch: ["<rootDir>/__tests__/spec/**/*.test.ts"],
    },
  ],
};
