/** Deploys a small site into a folder of this machine, under the eyes of visitors. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildSync } from "esbuild";
import { sourceState } from "../../plugins/gatsby-adapter-static-hosts";
import { temporaryFolder } from "../temporary-folder";
import { ask, type RunningServer, serverKinds } from "./servers";
import { writeSite } from "./small-build";

const nginx = serverKinds.find(({ name }) => name === "nginx");
const hasRsync = spawnSync("rsync", ["--version"]).status === 0;
const missing = hasRsync ? nginx?.missing : "apt install rsync";
const describeDeploy = missing ? describe.skip : describe;

test("what is in no repository of Git's counts as changed, so that no deploy takes its build", () => {
  expect(sourceState(temporaryFolder())).toEqual({ commit: "", changed: true });
});

describeDeploy(`a deploy${missing ? ` (to test it: ${missing})` : ""}`, () => {
  let folder: string;
  let site: string;
  let server: RunningServer;

  const inProject = (file: string) => path.join(folder, "project", file);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Sam", "-c", "user.email=sam@series.example", ...args], {
      cwd: inProject(""),
    });
  const script = (edition: string) => `app-${edition}.js`;
  const page = (edition: string) =>
    `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><h1>${edition}</h1>${"<p>Ride fast.</p>".repeat(2000)}` +
    `<script src="/${script(edition)}"></script></body></html>`;

  /** Builds an edition of the site from a commit of its own. */
  async function build(edition: string, aliases: { from: string; to: string }[] = [], pathPrefix = "") {
    git("commit", "-q", "--allow-empty", "-m", edition);
    const files = { "index.html": page(edition), "404.html": page("none"), "404/index.html": page("none") };
    const options = { aliases, pathPrefix, pages: [`${pathPrefix}/`] };
    await writeSite(inProject(""), { ...files, [script(edition)]: "ride();".repeat(300) }, options);
    const record = { ...sourceState(inProject("")), endedAt: `${edition} ${Date.now()}` };
    writeFileSync(inProject("deploy/build.json"), JSON.stringify(record));
  }

  /** Runs the command as npm would, without blocking the visitors, who live in this process. */
  const deploy = (...args: string[]) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const command = path.join(folder, "scripts/deploy.js");
      const options = { cwd: inProject(""), env: { ...process.env } };
      const child = spawn(process.execPath, [command, "--to", site, ...args], options);
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
      child.once("close", (status) => resolve({ status, said }));
    });

  const heading = async () => (await ask(server.port, "/")).body.toString().match(/<h1>(.*)<\/h1>/)?.[1];

  beforeAll(async () => {
    folder = temporaryFolder();
    site = path.join(folder, "srv");
    // Translated once, since each run of the command would spend most of its time on that.
    const [entryPoints, outdir] = [[path.resolve("scripts/deploy.ts")], path.join(folder, "scripts")];
    buildSync({ entryPoints, outdir, bundle: true, platform: "node" });
    cpSync("plugins/gatsby-adapter-static-hosts/releases.sh", path.join(outdir, "releases.sh"));
    mkdirSync(inProject(""));
    writeFileSync(inProject("package.json"), '{ "scripts": { "check": "test ! -e fault.json" } }');
    writeFileSync(inProject(".gitignore"), "public\ndeploy\ncompressed\nfault.json\n");
    mkdirSync(inProject("node_modules"));
    git("init", "-q");
    git("add", "-A");
    await build("one");
    expect(await deploy()).toMatchObject({ status: 0 });
    server = (await nginx?.start(path.join(site, "current"))) as RunningServer;
  });
  afterAll(async () => {
    await server?.stop();
  });

  test("lets visitors read on: no answer fails while one edition follows another", async () => {
    const answers = { good: 0, bad: [] as string[] };
    let going = true;
    const visitor = async () => {
      // Loaded before all the others, and never anew.
      const old = script("one");
      while (going) {
        for (const address of ["/", `/${old}`]) {
          const { status, body } = await ask(server.port, address, { headers: { "accept-encoding": "identity" } });
          const whole = address === "/" ? body.toString().endsWith("</html>") : body.length > 0;
          if (status === 200 && whole) answers.good++;
          else answers.bad.push(`${address} answers ${status} with ${body.length} bytes`);
        }
        // Asking without a pause would take a whole core from what is deployed.
        await pause(5);
      }
    };
    const visitors = [visitor(), visitor(), visitor()];
    for (const edition of ["two", "three"]) {
      await build(edition);
      expect(await deploy()).toMatchObject({ status: 0 });
      expect(await heading()).toBe(edition);
    }
    expect(await deploy("--rollback")).toMatchObject({ status: 0 });
    going = false;
    await Promise.all(visitors);
    expect(answers.bad).toEqual([]);
    expect(answers.good).toBeGreaterThan(50);
    // A link that is removed and made anew is missed so seldom that no visitor above may meet it.
    expect(readFileSync("plugins/gatsby-adapter-static-hosts/releases.sh", "utf8")).toMatch(/mv -T "\$1\.next" "\$1"/);
    expect(await heading()).toBe("two");
    // Whoever has the page of the edition that was taken back can still use it.
    expect((await ask(server.port, `/${script("three")}`)).status).toBe(200);
  });

  test("keeps other editions for a week and then forgets them", async () => {
    const longAgo = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000);
    const releases = () => readdirSync(path.join(site, "releases"));
    for (const name of releases()) utimesSync(path.join(site, "releases", name), longAgo, longAgo);
    await build("four");
    await deploy();
    expect(releases()).toHaveLength(2);
    expect((await ask(server.port, `/${script("two")}`)).status).toBe(200);
    // The week of an edition begins when it is no longer live, not when it was brought.
    await build("four and a half");
    await deploy();
    expect(releases()).toHaveLength(3);
    expect((await ask(server.port, `/${script("two")}`)).status).toBe(200);
  });

  test("can be read by the web server whatever the builder's own files allow, or the umask on the server", async () => {
    await build("readable");
    execFileSync("chmod", ["-R", "go-rwx", inProject("public"), inProject("deploy")]);
    const umask = process.umask(0o077);
    expect(await deploy()).toMatchObject({ status: 0 });
    process.umask(umask);
    const modes = execFileSync("find", [path.join(site, "current/"), "!", "-perm", "-o=r"], { encoding: "utf8" });
    expect(modes).toBe("");
  });

  test("says when the server has to read its configuration anew, does so on demand, and goes back when that fails", async () => {
    await build("five", [{ from: "/start", to: "/" }]);
    const { said } = await deploy("--reload", `touch ${folder}/reloaded`);
    for (const file of ["nginx", "caddy"]) expect(said).toContain(`${file}-site.conf has changed.`);
    expect(existsSync(path.join(folder, "reloaded"))).toBe(true);
    await build("six", [{ from: "/begin", to: "/" }]);
    expect(await deploy("--reload", "false")).toMatchObject({ status: 1 });
    expect(await heading()).toBe("five");
  });

  test("goes back to a release that the server has taken, never to one that it refused", async () => {
    await build("refused", [{ from: "/nowhere", to: "/" }]);
    await deploy("--reload", "false");
    expect(await deploy("--rollback", "--reload", "true")).toMatchObject({ status: 0 });
    expect(await heading()).toBe("readable");
    expect(await deploy("--rollback", "--reload", "true")).toMatchObject({ status: 0 });
    expect(await heading()).toBe("five");
  });

  test("after one that was killed before the server read its configuration, has it read by the next one", async () => {
    const taken = execFileSync("readlink", ["-f", path.join(site, "current")], { encoding: "utf8" }).trim();
    await build("killed", [{ from: "/killed", to: "/" }]);
    await deploy("--reload", "kill -9 $PPID");
    expect(await heading()).toBe("killed");
    utimesSync(taken, new Date(0), new Date(0));
    await build("five", [{ from: "/killed", to: "/" }]);
    const { said } = await deploy("--reload", `touch ${folder}/read`);
    expect({ said, isRead: existsSync(path.join(folder, "read")) }).toEqual({
      said: expect.stringContaining("nginx-site.conf has changed."),
      isRead: true,
    });
    // However old, it is what one could go back to.
    expect(existsSync(taken)).toBe(true);
  });

  test("says of a first release that the server refuses that it is there", async () => {
    await build("five", [{ from: "/killed", to: "/" }]);
    const elsewhere = path.join(folder, "elsewhere");
    const { status, said } = await deploy("--to", elsewhere, "--reload", "false");
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining("It is on the server all the same") });
    expect(existsSync(path.join(elsewhere, "current/public/index.html"))).toBe(true);
  });

  test("brings a site that lives under a path to that path, with the scripts of the edition before", async () => {
    const elsewhere = path.join(folder, "under-a-path");
    for (const edition of ["first", "second"]) {
      await build(edition, [], "/name");
      expect(await deploy("--to", elsewhere)).toMatchObject({ status: 0 });
    }
    const published = readdirSync(path.join(elsewhere, "current/public/name"));
    expect(published).toEqual(expect.arrayContaining(["index.html", script("first"), script("second")]));
  });

  test("brings a site by SSH to another computer, and leaves nothing of it in such a folder of this one", async () => {
    const [bin, there] = [path.join(folder, "bin"), path.join(folder, "other-computer")];
    for (const place of [bin, there]) mkdirSync(place);
    // Does over there what is asked: a folder stands for the other computer's root.
    const ssh = `#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nline=$(echo "$*" | sed 's|/srv-of-test|${there}&|g')\nexec sh -c "$line"\n`;
    writeFileSync(path.join(bin, "ssh"), ssh, { mode: 0o755 });
    await build("far");
    const { PATH } = process.env;
    process.env.PATH = `${bin}:${PATH}`;
    const { status, said } = await deploy("--to", "sam@series.example:/srv-of-test");
    process.env.PATH = PATH;
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining("Visitors now get") });
    expect(readFileSync(path.join(there, "srv-of-test/current/public/index.html"), "utf8")).toContain("<h1>far</h1>");
    expect(existsSync("/srv-of-test")).toBe(false);
  });

  test("takes up no room for what a new build has made just as it was, and has no server read it", async () => {
    const place = () => statSync(path.join(site, "current/public/404.html")).ino;
    const before = place();
    await build("five", [{ from: "/killed", to: "/" }]);
    await deploy("--reload", `touch ${folder}/read-in-vain`);
    expect(place()).toBe(before);
    expect(existsSync(path.join(folder, "read-in-vain"))).toBe(false);
  });

  test("changes nothing when it is only tried", async () => {
    await build("seven");
    writeFileSync(path.join(site, "current/public/old.html"), "");
    const { status, said } = await deploy("--dry-run");
    expect({ status, named: said.includes("index.html") }).toEqual({ status: 0, named: true });
    expect(said).toMatch(/deleting +old\.html/);
    expect(await heading()).toBe("five");
    // Scripts of the edition before are kept for whoever has its page.
    expect(said).not.toContain(`deleting ${script("five")}`);
    expect(await deploy("--rollback", "--dry-run")).toMatchObject({ status: 1 });
    expect((await deploy("--to", "srv")).said).toContain("named from the root");
    expect(await heading()).toBe("five");
    // Where nothing was brought yet, nothing is laid out, and a configuration that the server has not read stays so.
    const [fresh, taken] = [path.join(folder, "fresh"), path.join(site, "current/taken")];
    mkdirSync(fresh);
    expect(await deploy("--to", fresh, "--dry-run")).toMatchObject({ status: 0 });
    expect(readdirSync(fresh)).toEqual([]);
    rmSync(taken);
    await deploy("--dry-run");
    expect(existsSync(taken)).toBe(false);
    writeFileSync(taken, "");
  });

  test.each([
    ["begun", "rm deploy/build.json"],
    ["ended", `echo '{"endedAt":"after"}' > deploy/build.json`],
  ])("refuses what a build has changed that has %s while it was uploaded", async (_how, check) => {
    await build("eight");
    const before = await heading();
    // The content check stands between the first look at the build and the upload.
    writeFileSync(inProject("package.json"), JSON.stringify({ scripts: { check } }));
    git("commit", "-q", "-a", "-m", "build in between");
    const record = { ...sourceState(inProject("")), endedAt: "before" };
    writeFileSync(inProject("deploy/build.json"), JSON.stringify(record));
    const { status, said } = await deploy();
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining("Another build was begun meanwhile") });
    expect(await heading()).toBe(before);
    git("reset", "-q", "--hard", "HEAD~");
  });

  test.each([
    ["a build that has not ended", () => rmSync(inProject("deploy/build.json"))],
    ["changes that are in no commit", () => writeFileSync(inProject("new.json"), "{}")],
    [
      "a build of changes that were in no commit",
      () =>
        writeFileSync(inProject("deploy/build.json"), JSON.stringify({ ...sourceState(inProject("")), changed: true })),
    ],
    ["a commit that was not built", () => git("commit", "-q", "--allow-empty", "-m", "later")],
    ["content with faults", () => writeFileSync(inProject("fault.json"), "{}")],
  ])("refuses %s", async (_what, spoil) => {
    await build("eight");
    spoil();
    const before = readFileSync(path.join(site, "current/public/index.html"), "utf8");
    expect(await deploy()).toMatchObject({ status: 1 });
    expect(readFileSync(path.join(site, "current/public/index.html"), "utf8")).toBe(before);
    rmSync(inProject("new.json"), { force: true });
    rmSync(inProject("fault.json"), { force: true });
  });
});
