import { hydratedEvent, scriptsTemplateId } from "./names";

/** How long a held link waits for React, in ms: while the browser still lets the click open a new tab. */
export const patience = 4000;

/**
 * How long a page that wakes by itself is left to the visitor after it has loaded, in ms. Its slider changes first some
 * seconds later, and a slow phone is busy enough with what it shows.
 */
const restAfterLoad = 5500;

/**
 * Runs inline in every built page, before its content: loads the sleeping scripts at the visitor's first move, and keeps
 * clicks and submits that need React until React is there.
 */
export function waker(): void {
  const startPath = location.pathname;
  const untilHydrated = new AbortController();
  const held = new Map<HTMLElement, (element: HTMLElement) => void>();
  let waking = false;
  let hydrated = false;
  let replaying = false;
  let failed = false;
  let loading: HTMLScriptElement[] = [];
  let copies: ChildNode[] = [];

  const listen = (target: EventTarget, types: string, listener: (event: never) => void) => {
    for (const type of types.split(" ")) {
      target.addEventListener(type, listener as EventListener, {
        capture: true,
        passive: type !== "click" && type !== "submit",
        signal: untilHydrated.signal,
      });
    }
  };

  const replay = (element: HTMLElement, action: (element: HTMLElement) => void) => {
    // Hydration may have made the element anew; its id then leads to its successor.
    const target = element.isConnected ? element : document.getElementById(element.id);
    replaying = true;
    if (target) action(target);
    replaying = false;
  };

  const followLink = (element: HTMLElement) => {
    if (held.has(element) && (element as HTMLAnchorElement).href) {
      held.delete(element);
      replay(element, (link) => link.click());
    }
  };

  const insertScripts = () => {
    const template = document.getElementById(scriptsTemplateId) as HTMLTemplateElement;
    const fragment = document.importNode(template.content, true);
    failed = false;
    copies = Array.from(fragment.childNodes);
    loading = Array.from(fragment.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule])"));
    for (const script of loading) {
      script.onload = script.onerror = (event) => {
        loading = loading.filter((other) => other !== script);
        failed = failed || (event as Event).type === "error";
        sleepAgainIfFailed();
      };
    }
    document.body.append(fragment);
  };

  const wake = () => {
    if (waking) return;
    waking = true;
    performance.mark("wake");
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", insertScripts, { once: true });
    else insertScripts();
  };

  /** Back to plain HTML, so that the next intent starts afresh; only when no script is left that could still run. */
  const sleepAgainIfFailed = () => {
    if (!failed || loading.length || hydrated) return;
    waking = false;
    for (const copy of copies) copy.remove();
    // Chunks of the failed start would hydrate the page a second time.
    for (const name of Object.keys(window)) {
      if (name.startsWith("webpackChunk")) delete (window as unknown as Record<string, unknown>)[name];
    }
    for (const element of Array.from(held.keys())) followLink(element);
    held.clear();
  };

  const hold = (event: Event, element: HTMLElement, action: (element: HTMLElement) => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(element, action);
    setTimeout(followLink, patience, element);
    wake();
  };

  const needsReact = (element: HTMLElement) => {
    if (element.hasAttribute("data-needs-wake")) return true;
    if (!(element instanceof HTMLButtonElement) || element.matches("[popovertarget], [commandfor]")) return false;
    return !element.form || element.type === "button";
  };

  const onClick = (event: MouseEvent) => {
    if (replaying || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const element = (event.target as Element).closest<HTMLElement>("a[href], button, summary, [data-needs-wake]");
    if (hydrated) {
      // The second half of a double click whose first half was held and has just been replayed.
      if (element && held.has(element) && event.detail > 1) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        removeEventListener("click", onClick, true);
      }
    } else if (element && needsReact(element)) {
      hold(event, element, (target) => target.click());
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (replaying || !form.hasAttribute("data-needs-wake")) return;
    const submitter = event.submitter;
    hold(event, form, (target) => (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null));
  };

  // pointermove, not pointerover: browsers may send the latter when a page opens beneath a resting mouse.
  listen(window, "pointermove pointerdown touchstart keydown wheel", wake);
  listen(window, "submit", onSubmit);
  addEventListener("click", onClick, true);

  // Entries that the router pushed belong to one document in the browser's eyes, so going back among them after a reload
  // changes the address alone.
  listen(window, "popstate", () => {
    if (location.pathname !== startPath) location.reload();
  });

  // Gatsby rejects a promise when a page's data or component does not come.
  listen(window, "unhandledrejection", () => {
    failed = waking;
    sleepAgainIfFailed();
  });

  listen(window, "load", () => {
    // At first the browser itself scrolls and focuses: to an anchor, perhaps smoothly, or to the place left by going back.
    let quiet: ReturnType<typeof setTimeout>;
    const waitForQuiet = () => {
      clearTimeout(quiet);
      quiet = setTimeout(listen, 500, window, "scroll focusin", wake);
    };
    listen(window, "scroll", waitForQuiet);
    waitForQuiet();

    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (!document.querySelector('[data-wake="idle"]') || connection?.saveData) return;
    const wakeWhenIdle = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(wake), restAfterLoad);
    if ((document as { prerendering?: boolean }).prerendering) listen(document, "prerenderingchange", wakeWhenIdle);
    else wakeWhenIdle();
  });

  listen(window, hydratedEvent, () => {
    hydrated = true;
    untilHydrated.abort();
    held.forEach((action, element) => {
      replay(element, action);
    });
  });
}
