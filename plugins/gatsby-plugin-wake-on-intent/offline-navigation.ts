import { askSite, linkTimeout, mayLeadNowhere, pressIfOnline, sayOffline } from "./offline";

/** The parts of Gatsby that navigation goes through: <Link>, navigate() and redirects call these. */
interface GatsbyWindow {
  ___navigate?: (to: unknown, options?: unknown) => void;
  ___push?: (to: unknown) => void;
  ___replace?: (to: unknown) => void;
  ___loader?: {
    loadPage(path: string): Promise<{ status?: string } | undefined>;
    loadPageSync(path: string): unknown;
  };
}

const gatsby = () => window as unknown as GatsbyWindow;

/** The path of an address without its fragment, as Gatsby's loader takes it. */
const pathOf = (to: string) => {
  const { pathname, search } = new URL(to, window.location.href);
  return pathname + search;
};

/** Timeout: a promise's value, or undefined once a link has waited long enough. Gatsby's loader has no timeout of its own. */
const inTime = <T>(coming: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([
    coming?.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, linkTimeout, undefined)),
  ]);

/** Loads a page's data. "document": that has failed, but the site answers; false: it does not, and the offline message shows. */
async function load(path: string): Promise<"page" | "document" | false> {
  const page = await inTime(gatsby().___loader?.loadPage(path));
  if (page && page.status !== "error") return "page";
  return askSite().then(
    () => "document",
    () => {
      sayOffline();
      return false;
    },
  );
}

/** The number of the latest navigation. Race: of several that wait for their pages, only the latest is carried out. */
let latest = 0;

/** Wraps one of Gatsby's navigation functions: offline, Gatsby would end on the browser's error page; here the page stays. */
function guard(name: "___navigate" | "___push" | "___replace"): void {
  const navigate = gatsby()[name];
  if (!navigate) return;
  gatsby()[name] = async (to: unknown, options?: unknown) => {
    const number = ++latest;
    const loaded = typeof to === "string" ? await load(pathOf(to)) : "page";
    if (!loaded || number !== latest) return;
    if (loaded === "page") navigate(to, options);
    else window.location[name === "___replace" ? "replace" : "assign"](String(to));
  };
}

/** The path and the history entry of the page that is shown. */
let shown: { pathname: string; key?: string } | undefined;

/** Notes the page that is shown; called in Gatsby's onRouteUpdate. */
export function noteShown({ pathname, key }: { pathname: string; key?: string }): void {
  shown = { pathname, key };
}

/** The router's keys are times; the first entry has none. */
const ageOf = (key?: string) => Number(key) || 0;

/**
 * popstate listener: Back and Forward wait for the page's data. If these cannot be had, the history moves back to the entry of
 * the page that is still shown.
 */
function holdPopState(event: PopStateEvent): void {
  const { pathname, search } = window.location;
  if (!shown || pathname === shown.pathname || gatsby().___loader?.loadPageSync(pathname + search)) return;
  event.stopImmediatePropagation();
  const number = ++latest;
  const wentBack = ageOf(event.state?.key) < ageOf(shown.key);
  load(pathname + search).then((loaded) => {
    if (number !== latest) return;
    if (loaded === "page") window.dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    else if (loaded) window.location.reload();
    else if (wentBack) window.history.forward();
    else window.history.back();
  });
}

/** Installs these guards. Called before hydration, so that the router adds its popstate listener after this one. */
export function guardNavigation(): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) guard(name);
  window.addEventListener("popstate", holdPopState);
}

/** Click listener: offline, a link to a page that is not prefetched is not followed, unless its component handles clicks itself. */
export function stayWhileOffline(event: MouseEvent) {
  const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(
    "a[href]:not([data-needs-wake], [data-works-asleep])",
  );
  if (!link || !mayLeadNowhere(link) || gatsby().___loader?.loadPageSync(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressIfOnline(link);
}
