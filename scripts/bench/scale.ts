/** How time and memory of a cold build grow with the number of artworks. */
import { availableParallelism, totalmem } from "node:os";
import { setArtworks } from "./more-artworks";
import type { Options } from "./options";
import { type Findings, table } from "./report";
import { type BuildRun, buildSite, cleanSite, copySite, removeSite } from "./site-build";

interface Step extends BuildRun {
  artworks: number;
}

export async function benchScale({ scale, width }: Options): Promise<Findings> {
  const site = copySite();
  const steps: Step[] = [];
  try {
    for (const artworks of scale) {
      await setArtworks(site, artworks, width);
      cleanSite(site);
      console.log(`   ${artworks} artworks: building …`);
      const run = await buildSite(site, { minutes: 90 });
      steps.push({ ...run, artworks });
      console.log(`   ${artworks} artworks: ${run.seconds.toFixed(1)} s, ${Math.round(run.peakMemory)} MB`);
    }
  } finally {
    removeSite(site);
  }

  const [first] = steps;
  const each = ({ seconds, artworks }: Step) => seconds / artworks;
  return {
    title: "Scale",
    comparisons: steps.flatMap((step) => [
      {
        what: `${step.artworks} artworks: time for each`,
        measured: `${each(step).toFixed(2)} s`,
        against: `${each(first as Step).toFixed(2)} s with ${first?.artworks}`,
        ratio: each(step) / each(first as Step),
        target: "≤ 1",
        met: each(step) <= each(first as Step),
      },
      {
        what: `${step.artworks} artworks: memory`,
        measured: `${Math.round(step.peakMemory)} MB`,
        against: `${Math.round(totalmem() / 2 ** 20)} MB`,
        target: "< 4096 MB",
        met: step.peakMemory < 4096,
      },
    ]),
    details: [
      "Cold builds of a temporary copy with more artworks, made from the real ones in changing colours, so that no two pictures",
      `are the same. ${width ? `Every original is made ${width} pixels wide at most` : "The originals are as large as the real ones"}; the rest of the site is as it is. ${availableParallelism()} cores.`,
      "",
      table(
        ["artworks", "time", "time for each", "encodes", "memory"],
        steps.map((step) => [
          `${step.artworks}`,
          `${step.seconds.toFixed(1)} s`,
          `${each(step).toFixed(2)} s`,
          `${step.encodes.length}`,
          `${Math.round(step.peakMemory)} MB`,
        ]),
      ),
    ].join("\n"),
  };
}
