/** Encodes each picture once: a record of the finished files, by what they were made from, outlives builds and moves. */
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Actions, NodePluginArgs, Store } from "gatsby";
// @ts-expect-error The plugin ships without types; ActionsOfPlugin says what is used.
import { setActions } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { avifEffort } from "./avif-encoder";
import { cacheFolder } from "./cache-folder";
import { fromProject } from "./from-project";
import { writeAtomically } from "./write-atomically";

const picturePlugin = "gatsby-plugin-sharp";
const pluginPackage = fromProject.resolve(`${picturePlugin}/package.json`);
export const pluginVersion: string = JSON.parse(readFileSync(pluginPackage, "utf8")).version;

/** One file to make: its place below the job's folder, and how it is made. */
interface Operation {
  outputPath: string;
  args: object;
}

/** A job of gatsby-plugin-sharp, as it hands it to Gatsby. */
export interface PictureJob {
  name: string;
  inputPaths: string[];
  /** public/static/DIGEST, by the digest of the original's content. */
  outputDir: string;
  args: { isLazy?: boolean; operations: Operation[]; pluginOptions: object };
}

/** A job as Gatsby stores it, with the properties that Gatsby adds. */
interface InternalJob extends Omit<PictureJob, "inputPaths"> {
  id: string;
  contentDigest: string;
  inputPaths: { path: string; contentDigest: string }[];
  plugin: { name: string; version: string; resolve: string; isLocal: boolean };
}

/** What the plugin needs of Gatsby's actions. */
interface ActionsOfPlugin {
  createJobV2(job: PictureJob): Promise<unknown>;
}

/** A line of the record. */
export interface Finished {
  /** The file's path below public/static. */
  file: string;
  madeFrom: string;
  bytes: number;
}

