/** Replaces links to an alias by links to the page's path, so that built pages link without a redirect. */
import { siteMap } from "../content/site-map";
import { madeOnce, mappedKinds, type NodeModel } from "./node-model";

const pathsByAlias = madeOnce(
  mappedKinds,
  (items) => new Map(siteMap(items).flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path] as const))),
);

/** A text or a list of texts, with aliases in links replaced by the pages' paths. */
export async function withoutAliases<Text>(text: Text, nodeModel: NodeModel): Promise<Text> {
  if (!JSON.stringify(text ?? "").includes("](/")) return text;
  const pathOf = await pathsByAlias(nodeModel);
  const inText = (one: unknown) =>
    typeof one === "string"
      ? one.replace(/\]\((\/[^)?#\s]*)/g, (link, address) => (pathOf.has(address) ? `](${pathOf.get(address)}` : link))
      : one;
  return (Array.isArray(text) ? text.map(inText) : inText(text)) as Text;
}

/** A field extension that resolves texts by withoutAliases. */
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
