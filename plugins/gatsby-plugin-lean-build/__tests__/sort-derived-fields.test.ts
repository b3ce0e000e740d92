/** With Gatsby's own modules: the fault shows between two queries of one build, and only while memory is not cleared. */
import { sortDerivedFields } from "../sort-derived-fields";

const indexing = jest.requireActual("gatsby/dist/datastore/in-memory/indexing");
const { store } = jest.requireActual("gatsby/dist/redux");

test("a query sorted by a derived field stays so after a query that sorted by another one", () => {
  sortDerivedFields(indexing);
  const node = { id: "one", internal: { counter: 1, type: "Chapter" } };
  const nodes = new Map([["one", { path: "/book-one/chapter-one", book: { order: 1 } }]]);
  store.dispatch({ type: "SET_RESOLVED_NODES", payload: { key: "Chapter", nodes } });
  const sortedBy = (field: string, derived: object) => {
    const [key = ""] = indexing.getSortFieldIdentifierKeys([field], derived);
    // Kept, since partial nodes are held weakly.
    const partial = indexing.getGatsbyNodePartial(node, [field], derived);
    kept.push(partial);
    return partial[key];
  };
  const kept: object[] = [];
  expect(sortedBy("path", { path: true })).toBe("/book-one/chapter-one");
  expect(sortedBy("book.order", { book: { order: true } })).toBe(1);
  expect(sortedBy("path", { path: true })).toBe("/book-one/chapter-one");
});
