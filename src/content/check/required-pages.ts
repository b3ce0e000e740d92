/** Rules about what pages need: required ones, and empty ones. */
import { error, joinNames, locationOf, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../kinds/kinds";
import { freeSections } from "../kinds/page";
import type { ContentRule } from "./content";

/** A home page and a privacy policy are required. Not reported while a page does not parse, which may be the one. */
export const neededPages: ContentRule = function* (content) {
  if (!content.isWhole("Page")) return;
  const pages = content.publishedOf("Page").map(({ value }) => value);
  if (!pages.some(({ path }) => path === "/")) {
    const home = content.publishedOf("Page").find(({ value }) => value.template === "home");
    yield error("no-home-page", home?.at("path") ?? content.place("pages"), {
      found: 'No page has the path "/".',
      expected: 'One file in this folder whose "path" is "/": the home page.',
      suggestion: home ? 'Did you mean "/"?' : "If it was deleted by mistake: git checkout -- data/pages/home.json",
    });
  }
  if (!pages.some(({ template }) => template === "privacy-policy")) {
    yield error("no-privacy-page", content.place("pages"), {
      found:
        'No page has the template "privacy-policy", but the newsletter\'s form and the cookie notice have to lead to one.',
      expected: 'One file in this folder whose "template" is "privacy-policy".',
      suggestion: "If it was deleted by mistake: git checkout -- data/pages/privacy-policy.json",
    });
  }
};

/** A text page has text, and a page that lists items has at least one. */
export const somethingToShow: ContentRule = function* (content) {
  for (const page of content.publishedOf("Page")) {
    const { template, intro, sections } = page.value;
    // Beside items with pages of their own, such as lessons, others only help to find them.
    const withPages = kinds.filter(({ page }) => page?.below === template);
    const shown = withPages.length > 0 ? withPages : kinds.filter(({ shownBy }) => shownBy === template);
    const types = shown.map(({ typeName }) => typeName);
    const ofWords = freeSections.has(template);
    // The home page has other content, but its heading of books would stand over nothing.
    if (template === "home" && content.isWhole("Book") && content.publishedOf("Book").length === 0) {
      yield warning("no-book", content.place("books"), {
        found: "There is no book, and the home page has a heading for them.",
        expected: "One book at least, which may be one that is to come.",
      });
    }
    if (template === "home" || (!ofWords && types.length === 0) || !content.isWhole(...types)) continue;
    if (ofWords ? intro.length + sections.length > 0 : content.publishedOf(...types).length > 0) continue;
    const places = shown.map((kind) => `data/${locationOf(kind)}`);
    yield warning("nothing-to-show", page.at(), {
      found: "Visitors come to this page and find nothing on it.",
      expected: ofWords
        ? 'Words in "intro" or "sections".'
        : `Something to show in ${joinNames(places, "disjunction")}.`,
      suggestion: "Until there is, put _ before the name of this file, and take it out of the menus.",
    });
  }
};
