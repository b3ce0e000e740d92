import type { Config } from "jest";

/** Swiper, Gatsby and their like ship untranspiled modules; everything that is a module goes through swc. */
const shared: Config = {
  rootDir: __dirname,
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
  moduleNameMapper: { "\\.module\\.css$": "identity-obj-proxy", "\\.css$": "identity-obj-proxy" },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{content,node}/**/*.test.ts?(x)"],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.tsx"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
    },
  ],
};

export default config;
