/** How long a build takes, compared with encoding its pictures and nothing else. */
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { type Encode, encodeAll } from "./encode";
import { addArtwork } from "./more-artworks";
import { type Findings, table } from "./report";
import { type BuildRun, buildSite, cleanSite, copySite, removeSite } from "./site-build";

export async function benchBuild(): Promise<Findings> {
  const site = copySite();
  try {
    const cold = await build("cold build", site);
    if (cold.encodes.length === 0) throw new Error("The cold build encoded nothing that could be recorded.");
    const unchanged = await build("unchanged rebuild", site);

    const slug = await addArtwork(site);
    const oneMore = await build("one more artwork", site);
    const foreign = oneMore.encodes.filter(({ input }) => path.parse(input).name !== slug);
    const floorOfOne = await encode("the encodes of one more artwork alone", oneMore.encodes);

    const encoded = path.join(path.dirname(site), "encoded");
    cpSync(path.join(site, "public/static"), path.join(encoded, "public/static"), { recursive: true });
    for (const end of ["json", "jpg", "png"]) rmSync(path.join(site, `data/artwork/${slug}.${end}`), { force: true });
    cleanSite(site);
    const start = await build("cold build, pictures encoded before", site, encoded);

    const floor = await encode("the encodes of the cold build alone", cold.encodes);
    return findings({ cold, unchanged, oneMore, start, floor, floorOfOne, foreign });
  } finally {
    removeSite(site);
  }
}

async function build(what: string, site: string, encoded?: string): Promise<BuildRun> {
  console.log(`   ${what} …`);
  const run = await buildSite(site, { encoded });
  console.log(`   ${what}: ${seconds(run.seconds)}, ${run.encodes.length} pictures`);
  return run;
}

async function encode(what: string, encodes: Encode[]) {
  const run = await encodeAll(encodes);
  console.log(`   ${what}: ${seconds(run.seconds)}`);
  return run.seconds;
}

interface Runs {
  cold: BuildRun;
  unchanged: BuildRun;
  oneMore: BuildRun;
  /** A cold build whose pictures were there already. */
  start: BuildRun;
  floor: number;
  floorOfOne: number;
  /** What was encoded for the new artwork's sake without belonging to it. */
  foreign: Encode[];
}

function findings({ cold, unchanged, oneMore, start, floor, floorOfOne, foreign }: Runs): Findings {
  const ratio = cold.seconds / (floor + start.seconds);
  const row = (what: string, run: BuildRun) => [
    what,
    seconds(run.seconds),
    `${run.encodes.length}`,
    `${Math.round(run.peakMemory)} MB`,
  ];
  return {
    title: "Build",
    comparisons: [
      {
        what: "cold build",
        measured: seconds(cold.seconds),
        against: `${seconds(floor)} encodes alone + ${seconds(start.seconds)} fixed start`,
        ratio,
        target: "≤ 1.3",
        met: ratio <= 1.3,
      },
      {
        what: "unchanged rebuild",
        measured: seconds(unchanged.seconds),
        against: `${seconds(start.seconds)} fixed start`,
        ratio: unchanged.seconds / start.seconds,
      },
      {
        what: "unchanged rebuild: encodes",
        measured: `${unchanged.encodes.length}`,
        against: `${cold.encodes.length} in the cold build`,
        target: "0",
        met: unchanged.encodes.length === 0,
      },
      {
        what: "one more artwork",
        measured: seconds(oneMore.seconds),
        against: `${seconds(floorOfOne)} encodes alone + ${seconds(unchanged.seconds)} unchanged rebuild`,
        ratio: oneMore.seconds / (floorOfOne + unchanged.seconds),
      },
      {
        what: "one more artwork: encodes of others",
        measured: `${foreign.length}`,
        against: `${oneMore.encodes.length} for the artwork`,
        target: "0",
        met: foreign.length === 0 && oneMore.encodes.length > 0,
      },
    ],
    details: [
      "In a temporary copy of the working tree. 'Encodes alone' runs sharp with the same originals, sizes, formats and",
      "qualities, one file per core at a time, and does nothing else. The 'fixed start' is a cold build of the same site in",
      "which each of those files is copied from a former build: everything else that a build does, the wallpapers cut for screens",
      "included. Memory is the sum over all processes of a build at its highest.",
      "",
      table(
        ["build", "time", "encodes", "memory"],
        [
          row("cold", cold),
          row("cold, pictures encoded before", start),
          row("unchanged", unchanged),
          row("one more artwork", oneMore),
          ["the encodes of the cold build alone", seconds(floor), `${cold.encodes.length}`, ""],
          ["the encodes of one more artwork alone", seconds(floorOfOne), `${oneMore.encodes.length}`, ""],
        ],
      ),
      "",
      table(["encodes of the cold build", "files"], Object.entries(countFormats(cold.encodes)).sort()),
    ].join("\n"),
  };
}

function countFormats(encodes: Encode[]): Record<string, string> {
  const counts: Record<string, number> = {};
  for (const { args } of encodes) counts[args.toFormat] = (counts[args.toFormat] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).map(([format, count]) => [format, `${count}`]));
}

const seconds = (time: number) => `${time.toFixed(1)} s`;
