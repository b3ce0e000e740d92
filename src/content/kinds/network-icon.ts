/** Social networks' icons and names, from the package simple-icons. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { nearest, urlOf } from "../../../plugins/gatsby-plugin-checked-content";

/** A network's title, and its icon's SVG path for viewBox "0 0 24 24"; undefined if unknown. */
export function networkIcon(network: string): { title: string; outline: string } | undefined {
  const file = path.resolve("node_modules/simple-icons/icons", `${network}.svg`);
  if (!/^[a-z0-9]+$/.test(network) || !existsSync(file)) return undefined;
  const svg = readFileSync(file, "utf8");
  const [, title = network] = /<title>([^<]*)<\/title>/.exec(svg) ?? [];
  const [, outline = ""] = /<path d="([^"]*)"/.exec(svg) ?? [];
  return { title, outline };
}

const usualNames =
  "bluesky discord facebook goodreads instagram patreon pinterest reddit snapchat spotify threads tiktok twitch x youtube";

/** The networks that most series are on, by what people and addresses call them, with their names in the collection. */
const usual = new Map([
  ...usualNames.split(" ").map((name): [string, string] => [name, name]),
  ...Object.entries({
    twitter: "x",
    insta: "instagram",
    fb: "facebook",
    bsky: "bluesky",
    weibo: "sinaweibo",
    storygraph: "thestorygraph",
  }),
]);

/** By the names of their hosts. */
const usualHosts = new Map([...usual].filter(([name]) => name !== "insta"));

/** The network that is meant by a name: "Twitter", "facebok", "Blue Sky". */
export function networkMeant(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return networkIcon(plain) ? plain : usual.get(nearest(plain, usual.keys()) ?? "");
}

/** The usual network whose address this is. */
export const networkAt = (url: string): string | undefined =>
  usualHosts.get(/(?:^|\.)([a-z]+)\.(?:com|net|app|tv|gg|co\.uk)$/.exec(urlOf(url)?.hostname ?? "")?.[1] ?? "");
