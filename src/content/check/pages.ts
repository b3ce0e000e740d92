/** Pages as a whole: those that the site cannot do without, and those that show nothing. */
import { kinds } from "../kinds/kinds";
import type { ContentRule } from "./content";
import { error, inWords, warning } from "./problem";

/** The site begins somewhere; a page that does not parse may well be the home page. */
export const homePage: ContentRule = function* (content) {
  if (!content.isWhole("Page") || content.publishedOf("Page").some(({ value }) => value.path === "/")) return;
  yield error("no-home-page", content.place("pages"), {
    found: 'No page has the path "/".',
    expected: 'One file in this folder whose "path" is "/": the home page.',
  });
};

/** The newsletter's form and the cookie notice have to lead to the privacy policy. */
export const privacyPage: ContentRule = function* (content) {
  if (!content.isWhole("Page")) return;
  if (content.publishedOf("Page").some(({ value }) => value.template === "privacy-policy")) return;
  yield error("no-privacy-page", content.place("pages"), {
    found:
      'No page has the template "privacy-policy", but the newsletter\'s form and the cookie notice have to lead to one.',
    expected: 'One file in this folder whose "template" is "privacy-policy".',
    suggestion: "Bring it back with: git checkout -- data/pages",
  });
};

/** A page that shows items of some kinds has one at least. */
export const somethingToShow: ContentRule = function* (content) {
  for (const page of content.publishedOf("Page")) {
    const shown = kinds.filter(({ shownBy }) => shownBy === page.value.template);
    const types = shown.map(({ typeName }) => typeName);
    // Without a slide the home page has other things to show.
    if (page.value.template === "home" || types.length === 0 || !content.isWhole(...types)) continue;
    if (content.publishedOf(...types).length > 0) continue;
    const places = shown.map(({ location }) => `data/${"folder" in location ? location.folder : location.file}`);
    yield warning("nothing-to-show", page.at(), {
      found: "Visitors come to this page and find nothing on it.",
      expected: `Something to show in ${inWords(places, "disjunction")}.`,
      suggestion: "Until there is, put _ before the name of this file, and take it out of the menus.",
    });
  }
};
