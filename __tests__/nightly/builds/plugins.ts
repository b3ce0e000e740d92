/**
 * `npm run test:plugins`: the small site builds with each plugin of this project switched off by one line of
 * gatsby-config.ts, and two of them work in a bare Gatsby site of three pages. It takes as long as five small builds.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "../../../plugins/gatsby-adapter-static-hosts";
import { findBrowser } from "../../browser/find-browser";
import { fixtureJson, fixturePictures } from "../../small-site/content";
import { layOut, linkPackages } from "../../small-site/lay-out";

const temporary = mkdtempSync(path.join(tmpdir(), "plugins-"));

function tell(isTrue: boolean, what: string): void {
  if (!isTrue) process.exitCode = 1;
  console.log(`${isTrue ? "✓" : "✗"} ${what}`);
}

/** Builds the site in a folder, and prints the end of what Gatsby says if that fails. */
function isBuilt(folder: string): boolean {
  rmSync(path.join(folder, "public/index.html"), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) console.log(`${stdout}${stderr}`.slice(-3000));
  return status === 0 && existsSync(path.join(folder, "public/index.html"));
}

const without = (plugin: string) =>
  `config.plugins = config.plugins?.filter((one) => ![one, (one as { resolve?: string })?.resolve].includes("${plugin}"));`;

/** The line that switches each off. */
const off = {
  "gatsby-plugin-checked-content": without("gatsby-plugin-checked-content"),
  "gatsby-plugin-wake-on-intent": without("gatsby-plugin-wake-on-intent"),
  "gatsby-plugin-subset-fonts": without("gatsby-plugin-subset-fonts"),
  "gatsby-adapter-static-hosts": "config.adapter = undefined;",
  // Last, since pictures are encoded anew without it.
  "gatsby-plugin-lean-build": without("gatsby-plugin-lean-build"),
};

/** A site as a newcomer begins one. */
const bareSite = {
  "package.json": '{ "name": "bare", "private": true, "dependencies": { "gatsby": "*" } }',
  "gatsby-config.ts": `
    import { staticHosts } from "./plugins/gatsby-adapter-static-hosts";
    export default {
      trailingSlash: "ignore",
      plugins: ["gatsby-plugin-wake-on-intent"],
      adapter: staticHosts({ siteUrl: "https://bare.example", securityContact: "mailto:hello@bare.example" }),
    };
  `,
  "src/pages/index.tsx": `
    import { Link } from "gatsby";
    import * as React from "react";
    export default function Home() {
      const [count, setCount] = React.useState(0);
      return <main><h1>Bare</h1><button type="button" onClick={() => setCount(count + 1)}>{count}</button><Link to="/about">About</Link></main>;
    }
    export const Head = () => <title>Bare</title>;
  `,
  "src/pages/about.tsx": 'import * as React from "react";\nexport default () => <h1>About</h1>;\n',
  "src/pages/404.tsx": 'import * as React from "react";\nexport default () => <h1>Not found</h1>;\n',
};

async function bare(): Promise<void> {
  const folder = path.join(temporary, "bare");
  for (const [file, text] of Object.entries(bareSite)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const plugin of ["plugins/gatsby-plugin-wake-on-intent", "plugins/gatsby-adapter-static-hosts"]) {
    cpSync(plugin, path.join(folder, plugin), { recursive: true });
  }
  linkPackages(folder);
  const built = isBuilt(folder);
  tell(built, "a bare site of three pages builds with wake-on-intent and static-hosts");
  if (!built) return;

  const [dir, deploy] = ["public", "deploy"].map((name) => path.join(folder, name));
  const server = await startServer({ port: 0, dir, deploy });
  const browser = await chromium.launch(findBrowser());
  try {
    const { port } = server.address() as { port: number };
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const answer = await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
    tell(scripts.length === 0, "its pages load no script before the first move");
    tell(
      /frame-ancestors/.test(answer?.headers()["content-security-policy"] ?? "") &&
        (await page.locator('meta[http-equiv="Content-Security-Policy"]').count()) === 1,
      "they have a policy",
    );
    await page.getByRole("button").click();
    await page.getByRole("button", { name: "1" }).waitFor();
    tell(true, "a first press wakes them, and is done");
    const redirect = await page.request.get(`http://localhost:${port}/about/`, { maxRedirects: 0 });
    tell(redirect.status() === 301, "another spelling of an address leads to it");
  } finally {
    await browser.close();
    server.close();
  }
}

async function main(): Promise<void> {
  await bare();
  const site = path.join(temporary, "site");
  mkdirSync(site);
  layOut(site, { json: fixtureJson(), pictures: await fixturePictures() });
  const config = path.join(site, "gatsby-config.ts");
  const text = readFileSync(config, "utf8");
  for (const [plugin, line] of Object.entries(off)) {
    writeFileSync(config, text.replace("export default config;", `${line}\n$&`));
    tell(isBuilt(site), `the site builds without ${plugin}`);
  }
  rmSync(temporary, { recursive: true });
}

main();
