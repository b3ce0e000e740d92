/** While somebody works on the content, a draft says that it is one wherever its name stands. Builds know no drafts. */
import type { CreateResolversArgs } from "gatsby";
import { isDraft } from "../content/kinds/files";
import { kinds, titleOf } from "../content/kinds/kinds";

interface Source {
  parent: string;
  [field: string]: unknown;
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): { base: string } | null };
}

/** Puts "Draft: " before the names of drafts. */
export function markDrafts({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  const resolversOf = (title: string) => ({
    [title]: {
      resolve: (source: Source, _args: object, { nodeModel }: Context) =>
        isDraft(nodeModel.getNodeById({ id: source.parent })?.base ?? "") ? `Draft: ${source[title]}` : source[title],
    },
  });
  const named = kinds.flatMap((kind) => {
    const title = "folder" in kind.location ? titleOf(kind) : undefined;
    return title ? [[kind.typeName, resolversOf(title)]] : [];
  });
  createResolvers(Object.fromEntries(named));
}
