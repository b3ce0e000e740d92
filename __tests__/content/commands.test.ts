/** The commands of content, called in a project of their own; where it matters, as the programs that they are. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { buildSync } from "esbuild";
import sharp from "sharp";
import {
  convertedPicture,
  kindCalled,
  kindsToAdd,
  locationOf,
  noFileAt,
  resolveInputPath,
} from "../../plugins/gatsby-plugin-checked-content";
import { check } from "../../scripts/check";
import { cleanPictures } from "../../scripts/clean-picture";
import { type Command, isMistake, run as runCommand } from "../../scripts/cli";
import { newItem } from "../../scripts/new";
import { removeItems } from "../../scripts/remove";
import { renameItem } from "../../scripts/rename";
import { kinds } from "../../src/content/kinds/kinds";
import { noisyPicture, plainPicture } from "../plain-picture";
import { jsonEntry, plainSample, sampleEntries, sampleValue } from "./sample";

// Only programs at a terminal ask anything.
jest.mock("@clack/prompts", () => ({}));

jest.setTimeout(120_000);

// The folder in which the tests were called is not that of the commands that they run.
delete process.env.INIT_CWD;

const root = resolve(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const programs = mkdtempSync(join(tmpdir(), "commands-"));
const original = mkdtempSync(join(tmpdir(), "sample-"));
let project: string;
let jpeg: Buffer;

beforeAll(async () => {
  process.stdin.isTTY = false;
  jpeg = await plainPicture(2000, 1000).jpeg().toBuffer();
  for (const { path, type, bytes } of sampleEntries()) {
    const place = join(original, path);
    if (type === "folder") mkdirSync(place);
    else if (bytes) writeFileSync(place, bytes);
    else await plainSample(path).toFile(place);
  }
  // Translated once, since each run of a program would spend most of its time on that.
  buildSync({
    entryPoints: ["check", "new", "remove", "rename", "clean-picture"].map((name) =>
      join(root, "scripts", `${name}.ts`),
    ),
    outdir: programs,
    bundle: true,
    platform: "node",
    packages: "external",
  });
  symlinkSync(join(root, "node_modules"), join(programs, "node_modules"));
});

afterAll(() => {
  for (const folder of [programs, original]) rmSync(folder, { recursive: true });
});

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(original, join(project, "data"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  process.chdir(project);
});

afterEach(() => {
  process.chdir(root);
  rmSync(project, { recursive: true, force: true });
});

/** The environment, as if this were not CI. */
function quiet() {
  const { CI: _ci, GITHUB_ACTIONS: _github, ...others } = process.env;
  return others;
}

/** Calls a command; what a test does not say of the surroundings is that nobody is at a terminal and it is not CI. */
async function run(command: Command, args: string[] = [], env: Record<string, string> = {}) {
  const said: string[] = [];
  for (const stream of ["log", "error"] as const)
    jest.spyOn(console, stream).mockImplementation((...words) => said.push(format(...words)));
  jest.replaceProperty(process, "env", { ...quiet(), ...env });
  process.exitCode = 0;
  await runCommand(command, args);
  // What a maintainer did wrong is told in words alone.
  expect(said.filter((line) => /^ {4}at /m.test(line))).toEqual([]);
  const status = process.exitCode;
  process.exitCode = undefined;
  jest.restoreAllMocks();
  return { status, text: said.join("\n") };
}

const write = (path: string, value: unknown) =>
  writeFileSync(join(project, "data", path), jsonEntry(path, value).bytes ?? "");

const moon = "artwork/raptor-moon.json";

/** What somebody types to add an artwork. */
const artworkOf = (picture: string, title: string) => ["artwork", picture, "--title", title, "--alt", "A moon at sea."];

