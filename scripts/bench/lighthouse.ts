/**
 * Lighthouse's four scores for every page, on its simulated phone, from `npm run serve`. The performance that it gives
 * depends on the machine, so each page is measured without scripts too, in turn: that is what this machine lets it reach.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { freePort } from "../../__tests__/servers/servers";
import { startServer } from "../serve";
import { type Options, pagesToVisit } from "./options";
import { makeVariant, withoutScripts } from "./pages";
import { type Findings, table } from "./report";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Scores {
  /** In the order of the categories. */
  scores: number[];
  /** The audits that cost points. */
  faults: string[];
}

interface PageScores {
  page: string;
  built: Scores;
  bare: Scores;
}

export async function benchLighthouse(options: Options): Promise<Findings> {
  const { default: lighthouse } = await import("lighthouse");
  const { runs } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "bench-lighthouse-"));
  const dirs = ["public", await makeVariant(path.join(folder, "bare"), withoutScripts)];
  const servers = await Promise.all(dirs.map((dir) => startServer({ port: 0, dir })));
  const debugPort = await freePort();
  const browser = await chromium.launch({ ...findBrowser(), args: [`--remote-debugging-port=${debugPort}`] });
  const results: PageScores[] = [];
  for (const page of pagesToVisit(options)) {
    const tries: [built: Scores[], bare: Scores[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      for (const [index, server] of servers.entries()) {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`;
        const result = await lighthouse(url, { port: debugPort, onlyCategories: [...categories], logLevel: "error" });
        if (!result || result.lhr.runtimeError) throw new Error(`${page}: ${result?.lhr.runtimeError?.message}`);
        tries[index]?.push(scoresOf(result.lhr));
      }
    }
    const [built, bare] = tries.map(medianOf) as [Scores, Scores];
    results.push({ page, built, bare });
    console.log(
      `   ${page}: ${built.scores.join(", ")}, without scripts ${bare.scores[0]}; ${built.faults.join("; ")}`,
    );
  }
  await browser.close();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });

  return {
    title: "Lighthouse",
    comparisons: results.map(({ page, built, bare }) => ({
      what: page,
      measured: built.scores.join(", "),
      against: `100 in all four; performance ${bare.scores[0]} without scripts`,
      ratio: Math.min(...built.scores) / 100,
      target: "1",
      met: built.scores.every((score) => score === 100),
    })),
    details: [
      `As a phone, over \`npm run serve\`; of ${runs} runs the one with the median performance. 'Without scripts' is the`,
      "performance of the same HTML with every script removed, measured in turn with it: what the machine lets the page reach.",
      "",
      table(
        ["page", ...categories, "without scripts", "what cost points"],
        results.map(({ page, built, bare }) => [
          page,
          ...built.scores.map(String),
          String(bare.scores[0]),
          built.faults.join("; "),
        ]),
      ),
    ].join("\n"),
  };
}

/** The performance score, which comes first, is the one that varies. */
const medianOf = (tries: Scores[]) =>
  tries.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[Math.floor(tries.length / 2)];

function scoresOf(lhr: Result): Scores {
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const faults = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.95)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ""}`.trim()),
  );
  return { scores, faults };
}
