/** Attribute of a <details> that is a disclosure on phones only; the heading of its section is outside, above it. */
export const onPhonesAttribute = "data-on-phones";

/** The id in the URL's fragment, percent-decoded; "" if it is malformed. */
function targetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Opens the <details> that the URL's fragment leads to: those around its target and, if the target is the heading of a
 * section, the one with the section's content (onPhonesAttribute). Browsers by themselves open only those around it.
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

/** Inline head script: calls openTarget for the page's URL and for fragment links; opens everything for printing. */
export function openTargets(): void {
  addEventListener("DOMContentLoaded", openTarget);
  addEventListener("hashchange", openTarget);
  // Browsers with ::details-content print closed disclosures by the style sheet.
  if (CSS.supports("selector(::details-content)")) return;
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details:not([open])")) {
      details.setAttribute("open", "");
      addEventListener("afterprint", () => details.removeAttribute("open"), { once: true });
    }
  });
}
