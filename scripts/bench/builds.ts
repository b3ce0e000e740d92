/** Benchmarks builds and `npm start` in a temporary copy of the working tree: time, CPU time, memory, pictures encoded. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "../../__tests__/hosting/servers";
import { copySite } from "../site-copy";
import { usageOfTree } from "./process-usage";
import { median, type Row } from "./table";

interface BuildRun {
  /** Wall-clock time in seconds. */
  seconds: number;
  /** User and system CPU time of all of the build's processes, in seconds. */
  cpu: number;
  /** The number of image files encoded. */
  encodes: number;
  /** Peak memory (RSS) summed over the build's processes, in MB; shared pages count for each. */
  memory: number;
}

/** A cold build, an edit and `npm start` (medians), one more artwork, and a copied checkout with caches. */
export async function benchBuilds(runs: number): Promise<Row[]> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bench-")));
  try {
    const site = path.join(folder, "site");
    copySite(site);
    const cold = await build("cold", site);
    const edits: BuildRun[] = [];
    for (let run = 1; run <= runs; run++) {
      editWords(site, `Edit ${run}. `);
      edits.push(await build("an edit of words", site));
    }
    const starts: BuildRun[] = [];
    // The first leaves what later ones have: webpack's results.
    for (let run = 0; run <= runs; run++) starts.push(await start(site));
    await addArtwork(site);
    const oneMore = await build("one more artwork", site);
    const copy = `${site}-copy`;
    execFileSync("cp", ["-a", site, copy]);
    const copied = await build("a copied checkout with its caches", copy);
    return [
      row("cold", cold, "60 s, 900 pictures"),
      row("an edit of words", middle(edits), "14 s, 22 s of CPU, 1300 MB, 0 pictures"),
      row("npm start, first page", middle(starts.slice(1)), "20 s"),
      row("one more artwork", oneMore),
      row("a copied checkout with its caches", copied, "0 pictures"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function middle(runs: BuildRun[]): BuildRun {
  const of = (name: keyof BuildRun) => median(runs.map((run) => run[name]));
  return { seconds: of("seconds"), cpu: of("cpu"), memory: of("memory"), encodes: of("encodes") };
}

const row = (what: string, { seconds, cpu, memory, encodes }: BuildRun, wanted = ""): Row => ({
  what,
  time: `${seconds.toFixed(1)} s`,
  cpu: `${cpu.toFixed(1)} s`,
  memory: `${Math.round(memory)} MB`,
  encodes: `${encodes}`,
  wanted,
});

/** Puts words before the first video's description, as an editor would. */
function editWords(site: string, words: string): void {
  const folder = path.join(site, "data/videos");
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const file = path.join(folder, name);
  const item = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...item, description: words + item.description }, null, 2));
}

/** Adds an artwork, one of the real ones in other colours. */
async function addArtwork(site: string): Promise<void> {
  const folder = path.join(site, "data/artwork");
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const item = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const image = `one-more${path.extname(item.image)}`;
  await sharp(path.join(folder, item.image)).modulate({ hue: 90 }).toFile(path.join(folder, image));
  const added = { ...item, order: item.order + 1000, title: `${item.title} again`, image };
  writeFileSync(path.join(folder, "one-more.json"), JSON.stringify(added, null, 2));
}

const picturesIn = (site: string) => {
  const folder = path.join(site, "public/static");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return files.filter((name) => /\.(?:avif|jpg|png)$/.test(name));
};

/** Runs `npm run build` in a copy. The shell's `times` tells the CPU time of all processes that ended. */
async function build(what: string, site: string): Promise<BuildRun> {
  const before = new Set(picturesIn(site));
  const started = performance.now();
  const child = spawn("sh", ["-c", "npm run build && times"], {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, usageOfTree(child.pid ?? 0).memory);
  }, 1000);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build of ${site} failed:\n${output.slice(-4000)}`);
  const times = [...(output.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  const run = {
    seconds: (performance.now() - started) / 1000,
    cpu: times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0),
    encodes: picturesIn(site).filter((name) => !before.has(name)).length,
    memory,
  };
  console.log(`   ${Object.values(row(what, run)).join(", ")}`);
  return run;
}

const isAnswered = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `npm start` in a copy until it has answered the home page and webpack has kept its results, 5 s after. */
async function start(site: string): Promise<BuildRun> {
  const port = await freePort();
  const before = new Set(picturesIn(site));
  const started = performance.now();
  const env = { ...process.env, CI: "true" };
  const child = spawn("npm", ["start", "--", "-p", `${port}`], { cwd: site, stdio: "ignore", detached: true, env });
  try {
    while (!(await isAnswered(`http://localhost:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start has ended in ${site}.`);
      await setTimeout(200);
    }
    const seconds = (performance.now() - started) / 1000;
    const encodes = picturesIn(site).filter((name) => !before.has(name)).length;
    const run = { seconds, encodes, ...usageOfTree(child.pid ?? 0) };
    while (!existsSync(path.join(site, ".cache/webpack/stage-develop/index.pack"))) await setTimeout(1000);
    console.log(`   ${Object.values(row("npm start, first page", run)).join(", ")}`);
    return run;
  } finally {
    // The whole group, since Gatsby works in a process of its own.
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  }
}
