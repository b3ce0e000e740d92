/** The strip of ages that one rides along: on the home page and at the top of the ages. */
import { addressesOf, items } from "../site-under-test";
import { collapseSpace, pageAt, texts } from "./built-site";

/** As many as a strip holds. */
const ages = items("ages").slice(0, 12);
const [agesPage] = addressesOf("ages");
const places = [...addressesOf("home"), ...addressesOf("ages")];

test("every age is in the strip, in order, with its year, and leads to its words", () => {
  if (!agesPage) return;
  for (const address of places) {
    const $ = pageAt(address);
    const panels = $("[data-ride] ol > li")
      .toArray()
      .map((panel) => ({
        name: collapseSpace($(panel).find("h3").text()),
        to: $(panel).find("h3 a").attr("href"),
        hasYear: ages.find(({ name }) => name === collapseSpace($(panel).find("h3").text()))?.year,
      }));
    expect(panels.map(({ name }) => name)).toEqual(ages.map(({ name }) => name));
    // At the top of the ages themselves, its heading leads nowhere else.
    if (ages.length > 0) expect($(`h2#ride a[href="${agesPage}"]`)).toHaveLength(address === agesPage ? 0 : 1);
    expect(panels.map(({ to }) => to?.replace(agesPage, ""))).toEqual(ages.map(({ slug }) => `#${slug}`));
    for (const { year } of ages) if (year) expect($("[data-ride] ol").text()).toContain(year);
  }
});

test("buttons lead from each age back to the one before and on to the next without script, and nowhere else", () => {
  for (const address of places) {
    const $ = pageAt(address);
    const ways = $("[data-ride] a[href^='#ride-']").toArray();
    expect(ways).toHaveLength(agesPage ? Math.max(0, 2 * (ages.length - 1)) : 0);
    for (const link of ways) {
      const [, way = "", name = ""] = /^(Back|On) to (.*)$/.exec(collapseSpace($(link).text())) ?? [];
      const to = $(`[id="${$(link).attr("href")?.slice(1)}"]`)
        .closest("li")
        .index();
      const from = $(link).closest("li").index();
      expect([name, to - from]).toEqual([ages[to]?.name, way === "Back" ? -1 : 1]);
    }
  }
});

test("the reading settings tell of the ticket and of a chapter's place where there is one", () => {
  const told = collapseSpace(pageAt(addressesOf("home")[0] ?? "/")("#reading-settings").text());
  expect([told.includes("chapter"), told.includes("ticket")]).toEqual([
    items("chapters").length > 0,
    items("ages").some(({ misplaced }) => misplaced),
  ]);
});

test("every misplaced thing can be found by pressing it, and the ticket says how many there are", () => {
  const hidden = ages.filter(({ misplaced }) => misplaced);
  for (const address of places) {
    const $ = pageAt(address);
    const boxes = $("[data-ride] label:has([data-misplaced])").toArray();
    if (!agesPage) continue;
    expect(boxes.map((label) => $(label).find("img").attr("alt"))).toEqual(
      hidden.map(({ misplaced }) => misplaced.alt),
    );
    expect($("[data-ride] label:not(:has([data-misplaced]))")).toHaveLength(
      hidden.filter(({ redHerring }) => redHerring).length,
    );
    const { reward } = items("pages").find(({ template }) => template === "ages") ?? {};
    if (hidden.length > 0 && reward) expect(texts(address, "#ticket").join()).toContain(collapseSpace(reward.words));
    const ticket = collapseSpace($("[data-ride]").text());
    if (hidden.length > 0) expect(ticket).toContain(`of ${hidden.length} found`);
    else expect(ticket).not.toContain("found");
    for (const { misplaced } of hidden) expect(ticket).toContain(misplaced.words);
  }
});
