/** Lighthouse's four scores for every page, on its simulated phone, from `npm run serve`. */
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { findBrowser } from "../../__tests__/browser/find-browser";
import { freePort } from "../../__tests__/servers/servers";
import { startServer } from "../serve";
import { type Options, pagesToVisit } from "./options";
import { type Findings, table } from "./report";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Scores {
  page: string;
  scores: number[];
  /** The audits that cost points. */
  faults: string[];
}

export async function benchLighthouse(options: Options): Promise<Findings> {
  const { default: lighthouse } = await import("lighthouse");
  const { runs } = options;
  const server = await startServer({ port: 0 });
  const debugPort = await freePort();
  const browser = await chromium.launch({ ...findBrowser(), args: [`--remote-debugging-port=${debugPort}`] });
  const results: Scores[] = [];
  for (const page of pagesToVisit(options)) {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`;
    const tries: Scores[] = [];
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(url, { port: debugPort, onlyCategories: [...categories], logLevel: "error" });
      if (!result || result.lhr.runtimeError) throw new Error(`${page}: ${result?.lhr.runtimeError?.message}`);
      tries.push({ page, ...scoresOf(result.lhr) });
    }
    // The performance score, which comes first, is the one that varies.
    const median = tries.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[Math.floor(runs / 2)] as Scores;
    results.push(median);
    console.log(`   ${page}: ${median.scores.join(", ")} ${median.faults.join("; ")}`);
  }
  await browser.close();
  server.close();

  return {
    title: "Lighthouse",
    comparisons: results.map(({ page, scores }) => ({
      what: page,
      measured: scores.join(", "),
      against: "100 in all four",
      ratio: Math.min(...scores) / 100,
      target: "1",
      met: scores.every((score) => score === 100),
    })),
    details: [
      `As a phone, over \`npm run serve\`; of ${runs} runs the one with the median performance.`,
      "",
      table(
        ["page", ...categories, "what cost points"],
        results.map(({ page, scores, faults }) => [page, ...scores.map(String), faults.join("; ")]),
      ),
    ].join("\n"),
  };
}

function scoresOf(lhr: Result): Omit<Scores, "page"> {
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const faults = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.95)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ""}`.trim()),
  );
  return { scores, faults };
}
