import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { cacheImages, ImageCache, internalJob, orderUnfinished, type PictureJob } from "../image-cache";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** A project with an original, and the job that makes a file of it. */
function project(folder = path.join(temporaryFolder(), "site")) {
  const original = path.join(folder, "data/moon.png");
  mkdirSync(path.dirname(original), { recursive: true });
  writeFileSync(original, "the moon");
  const outputDir = path.join(folder, "public/static", md5("the moon"));
  const job = (width = 360, pluginOptions = { quality: 48 }): PictureJob => ({
    name: "IMAGE_PROCESSING",
    inputPaths: [original],
    outputDir,
    args: { operations: [{ outputPath: `${width}/moon.avif`, args: { width } }], pluginOptions },
  });
  const made = (width = 360) => path.join(outputDir, `${width}/moon.avif`);
  /** Does what the plugin's worker does. */
  const make = (width = 360) => {
    mkdirSync(path.dirname(made(width)), { recursive: true });
    writeFileSync(made(width), "a small moon");
  };
  const record = path.join(folder, ".cache/adapters/pictures/finished.jsonl");
  const pictures = () => new ImageCache(record);
  const makeAndNote = (width = 360) => {
    make(width);
    pictures().add(internalJob(job(width)));
  };
  const isOrdered = (width?: number, options?: { quality: number }) =>
    pictures().unfinished(job(width, options)).length > 0;
  return { folder, original, record, job, made, make, makeAndNote, pictures, isOrdered };
}

test("a picture is encoded once, for as long as nothing that it is made from changes", () => {
  const { isOrdered, makeAndNote } = project();
  expect(isOrdered()).toBe(true);
  makeAndNote();
  expect(isOrdered()).toBe(false);
  expect(isOrdered(720)).toBe(true);
  expect(isOrdered(360, { quality: 60 })).toBe(true);
  const versions = jest.replaceProperty(sharp, "versions", { ...sharp.versions, vips: "0.0.0" });
  expect(isOrdered()).toBe(true);
  versions.restore();
});

test("pictures that a build has ordered are known, finished or not", () => {
  const { job, makeAndNote, pictures } = project();
  makeAndNote(360);
  const now = pictures();
  for (const width of [360, 720]) now.unfinished(job(width));
  expect([...now.asked]).toEqual([`${md5("the moon")}/360/moon.avif`, `${md5("the moon")}/720/moon.avif`]);
});

test("a project that is copied or renamed with its caches encodes nothing again", () => {
  const { folder, makeAndNote } = project();
  makeAndNote();
  renameSync(folder, `${folder} renamed`);
  expect(project(`${folder} renamed`).isOrdered()).toBe(false);
});

test("a file that is gone, or that a stopped build has left half written, is made again", () => {
  const { isOrdered, made, make, makeAndNote } = project();
  make();
  expect(isOrdered()).toBe(true);
  makeAndNote();
  truncateSync(made(), 4);
  expect(isOrdered()).toBe(true);
  rmSync(made());
  expect(isOrdered()).toBe(true);
});

test("a picture made while its original was replaced is not taken for the former original's", () => {
  const { original, isOrdered, makeAndNote } = project();
  writeFileSync(original, "the sun");
  makeAndNote();
  writeFileSync(original, "the moon");
  expect(isOrdered()).toBe(true);
});

test("a picture that is deleted while its files are made, or cannot be read, stops nothing", () => {
  const { original, isOrdered, job, make, pictures } = project();
  pictures().add(internalJob(job()));
  make();
  rmSync(original);
  pictures().add(internalJob(job()));
  expect(isOrdered()).toBe(true);
});

test("a process that is killed while it takes notes spoils no other note", () => {
  const { record, isOrdered, makeAndNote } = project();
  makeAndNote(360);
  appendFileSync(record, '\n{"file":"abc/ha');
  makeAndNote(720);
  expect([isOrdered(360), isOrdered(720)]).toEqual([false, false]);
});

test("files that are gone are forgotten in the end, and the others are not", () => {
  const { folder, made, record, isOrdered, makeAndNote, pictures } = project();
  makeAndNote(360);
  makeAndNote(720);
  rmSync(made(720));
  pictures().prune(path.join(folder, "public"));
  expect(readFileSync(record, "utf8").split("\n")).toHaveLength(1);
  expect([isOrdered(360), isOrdered(720)]).toEqual([false, true]);
});

test("only the files that are missing are ordered, and nothing where none is", async () => {
  const { job, makeAndNote, pictures } = project();
  makeAndNote(360);
  const createJobV2 = jest.fn();
  const order = orderUnfinished({ createJobV2 }, pictures());
  await order(job(360));
  expect(createJobV2).not.toHaveBeenCalled();
  const both = job(360);
  both.args.operations.push(...job(720).args.operations);
  await order(both);
  expect(createJobV2.mock.calls[0][0].args.operations).toEqual(job(720).args.operations);
});

test("Gatsby takes the job as it is, without reading the original, and runs it by the plugin's worker", () => {
  const { createInternalJob } = require("gatsby/dist/utils/jobs/manager");
  const { job, original } = project();
  const ordered = internalJob(job());
  rmSync(original);
  expect(createInternalJob(ordered, { name: "another", version: "1", resolve: "/" })).toBe(ordered);
  expect(existsSync(path.join(ordered.plugin.resolve, "gatsby-worker.js"))).toBe(true);
  expect(internalJob(project().job()).contentDigest).toBe(ordered.contentDigest);
});

test("the plugin takes Gatsby's actions in onPreBootstrap for the last time, where this project hands it others, and notes what becomes of its jobs", () => {
  const plugin = readFileSync(require.resolve("gatsby-plugin-sharp/gatsby-node"), "utf8");
  const hooks = plugin.split(/^exports\./m).filter((hook) => hook.includes("setActions(actions)"));
  expect(hooks.map((hook) => hook.match(/\w+/)?.[0])).toEqual(["onPluginInit", "onPreBootstrap"]);

  const { folder, job, make, isOrdered } = project();
  const { mett } = require("gatsby/dist/utils/mett");
  const { jobsV2Reducer } = require("gatsby/dist/redux/reducers/jobsv2");
  const emitter = mett();
  let jobsV2 = jobsV2Reducer(undefined, { type: "START" });
  const dispatch = (action: { type: string }) => {
    jobsV2 = jobsV2Reducer(jobsV2, action);
    emitter.emit(action.type, action);
    return action;
  };
  const before = process.cwd();
  try {
    process.chdir(folder);
    cacheImages({ actions: {}, emitter, store: { dispatch, getState: () => ({ jobsV2 }) } } as never);
    const run = (ordered: ReturnType<typeof internalJob>) => {
      const plugin = { name: ordered.plugin.name };
      dispatch({ type: "CREATE_JOB_V2", plugin, payload: { job: ordered } } as never);
      dispatch({ type: "END_JOB_V2", plugin, payload: { jobContentDigest: ordered.contentDigest } } as never);
    };
    // With npm start, a job ends at once, and comes back when a browser asks for the file.
    run(internalJob({ ...job(), args: { ...job().args, isLazy: true } }));
    expect(jobsV2.complete.size).toBe(0);
    make();
    run(internalJob(job()));
  } finally {
    process.chdir(before);
  }
  expect(jobsV2.complete.size).toBe(1);
  expect(isOrdered()).toBe(false);
});
