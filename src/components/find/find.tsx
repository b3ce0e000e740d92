import * as React from "react";
import { useSite } from "../layout/use-site";
import { Alphabet } from "./alphabet";
import { EntryList } from "./entry-list";
import * as styles from "./find.module.css";
import type { FindEntry } from "./find-entry";
import { NothingFound } from "./nothing-found";
import { keepInAddress, questionInAddress, useSearch } from "./use-search";

interface FindProps {
  entries: readonly FindEntry[];
  /** Pages that may help where nothing is found. */
  otherWays: readonly { name: string; path: string }[];
}

/** A field to ask in, and everything there is from A to Z while nothing is asked. */
export function Find({ entries, otherWays }: FindProps) {
  const field = React.useRef<HTMLInputElement>(null);
  const [question, setQuestion] = React.useState("");
  const answer = useSearch(entries, question);
  const words = useSite().site.houseWords;

  // What was typed while the page was waking, or what a shared address asks for.
  React.useEffect(() => {
    if (!field.current) return;
    field.current.value ||= questionInAddress();
    setQuestion(field.current.value);
  }, []);

  const ask = ({ currentTarget: { value } }: React.FormEvent<HTMLInputElement>) => {
    setQuestion(value);
    keepInAddress(value);
  };

  /** Enter puts a phone's keyboard away, which covers half of what was found. */
  const showResults = ({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter" && window.matchMedia("(pointer: coarse)").matches) currentTarget.blur();
  };

  return (
    <div className={styles.find}>
      <search className={styles.search}>
        <label htmlFor="find-field">What are you looking for?</label>
        <input
          ref={field}
          id="find-field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={ask}
          onKeyDown={showResults}
        />
        <p role="status" className={styles.count}>
          {statusOf(answer, words)}
        </p>
      </search>
      {typeof answer === "object" && answer.found.length > 0 ? (
        <EntryList className={styles.results} entries={answer.found} withWords />
      ) : (
        <>
          {typeof answer === "object" && <NothingFound nearest={answer.nearest} otherWays={otherWays} />}
          <Alphabet entries={entries} />
        </>
      )}
    </div>
  );
}

function statusOf(
  answer: ReturnType<typeof useSearch>,
  words: ReturnType<typeof useSite>["site"]["houseWords"],
): string {
  if (!answer) return "";
  if (answer === "failed") return words?.noAnswer ?? "No answer has come. Everything is below, from A to Z.";
  return answer.found.length > 0 ? `${answer.found.length} found` : (words?.nothingFound ?? "Nothing found.");
}
