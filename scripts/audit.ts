/** `npm run audit`: fails when a package has a known weakness that is not on the list of those that do no harm here. */
import { spawnSync } from "node:child_process";
import { type AcceptedAdvisory, type AuditReport, newAdvisories } from "../src/hosting/advisories";
import acceptedAdvisories from "./accepted-advisories.json";

const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", shell: true });
const report = JSON.parse(stdout || "{}") as AuditReport;
const accepted: AcceptedAdvisory[] = acceptedAdvisories;
const lines = newAdvisories(report, accepted, new Date().toISOString().slice(0, 10));

if (!lines) {
  console.error("The registry did not answer, so nothing was checked. Nothing is known about weaknesses.");
  process.exitCode = 2;
} else if (lines.length > 0) {
  console.error(lines.join("\n"));
  console.error(
    "Update the package, or say in scripts/accepted-advisories.json why it does no harm here and until when.",
  );
  process.exitCode = 1;
} else {
  console.log(`No known weakness beside ${accepted.length} on the list in scripts/accepted-advisories.json.`);
}
