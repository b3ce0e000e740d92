/** public/networks.svg: a sprite of the icons of the social networks in data/site.json, one below the other, cached once for all pages. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { networkIcon } from "../content/kinds/network-icon";

export async function writeNetworkIcons(networks: readonly string[], folder = "public"): Promise<void> {
  const icons = networks.map(
    (network, row) => `<path transform="translate(0 ${24 * row})" d="${networkIcon(network)?.outline ?? ""}"/>`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "networks.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * icons.length}">${icons.join("")}</svg>\n`,
  );
}
