import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Packages that hold a Chromium for Linux on x64, by its version. */
const packages = { 109: "@sparticuz/chromium@109.0.6", 92: "chrome-aws-lambda@10.1.0" } as const;

/**
 * An old Chromium from npm: 50 MB, which not everybody who installs this project should fetch. The packages' own way of
 * unpacking would take a newer Chromium that lies in the same place.
 */
export function oldChromium(version: keyof typeof packages): string {
  const folder = path.resolve("node_modules/.cache/old-chromium", String(version));
  const program = path.join(folder, "chromium");
  if (existsSync(program)) return program;
  const named = packages[version];
  const npm = [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--legacy-peer-deps",
  ];
  execFileSync("npm", [...npm, named], { stdio: "inherit" });
  const [name = ""] = named.split(/(?<=.)@/);
  const packed = path.join(folder, "node_modules", name, "bin/chromium.br");
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  // Two workers may come here at once.
  renameSync(`${program}.part`, program);
  return program;
}
