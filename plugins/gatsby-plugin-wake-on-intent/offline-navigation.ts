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

/** What comes within the time that a link waits. Gatsby's loader waits for ever where a network loses what is sent. */
const inTime = <T>(coming: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([
    coming?.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, linkTimeout, undefined)),
  ]);

/** Loads a page: "document" where only the document can be had, false, with the offline message, where nothing. */
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

/** Of several ways that are being loaded, the last one is gone. */
let latest = 0;

/** Offline navigation: where data do not come, Gatsby would end on the browser's error page; here the page stays. */
function guard(name: "___navigate" | "___push" | "___replace"): void {
  const navigate = gatsby()[name];
  if (!navigate) return;
  gatsby()[name] = async (to: unknown, options?: unknown) => {
    const way = ++latest;
    const loaded = typeof to === "string" ? await load(pathOf(to)) : "page";
    if (!loaded || way !== latest) return;
    if (loaded === "page") navigate(to, options);
    else window.location[name === "___replace" ? "replace" : "assign"](String(to));
  };
}

/** The path and the history entry of the page that is shown. */
let shown: { pathname: string; key?: string } | undefined;

/** Gatsby's onRouteUpdate. */
export function noteShown({ pathname, key }: { pathname: string; key?: string }): void {
  shown = { pathname, key };
}

/** The router's keys are times; the first entry has none. */
const ageOf = (key?: string) => Number(key) || 0;

/** Back and Forward to a page whose data have not come yet: the same, and the way back is to the entry that is shown. */
function holdPopState(event: PopStateEvent): void {
  const { pathname, search } = window.location;
  if (!shown || pathname === shown.pathname || gatsby().___loader?.loadPageSync(pathname + search)) return;
  event.stopImmediatePropagation();
  const way = ++latest;
  const wentBack = ageOf(event.state?.key) < ageOf(shown.key);
  load(pathname + search).then((loaded) => {
    if (way !== latest) return;
    if (loaded === "page") window.dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    else if (loaded) window.location.reload();
    else if (wentBack) window.history.forward();
    else window.history.back();
  });
}

/** Before hydration, so that the router's listener comes later. */
export function guardNavigation(): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) guard(name);
  window.addEventListener("popstate", holdPopState);
}

/** Offline: keeps the page instead of following a link to one that is not prefetched, but for components' own links. */
export function stayWhileOffline(event: MouseEvent) {
  const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(
    "a[href]:not([data-needs-wake], [data-works-asleep])",
  );
  if (!link || !mayLeadNowhere(link) || gatsby().___loader?.loadPageSync(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressIfOnline(link);
}
