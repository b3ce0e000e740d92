/** Child processes that end with this one: a shell reads from a pipe, which closes however this process ends. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** "kill 0" is for the whole process group. What does not end by SIGTERM within two seconds is killed. */
const shell = `
  exec 3<&0
  "$@" <&- 3<&- &
  command=$!
  (trap : TERM; cat <&3; kill 0; sleep 2; kill -KILL 0) >/dev/null 2>&1 &
  watch=$!
  trap : TERM
  exec 3<&-
  wait $command 2>/dev/null
  status=$?
  kill $watch
  exit $status`;

interface Options extends Omit<SpawnOptions, "stdio" | "detached" | "shell"> {
  /** What becomes of standard output and standard error. */
  output: "pipe" | "ignore" | "inherit";
}

/** Runs a program with its arguments. On Windows, which has no such shell, it ends with the console. */
export function spawnTied(program: string[], { output, ...options }: Options): ChildProcess {
  const [name = "", ...rest] = process.platform === "win32" ? program : ["sh", "-c", shell, "sh", ...program];
  return spawn(name, rest, { ...options, stdio: ["pipe", output, output], detached: process.platform !== "win32" });
}

/** Runs a line as a shell would: on Windows npm's programs are .cmd scripts. */
export const spawnLine = (line: string, options: Options): ChildProcess =>
  process.platform === "win32"
    ? spawnTied(["cmd", "/d", "/s", "/c", line], options)
    : spawnTied(["sh", "-c", line], options);
