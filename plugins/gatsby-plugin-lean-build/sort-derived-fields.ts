/** Sorts by derived fields, whatever other queries have sorted the same nodes by. */
import { fromProject } from "./from-project";

/** A node reduced to the values that it was sorted by. */
type PartialNode = Record<string, unknown>;

/** Gatsby's own module of sorting. The fields are those of one query; the derived ones among them are in an object. */
interface Indexing {
  getGatsbyNodePartial(node: PartialNode, fields: readonly string[], derived: object): PartialNode;
  getSortFieldIdentifierKeys(fields: readonly string[], derived: object): string[];
}

/** What Gatsby puts before a field that a resolver has worked out. */
const prefix = "__gatsby_resolved.";

/** Adds derived fields that Gatsby takes for stored ones after an earlier sort: order varied between builds. */
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
