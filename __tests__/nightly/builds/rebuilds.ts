/**
 * `npm run test:rebuilds`: whatever happened to the build before, the next one gives the files that a build from
 * nothing gives, and what was left half made is neither served nor deployed. Edits what derived files are made from,
 * stops builds at several moments, breaks one and renames the folder, and compares every file each time. It takes as
 * long as ten builds.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { readBuildMarker, listFiles, startServer } from "../../../plugins/gatsby-adapter-static-hosts";
import { copySite, hashesOf } from "../../../scripts/site-copy";

const temporary = mkdtempSync(path.join(tmpdir(), "rebuilds-"));
let project = path.join(temporary, "site");
const inProject = (file: string) => path.join(project, file);

const env = { ...process.env, SOURCE_DATE_EPOCH: "1700000000", CI: "1" };

/** Starts a build in its own process group, as a terminal does. */
const startBuild = () => spawn("npm", ["run", "build"], { cwd: project, env, detached: true });

/** Runs a build and returns its duration in seconds. */
async function build({ mayFail = false } = {}): Promise<{ failed: boolean; seconds: number }> {
  const started = performance.now();
  const child = startBuild();
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += piece));
  const [code] = await once(child, "close");
  if (code !== 0 && !mayFail) throw new Error(`A build failed that should not have:\n${said.slice(-3000)}`);
  return { failed: code !== 0, seconds: Math.round((performance.now() - started) / 1000) };
}

/** Sends a signal once the build has printed a word (Ctrl+C, crash). */
async function stopBuild(word: string, signal: NodeJS.Signals): Promise<void> {
  const child = startBuild();
  const said = new Promise<void>((resolve) => {
    const listen = (piece: Buffer) => {
      if (piece.toString().includes(word)) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
  });
  const ended = once(child, "exit");
  await Promise.race([said, ended]);
  if (child.exitCode !== null) throw new Error(`The build never said "${word}".`);
  const group = -(child.pid as number);
  process.kill(group, signal);
  await ended;
  // npm exits at once; wait for the rest of the process group.
  while (isAlive(group)) await setTimeout(100);
}

/** Asserts that an incomplete build is neither served nor deployed. */
async function expectRefusal(what: string): Promise<void> {
  const [dir, deploy] = [inProject("public"), inProject("deploy")];
  const server = await startServer({ port: 0, dir, deploy }).catch(() => undefined);
  server?.close();
  const isRefused = !server && !readBuildMarker(dir, deploy);
  if (!isRefused) process.exitCode = 1;
  console.log(`${isRefused ? "✓" : "✗"} ${what} leaves nothing to serve or to deploy`);
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

type Files = Map<string, string>;

const published = (): Promise<Files> => hashesOf(inProject("public"));

function compare(what: string, expected: Files, found: Files): void {
  const names = [...new Set([...expected.keys(), ...found.keys()])];
  const different = names.filter((name) => expected.get(name) !== found.get(name)).sort();
  if (different.length > 0) process.exitCode = 1;
  const shown = different
    .slice(0, 20)
    .map((name) => `  ${expected.has(name) ? (found.has(name) ? "~" : "-") : "+"} ${name}`);
  if (different.length > shown.length) shown.push(`  and ${different.length - shown.length} more`);
  console.log(different.length > 0 ? `✗ ${what}:\n${shown.join("\n")}` : `✓ ${what}`);
}

function edit(file: string, change: (json: Record<string, unknown>) => void): void {
  const json = JSON.parse(readFileSync(inProject(file), "utf8"));
  change(json);
  writeFileSync(inProject(file), `${JSON.stringify(json, null, 2)}\n`);
}

const itemsOf = (folder: string) =>
  readdirSync(inProject(`data/${folder}`))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `data/${folder}/${name}`);

async function redraw(file: string): Promise<void> {
  writeFileSync(inProject(file), await sharp(inProject(file)).negate({ alpha: false }).withMetadata().toBuffer());
}

/** Edits one item of each kind that derived files depend on. */
async function editEverything(): Promise<void> {
  edit("data/site.json", (site) =>
    Object.assign(site, { name: "Another name", author: "Somebody else", contactEmail: "new@series.example" }),
  );
  const artworks = itemsOf("artwork").map((file) => {
    const { kind, image } = JSON.parse(readFileSync(inProject(file), "utf8"));
    return { file, kind: String(kind), image: `data/artwork/${image}` };
  });
  const [wallpaper, ...others] = artworks.filter(({ kind }) => kind === "wallpaper");
  // Items that other files refer to cannot be removed alone.
  const texts = (await listFiles(inProject("data")))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(inProject(`data/${file}`), "utf8"));
  const gone = others.find(({ file }) => {
    const slug = path.basename(file, ".json");
    return !texts.some((text) => text.includes(`"${slug}"`) || text.includes(`/artwork/${slug}`));
  });
  const sheet = artworks.find(({ kind }) => kind === "colouring-sheet");
  if (wallpaper) edit(wallpaper.file, (json) => Object.assign(json, { title: "Retitled", focus: { x: 10, y: 90 } }));
  if (sheet) await redraw(sheet.image);
  if (gone) for (const file of [gone.file, gone.image]) rmSync(inProject(file));
  for (const file of itemsOf("books").slice(0, 1)) {
    edit(file, (book) => Object.assign(book, { hook: "Another hook." }));
    await redraw(`data/books/${JSON.parse(readFileSync(inProject(file), "utf8")).cover}`);
  }
  const tokens = inProject("src/styles/tokens.css");
  const css = readFileSync(tokens, "utf8");
  const narrower = css.replace(/--width: [\d.]+rem/, "--width: 70rem");
  if (narrower === css) throw new Error("src/styles/tokens.css has no --width to change.");
  writeFileSync(tokens, narrower);
}

