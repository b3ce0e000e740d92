/** `npm run audit`: fails when a package that reaches visitors' browsers has a known weakness. */
import { spawnSync } from "node:child_process";
import { browserPackages } from "../src/hosting/browser-packages";

const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], { encoding: "utf8", shell: true });
const { vulnerabilities } = JSON.parse(stdout || "{}") as {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
};

if (!vulnerabilities) {
  console.error("The registry did not answer. Nothing is known about weaknesses.");
  process.exitCode = 2;
} else {
  // A package named only because something it needs at build time is weak has nothing of its own to report.
  const weak = browserPackages.flatMap((name) =>
    (vulnerabilities[name]?.via ?? []).flatMap((cause) =>
      typeof cause === "object" ? [`${name}: ${cause.title} (${cause.url})`] : [],
    ),
  );
  console.log(
    weak.length ? weak.join("\n") : `No known weakness in the ${browserPackages.length} packages that reach browsers.`,
  );
  if (weak.length) process.exitCode = 1;
}
