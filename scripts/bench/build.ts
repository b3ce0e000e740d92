/** Benchmarks builds: duration and peak memory, cold and warm, and how they scale with the number of artworks. */
import { totalmem } from "node:os";
import { addArtwork, setArtworks } from "./more-artworks";
import type { Options } from "./options";
import { type Findings, table } from "./report";
import { type BuildRun, buildSite, cleanSite, copyForBench, removeSite } from "./site-build";

const head = ["build", "time", "pictures made", "memory"];
const seconds = (time: number) => `${time.toFixed(1)} s`;
const row = (what: string, { seconds: time, encodes, peakMemory }: BuildRun) => [
  what,
  seconds(time),
  `${encodes}`,
  `${Math.round(peakMemory)} MB`,
];

async function build(what: string, site: string, minutes?: number): Promise<BuildRun> {
  const run = await buildSite(site, minutes);
  console.log(`   ${row(what, run).join(", ")}`);
  return run;
}

export async function benchBuild(): Promise<Findings> {
  const site = copyForBench();
  try {
    const cold = await build("cold", site);
    const edited = await build("once more", site);
    await addArtwork(site);
    const oneMore = await build("one more artwork", site);
    return {
      title: "Build",
      comparisons: [
        {
          what: "rebuild after an edit",
          measured: seconds(edited.seconds),
          against: `${seconds(cold.seconds)} for a cold build`,
          ratio: edited.seconds / cold.seconds,
        },
        {
          what: "pictures made after an edit of words",
          measured: `${edited.encodes}`,
          against: `${cold.encodes} in a cold build`,
          target: "0",
          met: edited.encodes === 0,
        },
        {
          what: "one more artwork",
          measured: seconds(oneMore.seconds),
          against: `${seconds(edited.seconds)} after an edit of words`,
          ratio: oneMore.seconds / edited.seconds,
        },
      ],
      details: [
        "In a temporary copy of the working tree. Memory is the sum over all processes of a build at its highest.",
        "",
        table(head, [
          row("cold", cold),
          row("once more, as after an edit of words", edited),
          row("one more artwork", oneMore),
        ]),
      ].join("\n"),
    };
  } finally {
    removeSite(site);
  }
}

export async function benchScale({ scale, width }: Options): Promise<Findings> {
  const site = copyForBench();
  const steps: [artworks: number, run: BuildRun][] = [];
  try {
    for (const artworks of scale) {
      await setArtworks(site, artworks, width);
      cleanSite(site);
      steps.push([artworks, await build(`${artworks} artworks`, site, 90)]);
    }
  } finally {
    removeSite(site);
  }
  const [fewest] = steps;
  const each = ([artworks, run]: [number, BuildRun]) => run.seconds / artworks;
  return {
    title: "Scale",
    comparisons: steps.flatMap((step) => [
      {
        what: `${step[0]} artworks: time for each`,
        measured: `${each(step).toFixed(2)} s`,
        against: fewest ? `${each(fewest).toFixed(2)} s with ${fewest[0]}` : "",
        ratio: fewest && each(step) / each(fewest),
        target: "≤ 1",
        met: !fewest || each(step) <= each(fewest),
      },
      {
        what: `${step[0]} artworks: memory`,
        measured: `${Math.round(step[1].peakMemory)} MB`,
        against: `${Math.round(totalmem() / 2 ** 20)} MB`,
        target: "< 4096 MB",
        met: step[1].peakMemory < 4096,
      },
    ]),
    details: [
      "Cold builds of a temporary copy with more artworks, made from the real ones in changing colours, so that no two pictures",
      `are the same. ${width ? `Every original is made ${width} pixels wide at most` : "The originals are as large as the real ones"}.`,
      "",
      table(
        head,
        steps.map(([artworks, run]) => row(`${artworks} artworks`, run)),
      ),
    ].join("\n"),
  };
}
