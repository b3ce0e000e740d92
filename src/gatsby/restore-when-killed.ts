/** Run beside a build, by last-good-build.ts: waits for the build's end, and puts back what a killed one has left aside. */
import { setTimeout } from "node:timers/promises";
import { restoreLastGoodBuild } from "./last-good-build";

/** So that whoever ends all of a build's processes by their names does not end this one. */
process.title = "last-good-build";

// The build's workers end when it does, and may finish a page until then: in milliseconds.
process.stdin.resume().once("end", () => setTimeout(200).then(restoreLastGoodBuild));
