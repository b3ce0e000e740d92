/** Social networks' icons and names, from the package simple-icons. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A network's title, and its icon's SVG path for viewBox "0 0 24 24"; undefined if unknown. */
export function networkIcon(network: string): { title: string; outline: string } | undefined {
  const file = path.resolve("node_modules/simple-icons/icons", `${network}.svg`);
  if (!/^[a-z0-9]+$/.test(network) || !existsSync(file)) return undefined;
  const svg = readFileSync(file, "utf8");
  const [, title = network] = /<title>([^<]*)<\/title>/.exec(svg) ?? [];
  const [, outline = ""] = /<path d="([^"]*)"/.exec(svg) ?? [];
  return { title, outline };
}
