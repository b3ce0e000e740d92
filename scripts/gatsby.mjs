/**
 * `npm start` and `npm run build`: Gatsby, if no other one is at work in this folder. Two would write the same files, from
 * before any code of this project runs; so this is no TypeScript, and comes first.
 */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const name = `site-build-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 16)}`;

/** A socket as a lock: the system closes it whatever becomes of this process. Where it is a file, the file may stay. */
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
  if (await isAnswered()) {
    console.error('A build or "npm start" is at work in this folder already. Wait until it has ended, or stop it.');
    process.exit(1);
  }
  rmSync(place);
  await listen();
}

/** The shell by which npm starts this, and, where the system tells, npm itself. */
function startedBy() {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, "utf8").match(/\) \w (\d+)/)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

// When npm is killed, its build would go on unseen, and keep the next one from starting.
if (process.env.npm_lifecycle_event === "build") {
  const starters = startedBy();
  setInterval(() => startedBy() !== starters && process.exit(1), 250).unref();
}

await import("gatsby/cli.js");