describe("npm run check", () => {
  test("reports everything at once, without colours where nobody watches, and ends with 1", async () => {
    write(moon, { ...sampleValue(moon), added: "2025-02-30" });
    write("artwork/mars-canyon.json", { ...sampleValue("artwork/mars-canyon.json"), image: "mars-canyn.jpg" });
    write("merch/hoodie.json", "{");
    const { status, text } = await run(check);
    expect(text).toContain('There is no file "mars-canyn.jpg" beside it.');
    expect(text).toContain('Found "2025-02-30".');
    expect(text).toContain("data/merch/hoodie.json");
    expect(text).not.toContain("\u001b[");
    expect(text).not.toContain("::error");
    expect(status).toBe(1);
  });

  test("puts each problem on its line of the file on GitHub", async () => {
    write(moon, { ...sampleValue(moon), image: "raptor-mon.jpg" });
    const { status, text } = await run(check, [], { CI: "true", GITHUB_ACTIONS: "true" });
    expect(text).toContain('::error file=data/artwork/raptor-moon.json,line=5,col=12,title=image::There is no file "');
    expect(status).toBe(1);
  });

  test("npm run check exits with 0 on warnings alone", async () => {
    writeFileSync(join(project, "data/artwork/ice-age-dawn.jpg"), jpeg);
    write("artwork/soon.json", { ...sampleValue(moon), order: 900, added: "2999-01-01" });
    const { status, text } = await run(check);
    expect(text).toContain('nothing shows "ice-age-dawn.jpg"');
    expect(text).toContain("data/artwork/soon.json waits: visitors see it from Jan 1, 2999 on.");
    expect(text).toContain("No errors, but 1 warning in 1 file");
    expect(status).toBe(0);
  });

  test("-- --launch counts the stand-ins, and -- --links says that there is nothing else to ask", async () => {
    const { status, text } = await run(check, ["--launch", "--links"]);
    expect(text).toMatch(/Not ready to launch: \d+ values/);
    expect(text).toContain("Saltmarrow is named here, which is of the series that came with the project");
    expect(text).toContain("There is no external link to ask.");
    expect(status).toBe(1);
  });

  test("-- --links ends with 1 where a link is dead", async () => {
    write("merch/hoodie.json", { ...sampleValue("merch/hoodie.json"), url: "https://merch.co.uk/hoodie" });
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
    const { status, text } = await run(check, ["--links"]);
    expect([status, text]).toEqual([1, expect.stringContaining("does not work: it answers 404.")]);
  });

  test("-- --links says so when there is no way to the internet", async () => {
    write("merch/hoodie.json", { ...sampleValue("merch/hoodie.json"), url: "https://merch.no-such-place.zz/hoodie" });
    const { status, text } = await run(check, ["--links"]);
    expect(text).toContain("Not one link could be reached: this computer seems to have no way to the internet.");
    expect(status).toBe(1);
  });
});

describe("npm run new", () => {
  test("writes nothing when something is missing, misspelt or already there", async () => {
    const picture = join(project, "moon.jpg");
    writeFileSync(picture, jpeg);
    const before = readFileSync(join(project, "data", moon), "utf8");
    for (const [args, says] of [
      [["artwork", picture, "--title", "Moon"], '1 thing still to say:\n  --alt "…"'],
      [["artwrk", picture], 'Did you mean "artwork"?'],
      [["artwork", picture, "--titel", "Moon"], "Did you mean --title?"],
      [["question", "--question", "Is Pip real?"], "One of: readers, grown-ups"],
    ] as [string[], string][]) {
      const { status, text } = await run(newItem, args);
      expect(text).toContain(says);
      expect(status).toBe(1);
    }
    expect(existsSync(join(project, "data/artwork/moon.json"))).toBe(false);
    expect(existsSync(join(project, "data/artwork/moon.jpg"))).toBe(false);
    expect(readFileSync(join(project, "data", moon), "utf8")).toBe(before);
  });
});

/** A picture as a phone makes it: it says where it was taken. */
const fromPhone = () =>
  sharp(jpeg)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .toBuffer();

