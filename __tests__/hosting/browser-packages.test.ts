import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { browserPackages, licencesFile } from "../../src/hosting/browser-packages";

const browserCode = ["src/components", "src/templates", "src/pages", "src/head", "src/wake"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .concat("gatsby-browser.tsx", "gatsby-ssr.tsx");

test("every package that pages import is on the list of what reaches browsers", () => {
  const imported = browserCode.flatMap((file) =>
    [
      ...readFileSync(file, "utf8")
        // Types are gone when browsers get the code.
        .replace(/import type \{[^}]*\} from "[^"]*"/g, "")
        .matchAll(/(?:from|import\(?)\s*"((?:@[\w-]+\/)?[\w-]+)[^"]*"/g),
    ].map(([, name]) => name),
  );
  expect(imported).toContain("react");
  expect([...new Set(imported)].filter((name) => name && !browserPackages.includes(name))).toEqual([]);
});

test("the licence of every one of them is published", () => {
  const text = licencesFile();
  for (const name of browserPackages) expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, "m"));
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
