// Not TypeScript: Jest would want a second compiler for its configuration alone.
import { existsSync } from "node:fs";

/**
 * Swiper, Gatsby and their like ship untranspiled modules; everything that is a module goes through swc.
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
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|gatsby-plugin-image|swiper|yet-another-react-lightbox)/)",
  ],
  // What webpack puts in from data/brand/palette.json.
  globals: { BRAND: { night: "#120e33" } },
  moduleNameMapper: { "\\.module\\.css$": "identity-obj-proxy", "\\.css$": "identity-obj-proxy" },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/.fixture/", "/public/"],
  modulePathIgnorePatterns: ["/.fixture/"],
};

/**
 * The second, small site, once __tests__/small-site/build.ts has built it.
 * @type {import("jest").Config}
 */
const smallSite = {
  ...shared,
  displayName: "small-site",
  testEnvironment: "node",
  globals: { ...shared.globals, siteFolder: ".fixture" },
  testMatch: ["<rootDir>/__tests__/{site,small-site}/**/*.test.ts"],
};

/** @type {import("jest").Config} */
export default {
  // Tests are about what happens, not how fast; a busy machine may take its time.
  testTimeout: 60_000,
  // By itself Jest would leave one of two cores idle.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "unit",
      // A test that needs a document says so in its first line: @jest-environment jsdom.
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/__tests__/browser-like.ts"],
      testMatch: ["<rootDir>/__tests__/**/*.test.ts?(x)"],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, "/__tests__/(site|small-site|spec)/"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
    },
    ...(existsSync(".fixture/deploy/hosting.json") ? [smallSite] : []),
    {
      ...shared,
      displayName: "specification",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/spec/**/*.test.ts"],
    },
  ],
};
