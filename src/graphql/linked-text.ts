/** Resolves links to an alias to the page's path, so that built pages link without a redirect. */
import { siteMap } from "../content/site-map";
import { itemsOfNodes, mappedKinds, type NodeModel } from "./node-model";

let latest: { content: string; pathOf: ReadonlyMap<string, string> } | undefined;

/** The paths of pages by their aliases: worked out once for all texts, and anew where content has changed. */
async function pathsByAlias(nodeModel: NodeModel): Promise<ReadonlyMap<string, string>> {
  const items = await itemsOfNodes(nodeModel, mappedKinds);
  const content = items.map(({ slug, fields }) => `${slug} ${fields.internal.contentDigest}`).join();
  if (latest?.content !== content) {
    const pairs = siteMap(items).flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path] as const));
    latest = { content, pathOf: new Map(pairs) };
  }
  return latest.pathOf;
}

/** A text, or a list of them, with the paths of pages for their aliases. */
export async function withoutAliases<Text>(text: Text, nodeModel: NodeModel): Promise<Text> {
  if (!JSON.stringify(text ?? "").includes("](/")) return text;
  const pathOf = await pathsByAlias(nodeModel);
  const inText = (one: unknown) =>
    typeof one === "string"
      ? one.replace(/\]\((\/[^)?#\s]*)/g, (link, address) => (pathOf.has(address) ? `](${pathOf.get(address)}` : link))
      : one;
  return (Array.isArray(text) ? text.map(inText) : inText(text)) as Text;
}

/** A field extension: texts with links. */
export const linkedText = {
  name: "linkedText",
  extend: () => ({
    resolve: (
      source: Record<string, unknown>,
      _args: object,
      { nodeModel }: { nodeModel: NodeModel },
      { fieldName }: { fieldName: string },
    ) => withoutAliases(source[fieldName], nodeModel),
  }),
};
