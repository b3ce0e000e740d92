import { Link, withPrefix } from "gatsby";
import * as React from "react";
import { EntryList } from "../../components/a-to-z/entry-list";
import { type FindEntry, variantOf } from "../../components/a-to-z/find-entry";
import { searchFieldId } from "../../components/header/search-field-id";
import { InlineScript } from "../../components/inline-script/inline-script";
import { useSite } from "../../components/layout/use-site";
import { Unhydrated } from "../../components/unhydrated/unhydrated";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./finder.module.css";
import loadSearch from "./load-search.inline";

/** The address of show-results.ts as a file of its own. */
declare const FIND_SCRIPT: string;

interface FinderProps {
  /** The path of the page, whose data is the index. */
  path: string;
  /** The router's history entry. */
  visit: string | undefined;
  entries: readonly FindEntry[];
  /** Suggested pages where a query has no results. */
  otherWays: readonly { name: string; path: string }[];
}

const neverChanges = () => () => {};

/** False while a page of the server is hydrated, true from then on, and on one that the router has shown. */
const useIsRouted = () =>
  React.useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The search field, with room for its answers: load-search.ts and show-results.ts do the rest, before the page is awake. */
export function Finder({ path, visit, entries, otherWays }: FinderProps) {
  const words = useSite().site.houseWords;
  const samples = new Map(entries.map((entry) => [variantOf(entry), { ...entry, summary: "…" }]));

  // Where the router shows the page, it scrolls to the fragment, but leaves the focus to us.
  const isRouted = useIsRouted();
  // biome-ignore lint/correctness/useExhaustiveDependencies(isRouted): it tells how the visit began.
  // biome-ignore lint/correctness/useExhaustiveDependencies(visit): the header's link may lead here again.
  React.useEffect(() => {
    if (!isRouted || window.location.hash !== `#${searchFieldId}`) return;
    // After the router's own effect, which puts the focus on the page.
    const frame = requestAnimationFrame(() => document.getElementById(searchFieldId)?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [visit]);

  return (
    <>
      <Unhydrated name="find" className={`${patterns.column} ${styles.place}`}>
        <div
          hidden={!isRouted}
          data-works-asleep
          data-search={withPrefix(FIND_SCRIPT)}
          data-index={withPrefix(`/page-data${path}/page-data.json`)}
          data-root={withPrefix("/")}
          data-no-answer={words?.noAnswer ?? "No answer has come. Everything is below, from A to Z."}
        >
          <search className={styles.search}>
            <label htmlFor={searchFieldId}>What are you looking for?</label>
            <input
              id={searchFieldId}
              className={styles.field}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <p role="status" className={styles.count} />
          </search>
          <ul className={styles.results} />
          <div className={styles.nothing} hidden>
            <ul className={styles.results} />
            <p>
              {words?.nothingFound} Or try{" "}
              {otherWays.map(({ name, path }) => (
                <React.Fragment key={path}>
                  <Link to={path}>{name}</Link>,{" "}
                </React.Fragment>
              ))}
              or <a href="#a-to-z">everything from A to Z</a>.
            </p>
          </div>
          {[...samples].map(([variant, entry]) => (
            <template key={variant} data-variant={variant}>
              <EntryList entries={[entry]} withSummaries />
            </template>
          ))}
        </div>
      </Unhydrated>
      <InlineScript key={visit} script={loadSearch} />
    </>
  );
}
