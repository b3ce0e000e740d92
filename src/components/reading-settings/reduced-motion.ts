import { attributeOf, fieldPrefix } from "./settings";

const name = "movement";

/** On <html> while all movement is stopped, for style sheets and scripts. */
export const movementAttribute = attributeOf(name);

/** Chooses in the panel, which is in every page: "off", or "" for what the device says. */
export function chooseMovement(value: "" | "off"): void {
  document.querySelector<HTMLInputElement>(`[name="${fieldPrefix}${name}"][value="${value}"]`)?.click();
}

/** Whether the reader, or their device, wants nothing to move. */
export const prefersReducedMotion = () =>
  document.documentElement.hasAttribute(movementAttribute) || matchMedia("(prefers-reduced-motion: reduce)").matches;
