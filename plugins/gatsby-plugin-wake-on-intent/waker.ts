import {
  chunkAttribute,
  heldAttribute,
  hydratedEvent,
  needsAttribute,
  scriptingAttribute,
  scriptsTemplateId,
} from "./attribute-names";
import { askSite, linkTimeout, mayLeadNowhere, pressIfOnline, sayOffline } from "./offline";
import { isAtOriginalUrl } from "./archived-copy";

/** How long scripts may take, in ms, before the page falls back to its version without script. */
export const scriptTimeout = 8000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () => [...document.querySelectorAll<Field>("input:not([type=hidden], [type=file]), textarea, select")];

/** The property that holds what somebody has entered. */
const propertyOf = ({ type }: Field) => (/radio|checkbox/.test(type) ? "checked" : "value") as "value";

/** Replays a held event: a click or a submit. */
type Action = (element: HTMLElement) => void;

/** Inline script: loads scripts on the first interaction, holds clicks and submits, and replays each once. */
export function waker(): void {
  const root = document.documentElement;
  // The page stays in its version without script where a browser is older than the app's script (Chrome 97, Firefox 104,
  // Safari 15.4), and anywhere but at its own address. One that was saved awake has the attribute.
  root.removeAttribute(scriptingAttribute);
  if (!Array.prototype.findLast || !isAtOriginalUrl()) return;
  const startPath = location.pathname;
  const untilHydrated = new AbortController();
  /** Events waiting for hydration, by element. */
  const held = new Map<HTMLElement, Action>();
  /** Elements whose event has been replayed after hydration. */
  const replayed = new Set<HTMLElement>();
  /** Prevents a reload loop. */
  let reloadedOnce = false;
  let linkTimer: ReturnType<typeof setTimeout>;
  let scriptTimer: ReturnType<typeof setTimeout>;
  let waking = false;
  /** True once scripts have taken longer than scriptTimeout. */
  let late = false;
  let hydrated = false;
  let replaying = false;
  let failed = false;
  /** Scripts in flight. */
  let loading = 0;
  let copies: ChildNode[] = [];
  /** The files that hydration needs. */
  let needed: string[] = [];
  /** nameOf() the element whose press is held; "" while the page reloads without one. */
  let press: string | undefined;
  /** The index of the focused field and the values of all fields, once something has been entered. */
  let entered: [focused: number, values: string[]] | undefined;
  /** True once the browser itself follows a link: the page may be about to unload. */
  let leaving = false;
  /** Exponential backoff after failed attempts, in ms: 1 to 16 seconds, then for ever. */
  let pause = 500;
  let pausedUntil = 0;

  const listen = (target: EventTarget, types: string, listener: (event: never) => void) => {
    for (const type of types.split(" ")) {
      target.addEventListener(type, listener as EventListener, {
        capture: true,
        signal: untilHydrated.signal,
      });
    }
  };

  /** Identifies an element across reloads and hydration by tag, href and text. */
  const nameOf = (element: HTMLElement) => element.tagName + element.getAttribute("href") + element.textContent?.trim();

  const find = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("a, button, form, [data-needs-wake]")].find(
      (element) => nameOf(element) === name,
    );

  /** Stores what is held and entered in history.state: it survives location.reload(). */
  const save = () => {
    try {
      history.replaceState({ ...history.state, press, entered }, "");
    } catch {
      // WebKit's rate limit: 100 history calls in 30 seconds.
    }
  };

  const savePress = (name?: string) => {
    press = name;
    save();
  };

  const noteEntered = () => {
    const all = fields();
    entered = [all.indexOf(document.activeElement as Field), all.map((field) => field[propertyOf(field)])];
    save();
  };

  const enterAgain = ([focused, values]: NonNullable<typeof entered>) => {
    const all = fields();
    if (all.length !== values.length) return;
    all.forEach((field, index) => {
      field[propertyOf(field)] = values[index] as string;
    });
    all[focused]?.focus();
    noteEntered();
  };

  const release = (element: HTMLElement) => {
    element.removeAttribute(heldAttribute);
    held.delete(element);
  };

  const releaseAll = () => {
    clearTimeout(linkTimer);
    for (const element of held.keys()) release(element);
  };

  const forget = () => {
    releaseAll();
    if (history.state?.press !== undefined || history.state?.entered) savePress();
  };

  const heldLink = () => [...held.keys()].find((element) => element.hasAttribute("href"));

  const forgetHeldLink = () => {
    const link = heldLink();
    if (!link) return;
    clearTimeout(linkTimer);
    release(link);
    savePress();
  };

  const replay = (element: HTMLElement, action: Action) => {
    // Hydration may have replaced the element.
    const target = element.isConnected ? element : find(nameOf(element));
    replaying = true;
    if (target) action(target);
    replaying = false;
  };

  /** By a click on its button: Safari before 16 has no requestSubmit(). */
  const submit = (form: HTMLElement) => form.querySelector<HTMLElement>("button:not([type=button])")?.click();

  const pressAgain: Action = (element) => (element.matches("form") ? submit(element) : element.click());

  /** The site's response; undefined, with the offline message, if it is unreachable. */
  const probe = () => askSite().catch(sayOffline);

  const followLink = () => {
    const link = heldLink();
    if (!link) return;
    forgetHeldLink();
    const follow = () => replay(link, pressAgain);
    // A new tab does not replace this page, and needs the click's transient user activation: do not wait for a probe.
    if (link.getAttribute("target") === "_blank") follow();
    else probe().then((answer) => answer && follow());
  };

  /** Falls back to the version without script: CSS shows the whole HTML and hides controls that need React. */
  const showPlainPage = () => {
    clearTimeout(scriptTimer);
    forget();
    const focused = document.activeElement;
    root.removeAttribute(scriptingAttribute);
    // Focus on a control that is now hidden would return to the page's start: keep it where that control was.
    const place = !focused?.getClientRects().length && focused?.closest<HTMLElement>("form, section, main");
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  const template = () => document.getElementById(scriptsTemplateId) as HTMLTemplateElement | null;

  /** Loads the files in an attribute of the template: chunks as scripts, data as preloads. A failed one is removed: Gatsby retries. */
  const preload = (attribute: string) => {
    const files = template()?.getAttribute(attribute)?.split(" ") ?? [];
    for (const file of files) {
      const isScript = file.endsWith(".js");
      const element = document.createElement(isScript ? "script" : "link");
      element.onerror = () => {
        element.remove();
        if (!isScript) fetch(file).catch(() => {});
      };
      Object.assign(element, isScript ? { src: file } : { rel: "preload", as: "fetch", crossOrigin: "", href: file });
      document.body.append(element);
      copies.push(element);
    }
    return files;
  };

  const insertScripts = () => {
    const fragment = document.importNode((template() as HTMLTemplateElement).content, true);
    failed = false;
    copies = [...fragment.childNodes];
    needed = preload(needsAttribute);
    for (const script of fragment.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule])")) {
      loading += 1;
      needed.push(script.getAttribute("src") as string);
      script.onload = script.onerror = (event) => {
        loading -= 1;
        failed = failed || (event as Event).type === "error";
        sleepAgainIfFailed();
      };
    }
    document.body.append(fragment);
  };

  const wake = () => {
    if (waking) return;
    waking = true;
    late = false;
    clearTimeout(scriptTimer);
    // Scripts that hang or throw fire no event that tells them from slow ones.
    scriptTimer = setTimeout(() => {
      late = true;
      showPlainPage();
    }, scriptTimeout);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", insertScripts, { once: true });
    else insertScripts();
  };

  /** Whether an event is in a part that works asleep. An event on the document counts as one on the focused element. */
  const isInAsleepPart = ({ target }: Event) =>
    (target instanceof Element ? target : document.activeElement)?.closest("[data-works-asleep]:not(button, a)");

  /** Wakes the page on an intent that is not a press, unless an attempt has just failed: intents come by the dozen. */
  const wakeUnlessPaused = (event: Event) => {
    if (performance.now() >= pausedUntil && !isInAsleepPart(event)) wake();
  };

  /** Back to sleep, so that the next intent retries; only when no script is left in flight. */
  const sleepAgainIfFailed = () => {
    if (!failed || loading || hydrated) return;
    waking = false;
    pause *= 2;
    pausedUntil = pause > 16_000 ? Infinity : performance.now() + pause;
    for (const copy of copies) copy.remove();
    // Chunks of the failed attempt would hydrate the page a second time.
    for (const name of Object.keys(window)) {
      if (name.startsWith("webpackChunk")) delete (window as unknown as Record<string, unknown>)[name];
    }
    if (heldLink()) leaving = true;
    followLink();
    if (reloadedOnce || (leaving && !held.size)) showPlainPage();
    else findRelease().then((isThere) => (isThere ? loadAnew() : showPlainPage()));
  };

  /** Whether to reload for a newer deployment: for a held press if the site answers, else only if the page names other scripts. */
  const findRelease = async () => {
    if (held.size) return (await probe())?.ok;
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => undefined);
    const html = answer?.ok && (await answer.text());
    return html && !leaving && !needed.every((file) => html.includes(file));
  };

  /** Reloads the page. It then replays the held press and restores what was entered, both from history.state. */
  const loadAnew = () => {
    press ??= "";
    save();
    location.reload();
  };

  const keep = (element: HTMLElement, action: Action) => {
    if (!held.has(element)) {
      if (element.hasAttribute("href")) {
        // After clicks on two links, only the last one is followed.
        forgetHeldLink();
        linkTimer = setTimeout(followLink, linkTimeout);
      }
      held.set(element, action);
      element.setAttribute(heldAttribute, "");
      savePress(nameOf(element));
    }
    wake();
  };

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const hold = (event: Event, element: HTMLElement, action: Action) => {
    stop(event);
    keep(element, action);
  };

  const needsReact = (element: HTMLElement) =>
    element.matches(
      "[data-needs-wake], button[type=button]:not([popovertarget], [commandfor], [data-works-asleep], [data-works-asleep] *)",
    );

  const onClick = (event: MouseEvent) => {
    if (replaying || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const element = (event.target as Partial<Element>).closest?.<HTMLElement>(
      "a[href], button, summary, [data-needs-wake]:not(form)",
    );
    if (hydrated) {
      // The second click of a double click, of which the first was held and has just been replayed.
      if (element && replayed.has(element) && event.detail > 1) stop(event);
      else removeEventListener("click", onClick, true);
    } else if (element?.matches("a:not([data-works-asleep])") && mayLeadNowhere(element as HTMLAnchorElement)) {
      stop(event);
      pressIfOnline(element);
      // While scripts hang, the version without script has no press to hold.
    } else if (element && needsReact(element) && !late) {
      hold(event, element, pressAgain);
    } else if (element?.hasAttribute("href")) {
      leaving = true;
      forgetHeldLink();
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (replaying || !form.matches?.("[data-needs-wake]")) return;
    const submitter = event.submitter;
    hold(event, form, (target) => (submitter?.isConnected ? submitter.click() : submit(target)));
  };

  root.setAttribute(scriptingAttribute, "");

  listen(window, "input", noteEntered);
  listen(window, "click input", ({ target }: Event) => {
    const element = (target as Partial<Element>).closest?.("[data-preload]");
    for (const name of element?.getAttribute("data-preload")?.split(" ") ?? []) preload(chunkAttribute + name);
    element?.removeAttribute("data-preload");
  });
  listen(window, "pointerdown touchstart keydown wheel input", wakeUnlessPaused);
  // Some browsers fire a pointermove without movement when a page loads beneath a resting mouse.
  listen(window, "pointermove", (event: PointerEvent) => {
    if (event.movementX || event.movementY) wakeUnlessPaused(event);
  });
  listen(window, "keydown", ({ key }: KeyboardEvent) => key === "Escape" && forgetHeldLink());
  listen(window, "submit", onSubmit);
  addEventListener("click", onClick, true);

  // bfcache: a restored page must not replay a press. The saved one stays for a reload, which Gatsby does by itself
  // after it has detected a newer deployment.
  listen(window, "pagehide", releaseAll);
  listen(window, "pageshow", ({ persisted }: PageTransitionEvent) => persisted && savePress());

  const saved = history.state ?? {};
  if (saved.press !== undefined || saved.entered) {
    save();
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "reload") {
      reloadedOnce = saved.press !== undefined;
      listen(document, "DOMContentLoaded", () => {
        if (saved.entered) enterAgain(saved.entered);
        const element = saved.press && find(saved.press);
        if (!element) return;
        // A form takes no focus, but its button does.
        (element.querySelector("button") ?? element).focus();
        keep(element, pressAgain);
      });
    }
  }

  // History entries that the router pushed share one document: after a reload, going back among them before hydration
  // changes only the URL, so load the page; if the site is unreachable, go back to the entry whose page is shown.
  const { key: startKey = 0 } = history.state ?? {};
  listen(window, "popstate", ({ state }: PopStateEvent) => {
    if (location.pathname === startPath) return;
    askSite().then(
      () => location.reload(),
      () => {
        sayOffline();
        // The router's keys are times; the first entry has none.
        history.go((state?.key ?? 0) < startKey ? 1 : -1);
      },
    );
  });

  // Gatsby rejects a promise when a page's data or component fails to load. Browser extensions reject promises, too, also
  // for chunks of their own: only webpack errors about our files count.
  listen(window, "unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    const { message, request } = Object(reason);
    if (
      !/^(page resources for|We couldn't (load|find the correct component)) /.test(message) &&
      !needed.includes(`${request}`.replace(location.origin, ""))
    )
      return;
    failed = waking;
    sleepAgainIfFailed();
  });

  listen(window, "load", () => {
    // Debounce: at first the browser itself scrolls and focuses, to a fragment or for scroll restoration.
    let quiet: ReturnType<typeof setTimeout>;
    const waitForQuiet = () => {
      clearTimeout(quiet);
      quiet = setTimeout(listen, 500, window, "scroll focusin", wakeUnlessPaused);
    };
    listen(window, "scroll", waitForQuiet);
    waitForQuiet();
  });

  listen(window, hydratedEvent, () => {
    hydrated = true;
    clearTimeout(scriptTimer);
    untilHydrated.abort();
    const presses = [...held];
    entered = undefined;
    forget();
    for (const [element, action] of presses) {
      replayed.add(element);
      replay(element, action);
    }
  });
}
