/** npm run check and npm run new as somebody runs them, in a project of their own. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildSync } from "esbuild";
import sharp from "sharp";
import { recipeFor, recipes } from "../../src/content/editing/new-item";
import { jsonEntry, sampleEntries, sampleValue } from "./sample";

jest.setTimeout(120_000);

const root = resolve(__dirname, "../..");
let bundled: string;
let project: string;
let jpeg: Buffer;
let png: Buffer;

beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#123456" } });
  [jpeg, png] = await Promise.all([plain(2000, 1000).jpeg().toBuffer(), plain(512, 512).png().toBuffer()]);

  // Translated once, since each run of a command would spend most of its time on that.
  bundled = mkdtempSync(join(tmpdir(), "commands-"));
  buildSync({
    entryPoints: ["check", "new", "remove", "clean-picture"].map((name) => join(root, "scripts", `${name}.ts`)),
    outdir: bundled,
    bundle: true,
    platform: "node",
    packages: "external",
  });
});

afterAll(() => rmSync(bundled, { recursive: true, force: true }));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(bundled, join(project, "scripts"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  for (const { path, type, bytes } of sampleEntries()) {
    if (type === "folder") mkdirSync(join(project, "data", path), { recursive: true });
    else writeFileSync(join(project, "data", path), bytes ?? (path.endsWith(".png") ? png : jpeg));
  }
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Runs a command; what a test does not say of the surroundings is that nobody is at a terminal and it is not CI. */
function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const { CI: _ci, GITHUB_ACTIONS: _github, ...quiet } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, "scripts", `${command}.js`), ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...quiet, ...env },
    input: "",
  });
  return { status, text: `${stdout}${stderr}` };
}

const write = (path: string, value: unknown) =>
  writeFileSync(join(project, "data", path), jsonEntry(path, value).bytes ?? "");

const moon = "artwork/raptor-moon.json";

describe("npm run check", () => {
  test("ends well when all is well", () => {
    const { status, text } = run("check");
    const count = (key: "bytes" | "picture") => sampleEntries().filter((entry) => entry[key]).length;
    expect(text).toContain(`All is well: ${count("bytes")} JSON files and ${count("picture")} pictures looked at in `);
    expect(status).toBe(0);
  });

  test("reports everything at once, without colours where nobody watches, and ends with 1", () => {
    write(moon, { ...sampleValue(moon), image: "raptor-mon.jpg", added: "2025-02-30" });
    write("merch/hoodie.json", "{");
    const { status, text } = run("check");
    expect(text).toContain('There is no file "raptor-mon.jpg" beside it.');
    expect(text).toContain('There is no such day as "2025-02-30".');
    expect(text).toContain("data/merch/hoodie.json");
    expect(text).not.toContain("\u001b[");
    expect(text).not.toContain("::error");
    expect(status).toBe(1);
  });

  test("puts each problem on its line of the file on GitHub", () => {
    write(moon, { ...sampleValue(moon), image: "raptor-mon.jpg" });
    const { status, text } = run("check", [], { CI: "true", GITHUB_ACTIONS: "true" });
    expect(text).toContain('::error file=data/artwork/raptor-moon.json,line=5,col=12,title=image::There is no file "');
    expect(status).toBe(1);
  });

  test("ends well with warnings alone", () => {
    writeFileSync(join(project, "data/artwork/ice-age-dawn.jpg"), jpeg);
    const { status, text } = run("check");
    expect(text).toContain("No JSON file uses this picture");
    expect(text).toContain("No errors, but 1 warning in 1 file");
    expect(status).toBe(0);
  });

  test("-- --launch lists the stand-ins and ends with 1", () => {
    const { status, text } = run("check", ["--launch"]);
    expect(text).toContain('"hello@series.example" is a stand-in: no mail reaches series.example.');
    expect(text).toMatch(/Not ready to launch: \d+ values to fill in\./);
    expect(status).toBe(1);
  });

  test("-- --links says so when there is no way to the internet", () => {
    write("merch/hoodie.json", { ...sampleValue("merch/hoodie.json"), url: "https://merch.no-such-place.zz/hoodie" });
    const { status, text } = run("check", ["--links"]);
    expect(text).toContain("Not one link could be reached: this computer seems to have no way to the internet.");
    expect(status).toBe(1);
  });
});

