/** Benchmarks builds and `npm start` in a temporary copy of the working tree: time, CPU time, memory, pictures encoded. */
import { execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "../../__tests__/hosting/servers";
import { copySite } from "../site-copy";
import { memoryOfTree, usageOfTree } from "./memory";
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

/**
 * A cold build, an edit of words (the median of `runs` builds), `npm start` (the same), one more artwork, and a copied
 * checkout with its caches.
 */
export async function benchBuilds(runs: number): Promise<Row[]> {
  return inCopy(async (site) => {
    const cold = await build("cold", site);
    const edits: BuildRun[] = [];
    for (let run = 1; run <= runs; run++) {
      editWords(site, `Edit ${run}. `);
      edits.push(await build("an edit of words", site));
    }
    const starts: BuildRun[] = [];
    // The first leaves what later ones have: webpack's results.
    for (let run = 0; run <= runs; run++) starts.push(await start(site));
    await setArtworks(site, artworksOf("data/artwork").length + 1);
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
  });
}

/**
 * Cold builds with these numbers of artworks, made from the real ones in changing colours, so that no two pictures are
 * the same.
 */
export async function benchArtworks(counts: number[]): Promise<Row[]> {
  return inCopy(async (site) => {
    const rows: Row[] = [];
    for (const count of counts) {
      await setArtworks(site, count);
      for (const name of [".cache", "public", "deploy"])
        rmSync(path.join(site, name), { recursive: true, force: true });
      rows.push(row(`${count} artworks`, await build(`${count} artworks`, site), "3072 MB"));
    }
    return rows;
  });
}

function middle(runs: BuildRun[]): BuildRun {
  const of = (name: keyof BuildRun) => median(runs.map((run) => run[name]));
  return { seconds: of("seconds"), cpu: of("cpu"), memory: of("memory"), encodes: of("encodes") };
}

async function inCopy(measure: (site: string) => Promise<Row[]>): Promise<Row[]> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bench-")));
  try {
    const site = path.join(folder, "site");
    copySite(site);
    return await measure(site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

const artworksOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.parse(name).name)
    .sort();

/** Sets the number of artworks in a copy of the site: the real ones, and then these again with a shifted hue. */
async function setArtworks(site: string, count: number): Promise<void> {
  const real = path.resolve("data/artwork");
  const folder = path.join(site, "data/artwork");
  const names = artworksOf(real);
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length] ?? "";
    const variant = Math.floor(index / names.length);
    const item = JSON.parse(readFileSync(path.join(real, `${name}.json`), "utf8"));
    const from = path.join(real, item.image);
    const { ext } = path.parse(item.image);
    const slug = variant ? `${name}-${variant}` : name;
    const image = variant ? `${slug}${ext}` : item.image;
    if (variant) {
      const colours = { saturation: 1 + (variant % 17) / 100, hue: variant };
      await sharp(from).modulate(colours).jpeg({ quality: 90, force: false }).toFile(path.join(folder, image));
    } else {
      copyFileSync(from, path.join(folder, image));
    }
    const title = variant ? `${item.title} ${variant}` : item.title;
    writeFileSync(
      path.join(folder, `${slug}.json`),
      JSON.stringify({ ...item, order: item.order + variant * 1000, title, image }, null, 2),
    );
  }
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
    memory = Math.max(memory, memoryOfTree(child.pid ?? 0));
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