export const digestOf = (parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** Parses a line of the record. A broken line was being written when its process was killed, and is left out. */
function parsed(line: string): Finished[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** The record: each file below public/static, with its size and a hash of everything that it was made from. */
export class ImageCache {
  /** The files below public/static that this build has asked for, finished or not. */
  readonly asked = new Set<string>();
  private readonly finished: Map<string, Finished>;
  private readonly originals = new Map<string, string>();

  constructor(private readonly record = `${cacheFolder}/pictures/finished.jsonl`) {
    const lines = existsSync(record) ? readFileSync(record, "utf8").split("\n").flatMap(parsed) : [];
    this.finished = new Map(lines.map((line) => [line.file, line]));
  }

  /** The operations whose file is missing, cut short, or made from something else. */
  unfinished({ outputDir, args: { operations, pluginOptions } }: Omit<PictureJob, "inputPaths">): Operation[] {
    return operations.filter(
      (operation) =>
        !this.isThere(
          { file: fileOf(outputDir, operation), madeFrom: madeFrom(operation, pluginOptions) },
          path.dirname(outputDir),
        ),
    );
  }

  /** Whether a file is whole, and made from this; notes that this build asks for it. */
  isThere({ file, madeFrom }: Omit<Finished, "bytes">, folder = "public/static"): boolean {
    this.asked.add(file);
    const known = this.finished.get(file);
    return (
      known?.madeFrom === madeFrom && statSync(path.join(folder, file), { throwIfNoEntry: false })?.size === known.bytes
    );
  }

  /** The record's entry of a file below public/static. */
  get(file: string): Finished | undefined {
    return this.finished.get(file);
  }

  /** Records the files of a finished job, unless its original has been replaced since the job was ordered. */
  add({ inputPaths, outputDir, args: { operations, pluginOptions } }: InternalJob): void {
    if (inputPaths.some((original) => this.digestOfOriginal(original.path) !== original.contentDigest)) return;
    const lines = operations.flatMap((operation) => {
      // Gatsby ends a job whose picture cannot be read as well.
      const made = statSync(path.join(outputDir, operation.outputPath), { throwIfNoEntry: false });
      if (!made) return [];
      return { file: fileOf(outputDir, operation), madeFrom: madeFrom(operation, pluginOptions), bytes: made.size };
    });
    for (const line of lines) this.finished.set(line.file, line);
    mkdirSync(path.dirname(this.record), { recursive: true });
    // A line break before each, in case a killed process has left half a line.
    appendFileSync(this.record, lines.map((line) => `\n${JSON.stringify(line)}`).join(""));
  }

  /** Removes the entries of files that no longer exist. */
  prune(publicFolder = "public"): void {
    if (!existsSync(this.record)) return;
    const kept = [...this.finished.values()].filter(({ file }) => existsSync(path.join(publicFolder, "static", file)));
    writeAtomically(this.record, kept.map((line) => JSON.stringify(line)).join("\n"));
  }

  /**
   * An original's MD5, as gatsby-source-filesystem names folders by it; read once for all the files made of it. Undefined
   * where it cannot be read: `npm start` goes on when a picture is deleted while its files are made.
   */
  private digestOfOriginal(file: string): string | undefined {
    try {
      const { mtimeMs, size } = statSync(file);
      const state = `${file} ${mtimeMs} ${size}`;
      const known = this.originals.get(state) ?? createHash("md5").update(readFileSync(file)).digest("hex");
      this.originals.set(state, known);
      return known;
    } catch {
      return undefined;
    }
  }
}

const fileOf = (outputDir: string, { outputPath }: Operation) =>
  path.join(path.basename(outputDir), outputPath).split(path.sep).join("/");

/** A hash of everything that a file's bytes depend on, except its original, whose digest is the name of its folder. */
const madeFrom = ({ args }: Operation, pluginOptions: object) =>
  digestOf([pluginVersion, sharp.versions, avifEffort, args, pluginOptions]);

/** The job with the properties that Gatsby would add; its digests are free of the project's path, and no original is read again. */
export function internalJob(job: PictureJob): InternalJob {
  const original = path.basename(job.outputDir);
  const forGatsby = (file: string) => file.replaceAll("\\", "/");
  return {
    ...job,
    id: randomUUID(),
    contentDigest: digestOf([original, pluginVersion, job.name, job.args]),
    inputPaths: job.inputPaths.map((file) => ({ path: forGatsby(file), contentDigest: original })),
    outputDir: forGatsby(job.outputDir),
    plugin: {
      name: picturePlugin,
      version: pluginVersion,
      resolve: path.dirname(pluginPackage),
      isLocal: false,
    },
  };
}

/** Wraps Gatsby's createJobV2, so that only unfinished files are ordered. */
export const orderUnfinished =
  ({ createJobV2 }: Pick<Actions, "createJobV2">, pictures: ImageCache): ActionsOfPlugin["createJobV2"] =>
  async (job) => {
    const operations = pictures.unfinished(job);
    if (operations.length === 0) return undefined;
    return createJobV2(internalJob({ ...job, args: { ...job.args, operations } }) as never);
  };

let pictures: ImageCache;

/** The record of this build, from onPreBootstrap on. */
export const picturesOfBuild = () => pictures;

/** Hands gatsby-plugin-sharp the wrapped action, in onPreBootstrap: the last hook in which the plugin fetches Gatsby's own. */
export function cacheImages({ actions, emitter, store }: Pick<NodePluginArgs, "actions" | "emitter" | "store">): void {
  pictures = new ImageCache();
  setActions({ ...actions, createJobV2: orderUnfinished(actions, pictures) } satisfies ActionsOfPlugin);
  const running = new Map<string, InternalJob>();
  emitter.on("CREATE_JOB_V2", ({ payload: { job } }: { payload: { job: InternalJob } }) => {
    if (job.plugin.name === picturePlugin) running.set(job.contentDigest, job);
  });
  emitter.on("END_JOB_V2", ({ payload: { jobContentDigest } }: { payload: { jobContentDigest: string } }) => {
    const job = running.get(jobContentDigest);
    running.delete(jobContentDigest);
    if (!job) return;
    // In development, pictures are made when a browser asks for them: such a job ends without a file, and comes back.
    if (job.args.isLazy) forgetJob(store, jobContentDigest);
    else pictures.add(job);
  });
}

const forgetJob = ({ dispatch }: Pick<Store, "dispatch">, contentDigest: string) =>
  dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });

/** Empties Gatsby's list of finished jobs, one by one: the action for all at once opens a database that is about to be deleted. */
export function forgetJobs(store: Pick<Store, "dispatch" | "getState">): void {
  const complete: ReadonlyMap<string, unknown> = store.getState().jobsV2.complete;
  for (const contentDigest of [...complete.keys()]) forgetJob(store, contentDigest);
}

/** At the end of a build: removes deleted files from the record and finished jobs from Gatsby's list, or the next build checks them. */
export function forgetUnusedPictures(store: Pick<Store, "dispatch" | "getState">): void {
  pictures.prune();
  forgetJobs(store);
}
