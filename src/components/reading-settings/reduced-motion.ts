import { attributeOf, fieldPrefix } from "./settings";

const name = "movement";

/** Attribute of <html> while the reader has stopped all movement, for style sheets and scripts. */
export const movementAttribute = attributeOf(name);

/** Chooses in the panel, which is in every page: "off", or "" for the device's own setting. */
export function chooseMovement(value: "" | "off"): void {
  document.querySelector<HTMLInputElement>(`[name="${fieldPrefix}${name}"][value="${value}"]`)?.click();
}

/** True if the reading settings or the device ask for reduced motion. */
export const prefersReducedMotion = () =>
  document.documentElement.hasAttribute(movementAttribute) || matchMedia("(prefers-reduced-motion: reduce)").matches;
