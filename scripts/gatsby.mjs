/** Runs Gatsby under a lock per folder. JavaScript, because Gatsby writes before it compiles anything. */
import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "./broken-pipe.mjs";
import { outdatedPackage } from "./outdated-packages.mjs";
import { folderTrouble } from "./check-folder-name.mjs";

function refuse(why) {
  console.error(why);
  process.exit(1);
}

const trouble = folderTrouble();
if (trouble) refuse(trouble);

// A host that publishes the site may install what a build needs, and nothing else.
const outdated = outdatedPackage({ forBuild: process.argv[2] === "build" });
if (outdated) refuse(`The package "${outdated}" is not installed as package-lock.json asks. Run: npm ci`);

const name = `site-build-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 16)}`;

/** A socket as the lock: the system releases it even from a killed process. On macOS its file may stay. */
const place = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform] ?? path.join(tmpdir(), name);

const listen = () =>
  new Promise((resolve, reject) => {
    createServer().once("error", reject).listen(place, resolve).unref();
  });

const isAnswered = () =>
  new Promise((resolve) => {
    const socket = connect(place, () => resolve(true)).once("error", () => resolve(false));
    socket.unref();
  });

try {
  await listen();
} catch (error) {
  if (error.code !== "EADDRINUSE") throw error;
  if (await isAnswered())
    refuse('A build or "npm start" is at work in this folder already. Wait until it has ended, or stop it.');
  rmSync(place);
  await listen();
}

// Gatsby keeps settings of its own in the home folder, which whoever runs a container may not be allowed to write.
const settings = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
try {
  mkdirSync(path.join(settings, "gatsby"), { recursive: true });
  accessSync(path.join(settings, "gatsby"), constants.W_OK);
} catch {
  process.env.XDG_CONFIG_HOME = path.join(tmpdir(), name);
}

// A build that outlives npm would hold the lock.
if (process.env.npm_lifecycle_event === "build") await import("./exit-with-npm.mjs");

// Compiles gatsby-config and gatsby-node by esbuild: here, and in the process that Gatsby starts for npm start.
const compiler = new URL("../plugins/gatsby-plugin-lean-build/compile-config.cjs", import.meta.url);
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(fileURLToPath(compiler))}`;
await import(compiler.href);

await import("gatsby/cli.js");
