import * as React from "react";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import type { Answer } from "./search";

/** The query's results: undefined for an empty query or while the search loads, "failed" if it did not load. */
export function useSearch(entries: readonly FindEntry[], question: string): Answer | "failed" | undefined {
  const [search, setSearch] = React.useState<((typed: string) => Answer) | "failed">();
  const isAsked = question.trim() !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies(question): after a failed import, each keystroke retries.
  React.useEffect(() => {
    if (!isAsked || typeof search === "function") return;
    let isWanted = true;
    import("./search").then(
      ({ createSearch }) => isWanted && setSearch(() => createSearch(entries)),
      () => isWanted && setSearch("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [entries, question, isAsked, search]);

  return React.useMemo(() => {
    if (!isAsked) return undefined;
    return typeof search === "function" ? search(question) : search;
  }, [search, question, isAsked]);
}
