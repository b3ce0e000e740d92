import type { GatsbyBrowser } from "gatsby";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { guardNavigation, stayWhileOffline } from "./offline-navigation";
import { preserveFormState } from "./preserve-form-state";
import { patchDomRemoval } from "./patch-dom-removal";
import { hydratedEvent, recoveredAttribute } from "./attribute-names";
import { askSite, sayOffline } from "./offline";
import { isFirstPage, isServersPage, leavePlain, noteHydration } from "./hydration-state";
import { isAtOriginalUrl } from "./archived-copy";
import { hideEarlyScroll } from "./route-updates";

/** Removes a malformed fragment ("#%"), on which Gatsby's scroll handler throws and blanks the page. */
export function dropMalformedFragment(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

// While this module is evaluated, which is before the router's module: that one keeps the address that it finds.
dropMalformedFragment();

/** onClientEntry: in a copy of a page that was saved awake, scripts run at once; a promise that never resolves stops hydration. */
export const startAtOriginalUrl: NonNullable<GatsbyBrowser["onClientEntry"]> = () =>
  isAtOriginalUrl() ? undefined : new Promise<void>(() => {});

/** Calls `onRendered` when its children are in the document, before the browser paints and before any effect of theirs. */
function Rendered({ onRendered, children }: { onRendered: () => void; children?: React.ReactNode }) {
  React.useLayoutEffect(onRendered, [onRendered]);
  return children;
}

/** Hydrates inside startTransition, so that React yields between units of work instead of blocking in one long task. */
const hydrateInSteps: NonNullable<GatsbyBrowser["replaceHydrateFunction"]> =
  () => (app: React.ReactNode, container: Element) => {
    patchDomRemoval();
    // Before the router's own listener, which it adds as it is rendered.
    window.addEventListener("popstate", dropMalformedFragment);
    guardNavigation();
    let page = [...container.childNodes];
    const preserve = preserveFormState(container);
    const onRendered = () => {
      preserve();
      page = [...container.childNodes];
    };

    /** An error above every error boundary unmounts the page. Its HTML, which was fine before hydration, is put back. */
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      if (isFirstPage()) {
        container.replaceChildren(...page);
        preserve();
        leavePlain();
        if (isServersPage()) announceHydration();
      } else {
        // React has rendered this page, so only the site has its HTML.
        askSite().then(() => window.location.reload(), sayOffline);
      }
    };
    React.startTransition(() => {
      hydrateRoot(container, React.createElement(Rendered, { onRendered }, app), {
        onUncaughtError,
        // A hydration mismatch: an extension or a translator has changed the page. Tests look at the attribute.
        onRecoverableError: () => document.documentElement.setAttribute(recoveredAttribute, ""),
      });
    });
  };

/** Production only: `gatsby develop` has no server-rendered HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSteps : undefined;

/** Gatsby's onInitialClientRender: tells the waker that hydration is done. From here Gatsby prefetches by itself. */
export function announceHydration(): void {
  noteHydration();
  window.addEventListener("click", stayWhileOffline, true);
  window.addEventListener("scroll", hideEarlyScroll, true);
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
}