describe("pictures keep their files and lose their metadata", () => {
  const says = async (file: string) => Boolean((await sharp(readFileSync(file)).metadata()).exif);

  test("npm run new leaves the place out of the site's copy, and the maintainer's own file as it is", async () => {
    const own = join(project, "Ann's pictures 1.jpg");
    const bytes = await fromPhone();
    writeFileSync(own, bytes);
    const { status, text } = await run(newItem, artworkOf(own, "Moon song"));
    expect(text).toContain(
      "The copy for the site leaves out the place where it was taken. Your own file stays as it is.",
    );
    expect(status).toBe(0);
    expect(await says(join(project, "data/artwork/moon-song.jpg"))).toBe(false);
    expect(readFileSync(own).equals(bytes)).toBe(true);
  });

  test("npm run clean-picture makes a clean copy beside a file of the maintainer's own", async () => {
    const own = join(project, "my moon.jpg");
    const bytes = await fromPhone();
    writeFileSync(own, bytes);
    expect(await run(cleanPictures, [own])).toEqual({ status: 0, text: expect.stringContaining("my moon-clean.jpg") });
    expect(readFileSync(own).equals(bytes)).toBe(true);
    expect(await says(join(project, "my moon-clean.jpg"))).toBe(false);
    const again = { status: 1, text: expect.stringContaining("already. Nothing was changed.") };
    expect(await run(cleanPictures, [own])).toEqual(again);
  });

  test("the advice of the check can be typed as it stands, and what it replaces waits in .removed", async () => {
    const bytes = await fromPhone();
    writeFileSync(join(project, "data/artwork/Moon at Ann's.jpg"), bytes);
    const [, name] = /npm run clean-picture "(.*)"/.exec((await run(check)).text) ?? [];
    expect(name).toBe("data/artwork/Moon at Ann's.jpg");
    linkSync(join(project, name as string), join(project, "same.jpg"));
    expect((await run(cleanPictures, [name as string])).status).toBe(0);
    expect(await says(join(project, name as string))).toBe(false);
    // A whole file takes its place: written into it, a half one would stay where the power fails.
    expect(readFileSync(join(project, "same.jpg")).equals(bytes)).toBe(true);
    expect(readFileSync(join(project, ".removed/artwork/Moon at Ann's.jpg")).equals(bytes)).toBe(true);
  });

  test("a picture that lies in its folder already is used there, as the check advises", async () => {
    writeFileSync(join(project, "data/artwork/full-moon.jpg"), jpeg);
    expect((await run(newItem, artworkOf("data/artwork/full-moon.jpg", "Full moon"))).status).toBe(0);
    expect((await run(check)).text).toContain("All is well");
  });

  test("a picture's path is understood as it is typed, pasted or dragged", () => {
    const own = join(project, "Ann's (1) moon.jpg");
    writeFileSync(own, jpeg);
    const escaped = own.replace(/[' ()]/g, "\\$&");
    const quotedTwice = own.replace("'", "'\\''");
    for (const typed of [own, `${escaped} `, `'${quotedTwice}'`, `"${own}"`, `& "${own}"`, pathToFileURL(own).href]) {
      expect([typed, resolveInputPath(typed)]).toEqual([typed, own]);
    }
    expect(resolveInputPath("~/x.jpg")).toBe(join(homedir(), "x.jpg"));
    expect(() => resolveInputPath("file://else/%zz")).not.toThrow();
  });

  test("a picture's path counts from the folder in which the command is typed, or from the project's", async () => {
    const INIT_CWD = join(project, "data/artwork");
    for (const typed of ["raptor-moon.jpg", "data/artwork/raptor-moon.jpg", "../artwork/raptor-moon.jpg"]) {
      expect((await run(cleanPictures, [typed], { INIT_CWD })).text).toContain(
        "raptor-moon.jpg holds nothing but the picture",
      );
    }
  });

  test("a picture that is not there is looked for in its folder", () => {
    writeFileSync(join(project, "moon.jpg"), jpeg);
    for (const [path, answer] of [
      ["mon.jpg", 'Did you mean "moon.jpg"?'],
      [".", "is a folder. Say which of its pictures."],
      ["pics/moon.jpg", "There is no picture"],
    ] as const) {
      expect(noFileAt(join(project, path))).toContain(answer);
    }
  });
});

describe("npm run new prints a command to use again", () => {
  test("after a name that is taken", async () => {
    writeFileSync(join(project, "mug.jpg"), jpeg);
    const said = ["--name", 'Ann\'s "best" mug', "--alt", "A mug.", "--url", "https://merch.co.uk/mug"];
    const { status, text } = await run(newItem, ["merch", "mug.jpg", ...said, "--price", "14.99", "--slug", "hoodie"]);
    expect(status).toBe(1);
    expect(text).toContain("hoodie.json already");
    expect(text).toContain("mug.jpg --name='Ann'\\''s \"best\" mug' --alt=\"A mug.\" --url=https://merch.co.uk/mug");
    expect(existsSync(join(project, "data/merch/mug.jpg"))).toBe(false);
  });

  test("after a disk that does not take the file", async () => {
    rmSync(join(project, "data/subjects"), { recursive: true });
    writeFileSync(join(project, "data/subjects"), "");
    const said = ["--name", "Science", "--key", "Sc", "--text", "Living things."];
    const { status, text } = await run(newItem, ["subject", ...said]);
    expect(text).toContain("data/subjects/science.json could not be written");
    expect(text).toContain('npm run new -- subject --name=Science --key=Sc --text="Living things."');
    expect(status).toBe(1);
  });

  test("after somebody else has made the file, which stays as it is, and the picture does not come", async () => {
    const { writeFile } = promises;
    writeFileSync(join(project, "my-moon.jpg"), jpeg);
    jest.spyOn(promises, "writeFile").mockImplementation(async (file, ...given) => {
      if (String(file).endsWith(".json")) writeFileSync(String(file), "theirs");
      return writeFile(file, ...given);
    });
    const { status, text } = await run(newItem, artworkOf("my-moon.jpg", "Full moon"));
    expect([status, text]).toEqual([1, expect.stringContaining("full-moon.json could not be written: EEXIST")]);
    expect(readFileSync(join(project, "data/artwork/full-moon.json"), "utf8")).toBe("theirs");
    expect(existsSync(join(project, "data/artwork/full-moon.jpg"))).toBe(false);
  });
});

/** A terminal's own program, which not every system has; without a terminal, nothing is asked. */
const inTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0 ? test : test.skip;

const ctrlC = "\u0003";

/** Runs a command at a terminal and answers what it asks. */
async function talk(command: string, answers: [question: RegExp, answer: string][]) {
  const line = `stty cols 100 rows 40; ${process.execPath} ${programs}/${command}`;
  const child = spawn("script", ["-qec", line, "/dev/null"], { cwd: project, env: { ...process.env } });
  const ended = once(child, "exit");
  let shown = "";
  let seen = 0;
  child.stdout.on("data", (piece) => (shown += piece));
  for (const [question, answer] of answers) {
    while (!question.test(shown.slice(seen))) {
      if (child.exitCode !== null) throw new Error(`It never asked ${question}:\n${shown}`);
      await setTimeout(20);
    }
    seen = shown.length;
    child.stdin.write(answer);
  }
  await ended;
  return shown.replace(/\r/g, "");
}

inTerminal("npm run new asks for what is missing, and again for what cannot be, with the reason", async () => {
  writeFileSync(join(project, "my moon.jpg"), jpeg);
  const shown = await talk("new.js artwork --caption=Sing! --added=31.2.2025", [
    [/Which picture\?/, "my\\ mon.jpg\r"],
    [/Did you mean "my moon.jpg"\?[\s\S]*Which picture\?/, "'my moon.jpg' \r"],
    [/title:/, "Raptor moon\r"],
    [/alt:/, "Pip sings at the moon.\r"],
    [/added:/, `${"\u007f".repeat(9)}2025-06-01\r`],
    [/raptor-moon.json already[\s\S]*without \.json/, `${"\u007f".repeat(11)}full-moon\r`],
  ]);
  expect(shown).toContain("Wrote data/artwork/full-moon.json");
  expect(JSON.parse(readFileSync(join(project, "data/artwork/full-moon.json"), "utf8"))).toMatchObject({
    title: "Raptor moon",
    image: "full-moon.jpg",
    alt: "Pip sings at the moon.",
    caption: "Sing!",
    added: "2025-06-01",
  });
});

inTerminal("npm run new stopped with Ctrl+C prints the command to go on with", async () => {
  const shown = await talk("new.js question --group=readers", [
    [/question:/, 'Is Pip\'s "$HOME" `real`!\r'],
    [/answer:/, ctrlC],
  ]);
  const [, again] = /^npm run new -- (question [\s\S]*)$/m.exec(shown) ?? [];
  const line = `${process.execPath} ${programs}/new.js ${again?.trim()} --slug=pip --answer="In places."`;
  const options = { cwd: project, env: { ...process.env }, encoding: "utf8", shell: true, input: "" } as const;
  expect(spawnSync(line, options)).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(join(project, "data/questions/pip.json"), "utf8"))).toMatchObject({
    group: "readers",
    question: 'Is Pip\'s "$HOME" `real`!',
    answer: ["In places."],
  });
});

