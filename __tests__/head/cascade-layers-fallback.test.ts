/** @jest-environment jsdom */
import { cascadeLayersFallback } from "../../src/head/cascade-layers-fallback";

test("browsers without cascade layers, and no others, get a rule that hides the buttons that are dead there", () => {
  document.head.innerHTML = "<style></style>";
  const rules = document.styleSheets[0]?.cssRules;
  const withLayers = (CSSLayerBlockRule: unknown) => {
    Object.assign(self, { CSSLayerBlockRule });
    new Function(cascadeLayersFallback)();
    return rules?.length;
  };
  expect([withLayers(class {}), withLayers(undefined)]).toEqual([0, 1]);
  for (const dead of ["data-needs-wake", "data-play-button", "data-step", "data-go-to"])
    expect(rules?.[0]?.cssText).toContain(`[${dead}]`);
  expect(rules?.[0]?.cssText).toMatch(/\[popovertarget\].*display: ?none/s);
});
