/** Makes nodes sort by derived fields, whatever earlier queries have sorted the same nodes by. */
import { fromProject } from "./from-project";

/** A node reduced to the values that it was sorted by. */
type PartialNode = Record<string, unknown>;

/** Gatsby's module of sorting. `fields` are those that a query sorts by, `derived` those of them that resolvers work out. */
interface Indexing {
  getGatsbyNodePartial(node: PartialNode, fields: readonly string[], derived: object): PartialNode;
  getSortFieldIdentifierKeys(fields: readonly string[], derived: object): string[];
}

/** Gatsby's prefix for a field that a resolver has worked out. */
const prefix = "__gatsby_resolved.";

/** Adds the derived fields that Gatsby leaves out, since after an earlier sort it takes them for stored: builds differed in order. */
export function sortDerivedFields(indexing: Indexing = fromProject("gatsby/dist/datastore/in-memory/indexing")): void {
  const { getResolvedFields } = fromProject("gatsby/dist/schema/utils");
  const { getValueAt } = fromProject("gatsby/dist/utils/get-value-at");
  const { getGatsbyNodePartial, getSortFieldIdentifierKeys } = indexing;
  indexing.getGatsbyNodePartial = (node, fields, derived) => {
    const partial = getGatsbyNodePartial(node, fields, derived);
    for (const key of getSortFieldIdentifierKeys(fields, derived))
      if (key.startsWith(prefix) && !(key in partial))
        partial[key] = getValueAt(getResolvedFields(node), key.slice(prefix.length));
    return partial;
  };
}