test("npm run new takes pictures that the site does not, as phones and programs save them", async () => {
  const picture = sharp(jpeg);
  const { width, height } = await picture.metadata();
  for (const [seen, ending] of [
    [picture.clone(), "jpg"],
    [picture.clone().ensureAlpha(0.5), "png"],
  ] as const) {
    const file = join(project, `${ending}-moon.webp`);
    // By a phone that was held upright.
    const bytes = await seen.webp().withMetadata({ orientation: 6 }).toBuffer();
    writeFileSync(file, bytes);
    const converted = await sharp(await convertedPicture(bytes, "webp")).metadata();
    expect([converted.format, converted.width, converted.height]).toEqual([
      ending.replace("jpg", "jpeg"),
      height,
      width,
    ]);
  }
  expect(await run(newItem, artworkOf("png-moon.webp", "Full moon"))).toEqual({
    status: 0,
    text: expect.stringContaining("Your own file stays as it is."),
  });
  expect(existsSync(join(project, "data/artwork/full-moon.png"))).toBe(true);
  const fine = await noisyPicture(300, 200).webp({ lossless: true }).toBuffer();
  const worse = await sharp(fine).jpeg({ quality: 85 }).toBuffer();
  expect((await convertedPicture(fine, "webp"))?.length).toBeGreaterThan(worse.length);
});

