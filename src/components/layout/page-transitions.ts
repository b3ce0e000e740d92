/** What Gatsby puts on the window: the way its links go from page to page, and what loads pages. */
interface Gatsby {
  ___navigate(to: string | number, options?: object): void;
  ___loader: { loadPage(path: string): Promise<unknown> };
}

let arrive = () => {};

/** For Gatsby's onRouteUpdate: the new page is in the document. */
export const endPageTransition = () => arrive();

/**
 * Lets an awake page change into the next one as the browser changes documents into one another: with a view transition,
 * where the browser has them and the visitor has not asked for less motion.
 */
export function startPageTransitions(): void {
  if (!document.startViewTransition) return;
  const gatsby = window as unknown as Gatsby;
  const navigate = gatsby.___navigate;
  const nextFrame = window.requestAnimationFrame;
  gatsby.___navigate = (to, options) => {
    const path = typeof to === "string" ? new URL(to, location.href).pathname : location.pathname;
    if (path === location.pathname || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      navigate(to, options);
      return;
    }
    // The page stands still during a transition, so everything that the next one needs comes before.
    const change = () => {
      const transition = document.startViewTransition(() => {
        // The router shows the new page in the next frame, and there are none before the new page is shown.
        window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
        navigate(to, options);
        return new Promise<void>((resolve) => {
          arrive = () => {
            window.requestAnimationFrame = nextFrame;
            resolve();
          };
        });
      });
      // A transition that another one overtakes is cut short, which is as it should be.
      transition.ready.catch(() => {});
    };
    gatsby.___loader.loadPage(path).then(change, () => navigate(to, options));
  };
}
