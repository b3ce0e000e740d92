/** Known weaknesses of the packages that the site is made with, held against a list of those that somebody has looked at. */

/** What `npm audit --json` answers; without `vulnerabilities`, the registry could not be asked. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; title: string; url: string; severity: string })[] }
  >;
}

/** A weakness that does no harm here. */
export interface AcceptedAdvisory {
  /** Its number: "GHSA-f88m-g3jw-g9cj". */
  advisory: string;
  package: string;
  /** Why it cannot be reached. */
  why: string;
  /** The day by which somebody looks at it again: "2026-01-31". */
  review: string;
}

/** What is wrong, one line each: weaknesses that are not on the list, and places on the list whose day has come. */
export function newAdvisories(report: AuditReport, accepted: AcceptedAdvisory[], today: string): string[] | undefined {
  if (!report.vulnerabilities) return undefined;
  const lines = Object.values(report.vulnerabilities)
    // A package that only needs a weak one is named there, not here.
    .flatMap(({ via }) => via.filter((cause) => typeof cause === "object"))
    .flatMap(({ name, title, url, severity }) => {
      const known = accepted.find(({ advisory, package: weak }) => url.endsWith(`/${advisory}`) && weak === name);
      if (!known) return [`${name}: ${title} (${severity}, ${url})`];
      return known.review > today ? [] : [`${name}: ${known.advisory} was to be looked at again by ${known.review}.`];
    });
  return [...new Set(lines)].sort();
}