test("npm run new -- KIND --help lists what may be said", async () => {
  const { text } = await run(newItem, ["artwork", "--help"]);
  expect(text).toMatch(/--kind\n[^\n]*\n\s*One of: wallpaper, /);
  expect(text).toMatch(/--characters[^\n]*\n[^\n]*\n\s*Any of: [\w-]+/);
});

test.each([
  ["remove", removeItems, ["charakter", "pip"], "character"],
  ["rename", renameItem, ["artworks", "a", "b"], "artwork"],
  ["new", newItem, ["vidio"], "video"],
] as const)("npm run %s proposes the kind that a misspelt one means", async (_, command, args, kind) => {
  expect(await run(command, [...args])).toEqual({
    status: 1,
    text: expect.stringContaining(`Did you mean "${kind}"?`),
  });
});

test("what is said behind npm run start or edit reaches the server: no script of package.json calls npm", () => {
  expect(scripts.edit).toBe(scripts.start);
});

test("npm run remove keeps what it removed before", async () => {
  const hoodie = readFileSync(join(project, "data/merch/hoodie.json"));
  for (const _time of [1, 2]) {
    expect((await run(removeItems, ["merch", "hoodie"])).status).toBe(0);
    writeFileSync(join(project, "data/merch/hoodie.json"), hoodie);
    writeFileSync(join(project, "data/merch/hoodie.jpg"), jpeg);
  }
  expect(readdirSync(join(project, ".removed/merch")).sort()).toEqual([
    "hoodie-2.jpg",
    "hoodie-2.json",
    "hoodie.jpg",
    "hoodie.json",
  ]);
});

test("npm run remove says what of it would have to be written in again, and never has Git throw other changes away", async () => {
  const settings = sampleValue("site.json");
  write("site.json", { ...settings, tagline: "Not committed yet." });
  const { status, text } = await run(removeItems, ["page", "shop", "--with-items"]);
  expect([status, text]).toEqual([0, expect.stringContaining("Took it out of data/site.json")]);
  expect(text).toContain("write it in again where it was taken out");
  expect(text).not.toContain("git checkout");
});

test("npm run remove says where texts still speak of a character who is gone", async () => {
  write("characters/wren.json", { ...sampleValue("characters/pip.json"), order: 30, name: "Finn Wren" });
  const { text } = await run(removeItems, ["character", "wren"]);
  const [, told = ""] = text.split("Texts that still speak of what is gone:");
  expect(told).toMatch(/^\s+data\/\S+\.json, \w+/);
  expect(told).not.toContain("data/characters/wren.json");
});

test("npm run remove takes a draft only when its own name is said", async () => {
  const draft = join(project, "data/merch/_hoodie.json");
  write("merch/_hoodie.json", sampleValue("merch/hoodie.json"));
  expect((await run(removeItems, ["merch", "hoodie"])).status).toBe(0);
  expect([existsSync(draft), existsSync(join(project, "data/merch/hoodie.json"))]).toEqual([true, false]);
  expect((await run(removeItems, ["merch", "_hoodie.json"])).status).toBe(0);
  expect(existsSync(draft)).toBe(false);
});

test("a switch that npm takes for its own, without -- before it, is heard all the same", async () => {
  const { status } = await run(removeItems, ["page", "shop"], { npm_config_with_items: "true" });
  expect([status, existsSync(join(project, "data/pages/shop.json"))]).toEqual([0, false]);
});

