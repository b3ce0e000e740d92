/** Atomic, zero-downtime deployment by rsync and a symbolic link. README.md has the options. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type BuildMarker, readBuildMarker, notComplete, sourceState } from "./build-marker";
import { type Hosting, headersFor } from "./hosting-rules";
import { listFiles } from "./list-files";

const usage = `npm run deploy -- --to user@host:/srv/series.example [--reload "sudo systemctl reload nginx"] [--dry-run]
npm run deploy -- --to user@host:/srv/series.example --rollback [--reload …]
A folder of this machine (--to /srv/series.example) will do as well.`;

class Refusal extends Error {}

interface DeployOptions {
  /** A shell command that has to succeed before anything is uploaded, such as a check of the content. */
  check: string;
}

interface Target {
  /** "user@host", for SSH; without one the folder is on this machine. */
  server?: string;
  folder: string;
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: "string" },
        reload: { type: "string" },
        "dry-run": { type: "boolean" },
        rollback: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}

/** Parses "user@host:/folder", or "/folder" for this machine. */
function readTarget(target = ""): Target {
  const [, server, folder] = target.match(/^(?:([\w.-]+(?:@[\w.-]+)?):)?(\/[\w./-]+?)\/?$/) ?? [];
  if (!folder) throw new Refusal(`Where to? The folder has to be named from the root, in plain letters.\n${usage}`);
  return { server, folder };
}

/** Runs a shell command over SSH, or locally, and returns its output. */
function run({ server }: Target, command: string, input = ""): string {
  const [program = "", ...args] = server ? ["ssh", server, command] : ["sh", "-c", command];
  return execFileSync(program, args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "inherit"] });
}

/** Aborts unless the build is complete, from the commit that is checked out, and passes the site's check. */
function refuseDoubtfulBuild(check: string): BuildMarker {
  const record = readBuildMarker();
  if (!record) throw new Refusal(notComplete);
  const { commit, changed } = sourceState();
  if (changed) throw new Refusal("There are changes that are in no commit. Commit them, then build again.");
  if (record.changed) throw new Refusal("The build was made with changes that were in no commit. Build again.");
  if (record.commit !== commit) throw new Refusal("The build is not that of the commit checked out here. Build again.");
  if (spawnSync(check, { shell: true, stdio: "inherit" }).status !== 0) {
    throw new Refusal("The content has faults.");
  }
  return record;
}

/** Whether a file (or its compressed copy) is served as immutable. */
const isHashed = ({ headers }: Hosting, address: string) =>
  headersFor(address.replace(/\.(?:br|gz)$/, ""), headers)["Cache-Control"]?.includes("immutable") ?? false;

/** All content-hashed files, as paths below public/. */
async function hashedFiles(hosting: Hosting): Promise<string[]> {
  return (await listFiles("public"))
    .map((file) => `${hosting.pathPrefix}/${file}`)
    .filter((address) => isHashed(hosting, address))
    .map((address) => address.slice(1));
}

async function upload(target: Target, check: string, dryRun: boolean): Promise<string> {
  const { commit, endedAt } = refuseDoubtfulBuild(check);
  const hosting: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
  const release = `${new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "")}-${commit.slice(0, 8)}`;
  const staging = mkdtempSync(path.join(tmpdir(), "deploy-"));
  try {
    writeFileSync(path.join(staging, "hashed-files"), `${(await hashedFiles(hosting)).join("\n")}\n`);
    const at = (place: string) => `${target.server ? `${target.server}:` : ""}${target.folder}/${place}`;
    const rsync = (...args: string[]) =>
      execFileSync("rsync", ["--recursive", "--links", "--checksum", "--perms", "--chmod=D755,F644", ...args], {
        encoding: "utf8",
        maxBuffer: Number.POSITIVE_INFINITY,
        stdio: ["ignore", "pipe", "inherit"],
      });
    const compare = [`--link-dest=${target.folder}/current/public${hosting.pathPrefix}`];
    if (dryRun) {
      const changes = rsync(
        "--dry-run",
        "--delete",
        "--itemize-changes",
        "public/",
        at(`current/public${hosting.pathPrefix}/`),
      );
      const leaves = (change: string) => change.match(/^\*deleting +(.*)$/)?.[1];
      const stays = (file?: string) => file !== undefined && isHashed(hosting, `${hosting.pathPrefix}/${file}`);
      console.log(
        changes
          .split("\n")
          .filter((change) => !stays(leaves(change)))
          .join("\n"),
      );
      return "Nothing was changed. These files would be. Scripts, styles and pictures that go stay for a week.";
    }
    run(target, `sh -s prepare ${target.folder} ${release} ${hosting.pathPrefix}`, releases());
    rsync(...compare, "public/", at(`releases/${release}/public${hosting.pathPrefix}/`));
    rsync("deploy/", at(`releases/${release}/deploy/`));
    // Last: it marks the upload as complete.
    rsync(path.join(staging, "hashed-files"), at(`releases/${release}/`));
    if (readBuildMarker()?.endedAt !== endedAt) {
      throw new Refusal(
        "Another build was begun meanwhile. The site was not deployed. Deploy again when that has ended.",
      );
    }
    return run(target, `sh -s activate ${target.folder} ${release}`, releases());
  } finally {
    rmSync(staging, { recursive: true });
  }
}

const releases = () => readFileSync(path.join(__dirname, "releases.sh"), "utf8");

/** Reloads a server whose configuration has changed; if it refuses, rolls back to the last accepted release. */
function reload(target: Target, said: string, command?: string): void {
  const note = (step: "taken" | "refused") => run(target, `sh -s ${step} ${target.folder} none`, releases()).trim();
  const hasChanged = said.includes("has changed.");
  if (hasChanged && command) {
    try {
      run(target, command);
    } catch {
      const whatNow = note("refused") || "It is on the server all the same: there is none before it to go back to.";
      throw new Refusal(`The server did not take the configuration of this release. ${whatNow}`);
    }
  } else if (hasChanged) {
    console.log('Have the server read it now, for instance by "sudo nginx -t && sudo systemctl reload nginx".');
  }
  note("taken");
}

/** Deploys, or says why not and sets the process's status. */
export async function deploy(args: readonly string[], { check }: DeployOptions): Promise<void> {
  try {
    const values = readOptions(args);
    const target = readTarget(values.to);
    if (values.rollback && values["dry-run"])
      throw new Refusal("A rollback changes one link: there is nothing to try.");
    const said = values.rollback
      ? run(target, `sh -s rollback ${target.folder} none`, releases())
      : await upload(target, check, values["dry-run"] ?? false);
    console.log(said.trim());
    if (values["dry-run"]) return;
    try {
      reload(target, said, values.reload);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(`Visitors get this release, but the deploy did not end well. ${(error as Error).message}`);
    }
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof Refusal ? message : `The site was not deployed. ${message}`);
    process.exitCode = 1;
  }
}
