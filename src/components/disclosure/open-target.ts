/** The attribute of a <details> that is folded on phones alone, where its section's heading stands above it. */
export const onPhonesAttribute = "data-on-phones";

/** The id that the address's fragment names: in the address it is encoded, beyond ASCII. A malformed one names nothing. */
function targetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Opens the <details> that the address's fragment leads to: those around its target and, where that is the heading of a
 * section, the one that holds the section on phones. Browsers open by themselves only what the target is inside of.
 */
export function openTarget(): void {
  const id = targetId();
  if (!id) return;
  const open = (details?: Element | null) => {
    if (!details) return;
    details.setAttribute("open", "");
    open(details.parentElement?.closest("details"));
  };
  open(document.getElementById(id)?.closest("details"));
  open(document.querySelector(`[aria-labelledby=${CSS.escape(id)}] details[${onPhonesAttribute}]`));
}

/** Inline head script: openTarget for the address that the page is opened with, and for links within it; paper. */
export function openTargets(): void {
  addEventListener("DOMContentLoaded", openTarget);
  addEventListener("hashchange", openTarget);
  // Elsewhere the style sheet prints what is folded.
  if (CSS.supports("selector(::details-content)")) return;
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details:not([open])")) {
      details.setAttribute("open", "");
      addEventListener("afterprint", () => details.removeAttribute("open"), { once: true });
    }
  });
}