describe("npm run new", () => {
  const alt = ["--alt", "Something to see, beside the sea."];
  const shop = ["--retailers-name", "Corner Bookshop", "--retailers-url", "https://books.co.uk/x"];

  test.each<[string, string[], string[]]>([
    [
      "artwork",
      ["My Picture.jpeg", "--title", "Moon song", ...alt],
      ["artwork/moon-song.json", "artwork/moon-song.jpg"],
    ],
    ["page", ["--name", "Songs", "--template", "text", "--description", "Songs to come."], ["pages/songs.json"]],
    [
      "edition",
      ["--book", "book-one", "--format", "hardback", "--release-date", "2025-05-03", "--price", "from £12.99", ...shop],
      ["books/book-one.json"],
    ],
  ])("makes a new %s that the check takes, and says what to do next", (command, args, files) => {
    writeFileSync(join(project, "My Picture.jpeg"), jpeg);
    const { status, text } = run("new", [command, ...args]);
    for (const file of files) {
      expect(text).toContain(`data/${file}`);
      expect(existsSync(join(project, "data", file))).toBe(true);
    }
    expect(text).toContain("Next:");
    expect(status).toBe(0);
    expect(run("check").status).toBe(0);
  });

  test("writes nothing when something is missing, misspelt or already there", () => {
    const picture = join(project, "moon.jpg");
    writeFileSync(picture, jpeg);
    const before = readFileSync(join(project, "data", moon), "utf8");
    for (const [args, says] of [
      [["artwork", picture, "--title", "Moon"], '1 thing still to say:\n  --alt "…"'],
      [["artwrk", picture], 'Did you mean "artwork"?'],
      [["artwork", picture, "--titel", "Moon"], "Did you mean --title?"],
      [["artwork", picture, "--title", "Raptor moon", ...alt], "There is a data/artwork/raptor-moon.json already."],
      [["artwork", picture, "--title", "Moon", "--alt", "moon.jpg"], "Nothing was written."],
      [["artwork", picture, "--title", "月", ...alt], "Give its file a name with --slug"],
    ] as [string[], string][]) {
      const { status, text } = run("new", args);
      expect(text).toContain(says);
      expect(status).toBe(1);
    }
    expect(existsSync(join(project, "data/artwork/moon.json"))).toBe(false);
    expect(existsSync(join(project, "data/artwork/moon.jpg"))).toBe(false);
    expect(readFileSync(join(project, "data", moon), "utf8")).toBe(before);
  });
});

/** A terminal's own program, which not every system has; without a terminal, nothing is asked. */
const inTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0 ? test : test.skip;

inTerminal("a chapter that is pasted all at once into npm run new arrives whole", async () => {
  const said = [
    "--book=book-one",
    "--number=Two",
    "--title=Late",
    "--address=two",
    "--description=Late.",
    "--afterwards=More.",
    "--added=2025-06-01",
  ];
  const line = [process.execPath, "scripts/new.js", "chapter", ...said].join(" ");
  const child = spawn("script", ["-qec", line, "/dev/null"], { cwd: project });
  let shown = "";
  child.stdout.on("data", (piece) => (shown += piece));
  const answer = async (prompt: RegExp, words: string) => {
    while (!prompt.test(shown)) await setTimeout(20);
    child.stdin.write(words);
  };
  await answer(/text: /, "Para one.\r\rPara two.\r\rPara three.\r");
  await answer(/without \.json/, "late\r");
  await once(child, "exit");
  const { text } = JSON.parse(readFileSync(join(project, "data/chapters/late.json"), "utf8"));
  expect(text).toEqual(["Para one.", "Para two.", "Para three."]);
});

describe("the first walk through CONTENT.md", () => {
  const guide = readFileSync(join(root, "CONTENT.md"), "utf8");

  /** Runs a line as somebody types it, in a terminal whose home folder has a picture in it. */
  function type(line: string) {
    const scripts = Object.fromEntries(
      ["check", "new", "remove", "clean-picture"].map((name) => [name, `node scripts/${name}.js`]),
    );
    writeFileSync(join(project, "package.json"), JSON.stringify({ scripts }));
    const home = join(project, "home");
    mkdirSync(join(home, "Pictures"), { recursive: true });
    writeFileSync(join(home, "Pictures/moon.jpg"), jpeg);
    const { CI: _ci, GITHUB_ACTIONS: _github, ...quiet } = process.env;
    const env = { ...quiet, HOME: home, npm_config_update_notifier: "false" };
    const { status, stdout, stderr } = spawnSync(line, { cwd: project, encoding: "utf8", env, input: "", shell: true });
    return { status, text: `${stdout}${stderr}` };
  }

  /** The lines between fences that begin with these words. */
  const lines = (begin: string) =>
    guide.split("\n").flatMap((line) => (line.trim().startsWith(begin) ? line.trim() : []));

  test("its commands work as they stand: a picture is made, cleaned, checked and removed", () => {
    const [make] = lines("npm run new -- artwork ~/");
    const [clean] = lines("npm run clean-picture ");
    const [check] = lines("npm run check");
    const [remove] = lines("npm run remove artwork ");
    const made = type(make as string);
    expect(made).toEqual({ status: 0, text: expect.stringContaining("data/artwork/moon-song.json") });
    expect(type(clean as string)).toEqual({ status: 0, text: expect.any(String) });
    expect(type(check as string)).toEqual({ status: 0, text: expect.stringContaining("All is well") });

    // What the guide removes is a reward of the sample's quiz: nothing goes, and it says where.
    const refused = type(remove as string);
    expect(refused).toEqual({ status: 1, text: expect.stringContaining("data/quiz.json") });
    expect(existsSync(join(project, "data", moon))).toBe(true);
    const gone = type(String(remove).replace("raptor-moon", "moon-song"));
    expect(gone).toEqual({ status: 0, text: expect.stringContaining("moon-song.json") });
    expect(existsSync(join(project, "data/artwork/moon-song.jpg"))).toBe(false);
    // Nobody has committed it, so that Git could not bring it back.
    expect(gone.text).toContain("move it from .removed/ to data/");
    expect(readdirSync(join(project, ".removed/artwork")).sort()).toEqual(["moon-song.jpg", "moon-song.json"]);
    expect(type(check as string).status).toBe(0);
  });

  test("every command that it or the README names exists", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const named = [...`${guide}${readme}`.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  test("its table names every kind that can be made, and no other", () => {
    const named = [...guide.matchAll(/`npm run new -- ([a-z-]+)/g)].map(([, kind]) => recipeFor(`${kind}`)?.command);
    expect([...new Set(named)].sort()).toEqual(recipes.map(({ command }) => command).sort());
  });
});
