/** The search and its results as elements: a module of its own, for which the page need not wake. */
import { type FindEntry, findEntry, initialOf, variantOf } from "../../components/a-to-z/find-entry";
import type { FindIndex } from "../../content/find-index";
import { createSearch } from "./search";

/** The search's results as DOM nodes. @returns a function that shows those of a question */
export function createResultsView(place: HTMLElement, data: Queries.FindPageQuery): (typed: string) => void {
  const { findEntries = [], findIndex = [] } = data.siteSettings ?? {};
  const search = createSearch(findEntries.map(findEntry), findIndex as unknown as FindIndex);
  const part = <Part extends Element>(selector: string) => place.querySelector(selector) as Part;
  const field = part<HTMLInputElement>("input");
  const nothing = part<HTMLElement>("search ~ div");
  const isTouched = () => document.activeElement === field && window.matchMedia("(pointer: coarse)").matches;

  // Enter closes a phone's on-screen keyboard, which covers half of the results.
  field.addEventListener("keydown", ({ key }) => key === "Enter" && isTouched() && field.blur());

  /** Fills a copy of the list item that the page has for entries of this kind. */
  function itemOf(entry: FindEntry, withSummary: boolean): Element {
    const template = part<HTMLTemplateElement>(`template[data-variant=${variantOf(entry)}]`);
    // React, where it makes the page, puts children into the template itself.
    const sample = [template.content, template].flatMap((parent) => [...parent.querySelectorAll("li")])[0] as Element;
    const item = document.importNode(sample, true);
    const name = item.querySelector("a, button") as HTMLElement;
    name.textContent = entry.name;
    if (name instanceof HTMLAnchorElement) name.href = `${place.dataset.root}${entry.path.slice(1)}`;
    const [kind, summary] = item.querySelectorAll("p");
    if (kind) kind.textContent = entry.kind;
    if (withSummary && entry.summary && summary) summary.textContent = entry.summary;
    else summary?.remove();
    const initial = item.querySelector("[aria-hidden]");
    if (initial) initial.textContent = initialOf(entry.name);
    const picture = entry.thumbnail?.childImageSharp?.gatsbyImageData;
    if (picture) showPicture(item, picture);
    return item;
  }

  return (typed) => {
    const question = typed.trim();
    const { found, nearest } = question ? search(typed) : { found: [], nearest: [] };
    const wasAsked = "shows" in place.dataset;
    part("search ~ ul").replaceChildren(...found.map((entry) => itemOf(entry, true)));
    part("search ~ div ul").replaceChildren(...nearest.map((entry) => itemOf(entry, false)));
    nothing.hidden = !question || found.length > 0;
    part("[role=status]").textContent = statusOf(question, found.length, nearest.length);
    if (question) place.dataset.shows = found.length > 0 ? "answers" : "nothing";
    else delete place.dataset.shows;
    // On touch screens the keyboard covers the results of a field that is not at the top. Without focus there is none.
    if (question && !wasAsked && isTouched()) field.labels?.[0]?.scrollIntoView();
  };
}

function showPicture(item: Element, { images, width, height }: Queries.ImageSharp["gatsbyImageData"]): void {
  item.querySelector("picture")?.style.setProperty("--shape", `${width} / ${Math.round(height)}`);
  item.querySelectorAll("source").forEach((source, place) => {
    Object.assign(source, { type: images.sources?.[place]?.type, srcset: images.sources?.[place]?.srcSet });
  });
  const image = item.querySelector("img");
  if (image) Object.assign(image, { width, height: Math.round(height), src: images.fallback?.src });
}

function statusOf(question: string, found: number, nearest: number): string {
  if (!question) return "";
  if (found > 0) return `${found} found`;
  return `Nothing for “${question}”. ${nearest > 0 ? "The nearest that we have:" : ""}`;
}
