/** Shops that sell books in many countries, by what their hosts and their names have in common. */

/** The beginning of a host's name, with the shop's own. */
const shopNames: Record<string, string> = {
  amazon: "Amazon",
  apple: "Apple Books",
  audible: "Audible",
  barnesandnoble: "Barnes & Noble",
  blackwells: "Blackwell’s",
  booktopia: "Booktopia",
  dymocks: "Dymocks",
  foyles: "Foyles",
  google: "Google Play",
  kobo: "Kobo",
  smashwords: "Smashwords",
  target: "Target",
  walmart: "Walmart",
  waterstones: "Waterstones",
  whsmith: "WHSmith",
};

/** The shop's name where an address is of a known shop and stands under another known one's name; undefined otherwise. */
export function otherShop(name: string, url: string): string | undefined {
  const [, host = ""] = /^https:\/\/(?:www\.|books\.|play\.|[a-z]{2}\.)?([a-z]+)\./.exec(url) ?? [];
  const plain = name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "");
  const isOf = (shop: string) => plain.includes(shop);
  return isOf(host) || !Object.keys(shopNames).some((shop) => plain.startsWith(shop)) ? undefined : shopNames[host];
}
