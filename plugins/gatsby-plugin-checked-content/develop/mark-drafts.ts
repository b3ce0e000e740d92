/** Labels drafts and scheduled items in `gatsby develop`. Builds exclude both. */
import type { CreateResolversArgs } from "gatsby";
import { isDraft } from "../model/file-conventions";
import { type Kind, titleOf, waitsUntil } from "../model/kind";
import { localDay } from "../model/local-day";

interface Source {
  parent: string;
  [field: string]: unknown;
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): { base: string } | null };
}

/** Resolvers that prefix the names of drafts with "Draft: ". */
export function markDrafts(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  kinds: readonly Kind[],
): void {
  const resolversOf = (kind: Kind, title: string) => ({
    [title]: {
      resolve: (source: Source, _args: object, { nodeModel }: Context) =>
        isDraft(nodeModel.getNodeById({ id: source.parent })?.base ?? "") || waitsUntil(kind, source, localDay())
          ? `Draft: ${source[title]}`
          : source[title],
    },
  });
  const named = kinds.flatMap((kind) => {
    const title = kind.single ? undefined : titleOf(kind);
    return title ? [[kind.typeName, resolversOf(kind, title)]] : [];
  });
  createResolvers(Object.fromEntries(named));
}
