/**
 * Lighthouse metrics and scores on its simulated slow phone: as built, without scripts as the lower bound, and of other
 * tools' builds. Interleaved, since results depend on the machine's load.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { freePort } from "../../__tests__/hosting/servers";
import { onePerTemplate } from "../../__tests__/site-under-test";
import { scriptsTemplateId } from "../../plugins/gatsby-plugin-wake-on-intent";
import { listFiles } from "../../src/hosting/list-files";
import { precompress } from "../../src/hosting/precompress";
import { startServer } from "../serve";
import type { Options } from "./options";
import { type Comparison, type Findings, table } from "./report";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One Lighthouse run: times in ms, sizes in transferred bytes. */
interface Visit {
  /** In the order of the categories. */
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  bytes: number;
  script: number;
  /** Failed audits. */
  faults: string[];
}

/** The page without scripts: the lower bound. */
const withoutScripts = (html: string) =>
  html
    .replace(new RegExp(`<template id="${scriptsTemplateId}">[\\s\\S]*?</template>`), "")
    .replace(/<script\b[\s\S]*?<\/script>/g, "");

async function makeBare(folder: string): Promise<string> {
  execFileSync("cp", ["-aL", "public", folder]);
  const pages = (await listFiles(folder))
    .filter((file) => file.endsWith(".html"))
    .map((file) => path.join(folder, file));
  for (const file of pages) writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
  await precompress(folder, `${folder}.compressed`);
  return folder;
}

export async function benchPages({ pages, runs, against }: Options): Promise<Findings> {
  const { default: lighthouse } = await import("lighthouse");
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  const sites: [name: string, dir: string][] = [
    ["as built", "public"],
    ["no scripts", await makeBare(path.join(folder, "bare"))],
    ...against.map((dir): [string, string] => [path.basename(dir), dir]),
  ];
  const servers = await Promise.all(sites.map(([, dir]) => startServer({ port: 0, dir })));
  const debugPort = await freePort();
  const browser = await chromium.launch({ ...findBrowser(), args: [`--remote-debugging-port=${debugPort}`] });
  const found: { page: string; visits: Visit[] }[] = [];
  try {
    for (const page of pages ?? onePerTemplate.map(({ address }) => address)) {
      const tries: Visit[][] = sites.map(() => []);
      for (let run = 0; run < runs; run++) {
        for (const [index, server] of servers.entries()) {
          const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`;
          const result = await lighthouse(url, { port: debugPort, onlyCategories: [...categories], logLevel: "error" });
          if (!result || result.lhr.runtimeError) throw new Error(`${page}: ${result?.lhr.runtimeError?.message}`);
          tries[index]?.push(visitOf(result.lhr));
        }
      }
      const visits = tries.map(medianOf);
      found.push({ page, visits });
      console.log(`   ${page}: ${visits.map(({ scores, lcp }) => `${scores.join(" ")} LCP ${ms(lcp)}`).join("; ")}`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  }

  const all = found.map(({ page, visits: [built, bare] }) => ({ page, built: built as Visit, bare: bare as Visit }));
  /** The page with the worst value. */
  const worst = (value: (one: (typeof all)[number]) => number) =>
    all.reduce((most, one) => (value(one) > value(most) ? one : most));
  const compare = (
    what: string,
    value: (visit: Visit) => number,
    unit: (value: number) => string,
    limit?: number,
  ): Comparison => {
    const ratioOf = ({ built, bare }: (typeof all)[number]) => value(built) / (value(bare) || 1);
    const { page, built, bare } = worst(limit === undefined ? ratioOf : ({ built }) => value(built));
    const met = limit === undefined ? ratioOf({ page, built, bare }) <= 1.1 : value(built) <= limit;
    return {
      what: `${what}, worst of ${all.length} pages: ${page}`,
      measured: unit(value(built)),
      against: `${unit(value(bare))} without scripts`,
      ratio: value(bare) ? ratioOf({ page, built, bare }) : undefined,
      target: limit === undefined ? "≤ 1.1" : `≤ ${unit(limit)}`,
      met,
    };
  };
  const lowest = worst(({ built }) => -Math.min(...built.scores));
  return {
    title: "Pages on a slow phone",
    comparisons: [
      compare("largest paint", ({ lcp }) => lcp, ms),
      compare("time blocked", ({ tbt }) => tbt, ms, 0),
      compare("script before a move", ({ script }) => script, kilobytes, 0),
      compare("first visit", ({ bytes }) => bytes, kilobytes, 100 * 1024),
      {
        what: `Lighthouse, lowest of ${all.length} pages: ${lowest.page}`,
        measured: lowest.built.scores.join(", "),
        against: `${lowest.bare.scores.join(", ")} without scripts`,
        ratio: Math.min(...lowest.built.scores) / Math.min(...lowest.bare.scores),
        target: "100",
        met: Math.min(...lowest.built.scores) === 100,
      },
    ],
    details: [
      `Lighthouse's phone over \`npm run serve\`; of ${runs} visits the one with the median performance, the kinds in turn. Times in ms,`,
      "sizes in KB as sent (brotli). 'No scripts' is the same HTML with every script removed: the limit of what the page can reach.",
      "",
      table(
        ["page", "site", "scores", "FCP", "LCP", "TBT", "KB", "script", "what cost points"],
        found.flatMap(({ page, visits }) =>
          visits.map(({ scores, fcp, lcp, tbt, bytes, script, faults }, index) => [
            page,
            sites[index]?.[0] ?? "",
            scores.join(" "),
            ms(fcp),
            ms(lcp),
            ms(tbt),
            kilobytes(bytes),
            kilobytes(script),
            faults.join("; "),
          ]),
        ),
      ),
    ].join("\n"),
  };
}

const ms = (time: number) => `${Math.round(time)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KB`;

/** The run with the median performance score; the other scores do not vary. */
const medianOf = (tries: Visit[]) =>
  tries.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[Math.floor(tries.length / 2)] as Visit;

function visitOf(lhr: Result): Visit {
  const number = (id: string) => lhr.audits[id]?.numericValue ?? 0;
  const requests = lhr.audits["network-requests"]?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const scripts = requests?.items.filter(({ resourceType }) => resourceType === "Script") ?? [];
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    bytes: number("total-byte-weight"),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    faults: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.95)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ""}`.trim()),
    ),
  };
}