test("npm run remove takes several names, or all of a kind, in one go", async () => {
  const left = () => readdirSync(join(project, "data/artwork"));
  for (const name of ["one", "two"])
    write(`artwork/${name}.json`, { ...sampleValue("artwork/raptor-moon.json"), order: 900, title: name });
  expect(await run(removeItems, ["artwork", "one", "twoo"])).toMatchObject({
    status: 1,
    text: expect.stringContaining("two"),
  });
  expect(left()).toContain("one.json");
  expect((await run(removeItems, ["artwork", "one", "two"])).status).toBe(0);
  expect(left().filter((file) => /^(?:one|two)/.test(file))).toEqual([]);
  expect((await run(removeItems, ["gallery-picture", "--all"])).text).toContain(
    "npm run remove gallery-picture -- --all --with-items",
  );
  expect((await run(removeItems, ["gallery-picture", "--all", "--with-items"])).status).toBe(0);
  expect(readdirSync(join(project, "data/gallery"))).toEqual([]);
});

test("a full disk or a folder that cannot be written to is told in one line, a fault of the program with its place", () => {
  expect(isMistake(Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }))).toBe(true);
  expect(isMistake(new TypeError("x is not a function"))).toBe(false);
});

describe("CONTENT.md", () => {
  const guide = readFileSync(join(root, "CONTENT.md"), "utf8");

  /** Runs a line as somebody types it, in a terminal whose home folder has a picture in it. */
  function type(line: string) {
    const own = ["new", "remove", "clean-picture", "check"].map((name) => [name, `node ${join(programs, name)}.js`]);
    writeFileSync(join(project, "package.json"), JSON.stringify({ scripts: Object.fromEntries(own) }));
    const home = join(project, "home");
    mkdirSync(join(home, "Pictures"), { recursive: true });
    writeFileSync(join(home, "Pictures/moon.jpg"), jpeg);
    const env = { ...quiet(), HOME: home, npm_config_update_notifier: "false" };
    const { status, stdout, stderr } = spawnSync(line, { cwd: project, encoding: "utf8", env, input: "", shell: true });
    return { status, text: `${stdout}${stderr}` };
  }

  /** The lines between fences that begin with these words. */
  const lines = (begin: string) =>
    guide.split("\n").flatMap((line) => (line.trim().startsWith(begin) ? line.trim() : []));

  test("commands of the guide work as they stand: a picture is made, cleaned, checked and removed", async () => {
    const [make] = lines("npm run new -- artwork ~/");
    const [clean] = lines("npm run clean-picture ");
    const [checked] = lines("npm run check");
    const [remove] = lines("npm run remove artwork ");
    const made = type(make as string);
    expect(made).toEqual({ status: 0, text: expect.stringContaining("data/artwork/moon-song.json") });
    expect(type(clean as string)).toEqual({ status: 0, text: expect.any(String) });
    expect(type(checked as string)).toEqual({ status: 0, text: expect.stringContaining("All is well") });

    // This one is a reward of the sample's quiz: nothing goes, and it says where.
    const refused = await run(removeItems, ["artwork", "raptor-moon"]);
    expect(refused).toEqual({ status: 1, text: expect.stringContaining("data/quiz.json") });
    expect(existsSync(join(project, "data", moon))).toBe(true);
    const gone = type(remove as string);
    expect(gone).toEqual({ status: 0, text: expect.stringContaining("moon-song.json") });
    expect(existsSync(join(project, "data/artwork/moon-song.jpg"))).toBe(false);
    expect(gone.text).toContain("move it from .removed/ to data/");
    expect(readdirSync(join(project, ".removed/artwork")).sort()).toEqual(["moon-song.jpg", "moon-song.json"]);
  });

  test("JSON examples of the guide pass the check", async () => {
    const items = [...guide.matchAll(/`data\/(\S+\.json)`:\s+```json\n([\s\S]*?)```/g)];
    expect(items.length).toBeGreaterThan(0);
    for (const [, path, text] of items) writeFileSync(join(project, "data", path as string), text as string);
    expect((await run(check)).text).toContain("All is well");
    const fields = [...guide.matchAll(/`("\w+": [^`]+)`/g)];
    expect(fields.length).toBeGreaterThan(0);
    for (const [, field] of fields) expect(() => JSON.parse(`{${field}}`)).not.toThrow();
  });

  const rowsOf = (head: string) => {
    const [, table = ""] = guide.split(new RegExp(`^\\| ${head}.*\\n\\|[ |-]+\\n`, "m"));
    return (table.split(/\n(?!\|)/)[0] ?? "").split("\n").map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  };

  test.each(rowsOf("service"))(
    "what it says of %s's form is taken as it stands",
    async (_, fieldName = "", hidden = "") => {
      const site = sampleValue("site.json");
      const [, fields] = /`(\[.*\])`/.exec(hidden) ?? [];
      const newsletter = { ...(site.newsletter as object), fieldName: JSON.parse(fieldName.replaceAll("`", "")) };
      write("site.json", {
        ...site,
        newsletter: { ...newsletter, ...(fields && { hiddenFields: JSON.parse(fields) }) },
      });
      expect((await run(check)).text).toContain("All is well");
    },
  );

  test("its table of folders names each kind's, and no other", () => {
    const named = rowsOf("folder or file").flatMap(([cell = ""]) =>
      [...cell.matchAll(/`([\w.-]+)\/?`/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(kinds.map(locationOf).sort());
  });

  test("every npm command that the guides name exists", () => {
    const others = ["README.md", "CONTRIBUTING.md"].map((file) => readFileSync(join(root, file), "utf8"));
    const named = [...`${guide}${others}`.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  test("the table of the guide names every kind of content, and no other", () => {
    const named = [...guide.matchAll(/`npm run new -- ([a-z-]+)/g)].map(([, kind]) => kindCalled(kinds, `${kind}`));
    expect(new Set(named)).toEqual(new Set(kindsToAdd(kinds)));
  });
});

test("a command that renames does all of it, though nobody reads what it says", async () => {
  const rename = spawn(process.execPath, [join(programs, "rename.js"), "artwork", "raptor-moon", "moonlight"]);
  rename.stdout.destroy();
  const [status] = await once(rename, "close");
  expect(status).toBe(0);
  expect(await run(check)).toMatchObject({ status: 0 });
  const { text } = await run(renameItem, ["artwork", "moonlight.jpg", "dusk.JPG"]);
  expect(text).toContain("data/artwork/moonlight.json is now data/artwork/dusk.json");
  expect(text).toContain("/artwork/moonlight leads on to the new address");
  expect(text).not.toContain("data/artwork/dusk.json names it so");
});

test("nothing is renamed while a file cannot be read, which may name it", async () => {
  write("merch/hoodie.json", "{");
  const { status, text } = await run(renameItem, ["artwork", "raptor-moon", "moonlight"]);
  expect(text).toContain("Mend what npm run check tells first");
  expect([status, existsSync(join(project, "data", moon))]).toEqual([1, true]);
});

test("nothing is renamed onto a picture that is there already", async () => {
  const there = join(project, "data/artwork/moonlight.jpg");
  writeFileSync(there, jpeg);
  const { status, text } = await run(renameItem, ["artwork", "raptor-moon", "moonlight"]);
  expect(text).toContain("there is a data/artwork/moonlight.jpg already");
  expect([status, readFileSync(there).equals(jpeg), existsSync(join(project, "data", moon))]).toEqual([1, true, true]);
});

test("a new name without a letter that a file's name may have is refused, and nothing renamed", async () => {
  const { status, text } = await run(renameItem, ["artwork", "raptor-moon", "月"]);
  expect(text).toContain('A file\'s name has small letters a to z, digits and hyphens, not "月".');
  expect(status).toBe(1);
  expect(existsSync(join(project, "data", moon))).toBe(true);
});

test("every command of package.json says what a closed pipe does to it", () => {
  const files = Object.values<string>(scripts).flatMap((line) => line.match(/(?<=scripts\/)[\w-]+\.m?[jt]s/g) ?? []);
  const { metafile } = buildSync({
    entryPoints: [...new Set(files)].map((file) => join(root, "scripts", file)),
    outdir: project,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    write: false,
    metafile: true,
  });
  const silent = Object.values(metafile.outputs).filter(({ inputs }) => !("scripts/broken-pipe.mjs" in inputs));
  expect(files.length).toBeGreaterThan(0);
  expect(silent.map(({ entryPoint }) => entryPoint)).toEqual([]);
});
