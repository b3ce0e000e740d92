/** The icons and names of social networks, from simple-icons. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A network's name for people, and the outline of its icon in a square of 24 by 24; undefined where there is none. */
export function networkIcon(network: string): { title: string; outline: string } | undefined {
  const file = path.resolve("node_modules/simple-icons/icons", `${network}.svg`);
  if (!/^[a-z0-9]+$/.test(network) || !existsSync(file)) return undefined;
  const svg = readFileSync(file, "utf8");
  const [, title = network] = /<title>([^<]*)<\/title>/.exec(svg) ?? [];
  const [, outline = ""] = /<path d="([^"]*)"/.exec(svg) ?? [];
  return { title, outline };
}
