import * as React from "react";
import { EntryList } from "../../components/a-to-z/entry-list";
import type { FindEntry } from "../../components/a-to-z/find-entry";
import { fieldId } from "../../components/header/field-id";
import { inAddress, keepInAddress } from "../../components/history/address";
import { useSite } from "../../components/layout/use-site";
import { Alphabet } from "./alphabet";
import * as styles from "./finder.module.css";
import { NothingFound } from "./nothing-found";
import { questionParameter } from "./question-parameter";
import { useSearch } from "./use-search";

interface FindProps {
  /** What is shown above the A to Z while nothing is asked for. */
  lookedFor?: React.ReactNode;
  entries: readonly FindEntry[];
  /** The pages of the A to Z's letters. */
  letters: readonly { letter: string; path: string }[];
  /** Suggested pages where a query has no results. */
  otherWays: readonly { name: string; path: string }[];
}

const neverChanges = () => () => {};

/** False while a page of the server is hydrated, true on one that the router has shown. */
const useIsRouted = () =>
  React.useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The search field with its results, or the A to Z while the query is empty. */
export function Finder({ entries, letters, lookedFor, otherWays }: FindProps) {
  const field = React.useRef<HTMLInputElement>(null);
  const [question, setQuestion] = React.useState("");
  const answer = useSearch(entries, question);
  const words = useSite().site.houseWords;

  /** On touch screens the keyboard covers the results of a field that is not at the top. Without focus there is none. */
  const isAsked = question !== "";
  React.useEffect(() => {
    const hasKeyboard = document.activeElement === field.current && window.matchMedia("(pointer: coarse)").matches;
    if (isAsked && hasKeyboard) field.current?.labels?.[0]?.scrollIntoView();
  }, [isAsked]);

  // Where the router shows the page, it scrolls to the fragment, but leaves the focus to us.
  const isRouted = useIsRouted();
  // biome-ignore lint/correctness/useExhaustiveDependencies(isRouted): it tells how the page came, which is as it was.
  React.useEffect(() => {
    if (!isRouted || window.location.hash !== `#${fieldId}`) return;
    // After the router's own effect, which puts the focus on the page.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  // Hydration: take over what was typed before it, else the query in a shared URL.
  React.useEffect(() => {
    if (!field.current) return;
    field.current.value ||= inAddress(questionParameter);
    setQuestion(field.current.value);
  }, []);

  const ask = ({ currentTarget: { value } }: React.FormEvent<HTMLInputElement>) => {
    setQuestion(value);
    keepInAddress({ [questionParameter]: value });
  };

  /** Enter closes a phone's on-screen keyboard, which covers half of the results. */
  const showResults = ({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter" && window.matchMedia("(pointer: coarse)").matches) currentTarget.blur();
  };

  const result = typeof answer === "object" ? answer : undefined;
  return (
    <>
      <div className={styles.place}>
        <search className={styles.search}>
          <label htmlFor={fieldId}>What are you looking for?</label>
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={ask}
            onKeyDown={showResults}
          />
          <p role="status" className={styles.count}>
            {statusOf(question.trim(), answer, words?.noAnswer)}
          </p>
        </search>
        {result && result.found.length > 0 && (
          <EntryList className={styles.results} entries={result.found} withSummaries />
        )}
        {result?.found.length === 0 && (
          <NothingFound nearest={result.nearest} words={words?.nothingFound} otherWays={otherWays} />
        )}
      </div>
      {!answer && lookedFor}
      {!result?.found.length && <Alphabet entries={entries} pages={letters} />}
    </>
  );
}

function statusOf(question: string, answer: ReturnType<typeof useSearch>, noAnswer: string | null | undefined): string {
  if (!answer) return "";
  if (answer === "failed") return noAnswer ?? "No answer has come. Everything is below, from A to Z.";
  if (answer.found.length > 0) return `${answer.found.length} found`;
  return `Nothing for “${question}”. ${answer.nearest.length > 0 ? "The nearest that we have:" : ""}`;
}