async function main(): Promise<void> {
  copySite(project);
  console.log(`  a build from nothing: ${(await build()).seconds} s`);
  const before = await published();
  console.log(`  the same again: ${(await build()).seconds} s`);
  compare("an unchanged rebuild changes nothing", before, await published());

  await editEverything();
  await build();
  const rebuilt = await published();
  for (const folder of [".cache", "public"]) rmSync(inProject(folder), { recursive: true });
  await build();
  const clean = await published();
  compare("a build after edits gives what a build from nothing gives", clean, rebuilt);

  for (const [signal, word] of [
    ["SIGINT", "createPages"],
    ["SIGKILL", "extract queries"],
    ["SIGTERM", "Building static HTML"],
  ] as const) {
    const tagline = `Stopped by ${signal} at ${word}`;
    const former = readFileSync(inProject("data/site.json"), "utf8");
    edit("data/site.json", (site) => Object.assign(site, { tagline }));
    await stopBuild(word, signal);
    await expectRefusal(`${signal} at "${word}"`);
    writeFileSync(inProject("data/site.json"), former);
    await build();
    compare(`a build after ${signal} at "${word}" gives what a build from nothing gives`, clean, await published());
  }

  rmSync(inProject("public"), { recursive: true });
  await build();
  compare("a build after public/ was deleted gives all of it", clean, await published());

  const broken = inProject("src/templates/home/home.tsx");
  const whole = readFileSync(broken, "utf8");
  writeFileSync(broken, `${whole}\nthrow new Error("broken");\n`);
  if (!(await build({ mayFail: true })).failed) throw new Error("A broken template was built.");
  await expectRefusal("a build that fails");
  // Written, not renamed: webpack knows a change by its time, and a copy has that of the fault.
  writeFileSync(broken, whole);

  await build();
  const site = readFileSync(inProject("data/site.json"), "utf8");
  writeFileSync(inProject("data/site.json"), "{");
  if (!(await build({ mayFail: true })).failed) throw new Error("Faults of the content were built.");
  compare("faults of the content leave the last build as it was", clean, await published());
  if (!readBuildMarker(inProject("public"), inProject("deploy"))) throw new Error("The last build is not served.");
  writeFileSync(inProject("data/site.json"), site);

  const renamed = path.join(temporary, "renamed site");
  renameSync(project, renamed);
  project = renamed;
  await build();
  compare("a build in a renamed folder gives what a build from nothing gives", clean, await published());
}

main().finally(() => rmSync(temporary, { recursive: true, force: true }));
