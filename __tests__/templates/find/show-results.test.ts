/** @jest-environment jsdom */
import { createResultsView } from "../../../src/templates/find/show-results";

test("a result has its initial, leads to its page where the site lives in a folder of its host, and Enter gives phones room for it", () => {
  document.body.innerHTML = `<div data-root="/name/">
    <search><input><p role="status"></p></search><ul></ul><div><ul></ul></div>
    <template data-variant="initial"><li><i aria-hidden="true">S</i><a href="/name/sample">Sample</a><p>Kind</p><p>…</p></li></template>
    <template data-variant="picture"><li><picture><source srcset="/sample.avif"><img src="/sample.png"></picture><a href="/name/sample">Sample</a></li></template></div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const pip = { name: "Pip", otherNames: [], kind: "Character", path: "/characters/pip", keywords: [] };
  const entry = { ...pip, summary: "", isMain: true, square: null, scene: null, whole: null };
  const show = (entry: object) =>
    createResultsView(place, { siteSettings: { findEntries: [entry], findIndex: [["pip", ["name", 1, 0]]] } } as never)(
      "pip",
    );
  const images = { sources: [{ type: "image/avif", srcSet: "/pip.avif" }], fallback: { src: "/pip.png" } };
  show({ ...entry, square: { childImageSharp: { gatsbyImageData: { images, width: 96, height: 48 } } } });
  expect(place.querySelector("ul source")?.getAttribute("srcset")).toBe("/pip.avif");
  expect(place.querySelector("ul img")).toMatchObject({ width: 96, height: 48 });
  show(entry);
  expect(place.querySelector("[role=status]")?.textContent).toBe("1 found");
  expect(place.querySelector("ul a")?.getAttribute("href")).toBe("/name/characters/pip");
  expect(place.querySelector("ul i")?.textContent).toBe("P");
  // It has no summary, and not the sample's either.
  expect(Array.from(place.querySelectorAll("ul p"), ({ textContent }) => textContent)).toEqual(["Character"]);
  const field = place.querySelector("input");
  field?.focus();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(document.activeElement).toBe(field);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(document.activeElement).not.toBe(field);
});

test("a field that is emptied shows what stood there before the question, and offers nothing near", () => {
  document.body.innerHTML = `<div data-root="/"><search><input><p role="status"></p></search><ul></ul><div hidden><ul></ul></div></div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const view = createResultsView(place, { siteSettings: { findEntries: [], findIndex: [] } } as never);
  view("otter");
  expect([place.dataset.shows, place.querySelector<HTMLElement>("search ~ div")?.hidden]).toEqual(["nothing", false]);
  view("");
  expect([place.dataset.shows, place.querySelector<HTMLElement>("search ~ div")?.hidden]).toEqual([undefined, true]);
});
