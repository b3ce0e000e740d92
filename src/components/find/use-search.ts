import * as React from "react";
import { questionParameter } from "../../wake/names";
import type { FindEntry } from "./find-entry";
import type { Answer } from "./search";

/** The query in the URL, "" without one. */
export const questionInAddress = () => new URLSearchParams(window.location.search).get(questionParameter) ?? "";

/** Writes the query into the URL with replaceState: it can be shared, and Back returns to it. */
export function keepInAddress(question: string): void {
  const url = new URL(window.location.href);
  if (question) url.searchParams.set(questionParameter, question);
  else url.searchParams.delete(questionParameter);
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // WebKit's rate limit: 100 history calls in 30 seconds. The next keystroke brings the URL up to date.
  }
}

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
