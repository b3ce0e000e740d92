/** public/networks.svg: an SVG sprite of the social networks in data/site.json, cached once for all pages. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { networkIcon } from "../content/kinds/network-icon";

export async function writeNetworkIcons(networks: readonly string[], folder = "public"): Promise<void> {
  const symbols = networks.map(
    (network) =>
      `<symbol id="${network}" viewBox="0 0 24 24"><path d="${networkIcon(network)?.outline ?? ""}"/></symbol>`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "networks.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
  );
}
