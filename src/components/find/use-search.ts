import * as React from "react";
import { questionParameter } from "../../wake/names";
import type { FindEntry } from "./find-entry";
import type { Answer } from "./search";

/** The question in the address. */
export const questionInAddress = () => new URLSearchParams(window.location.search).get(questionParameter) ?? "";

/** Keeps the question in the address, where it can be shared and Back finds it. */
export function keepInAddress(question: string): void {
  const url = new URL(window.location.href);
  if (question) url.searchParams.set(questionParameter, question);
  else url.searchParams.delete(questionParameter);
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // WebKit refuses more than a hundred changes in half a minute; the next letter brings the address up to date.
  }
}

/** What a question finds; undefined while there is none, and "failed" where the search did not load. */
export function useSearch(entries: readonly FindEntry[], question: string): Answer | "failed" | undefined {
  const [search, setSearch] = React.useState<((typed: string) => Answer) | "failed">();
  const isAsked = question.trim() !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies(question): after a failure, each letter tries again.
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
