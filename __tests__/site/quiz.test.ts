/**
 * The pages of the quiz's results, as a friend finds them who was sent one: without script, and in a messenger's
 * preview.
 */
import { quiz } from "../browser/play";
import { addressesOf, hosting } from "../site-under-test";
import { collapseSpace, fileAt, mainText, pageAt } from "./built-site";

const testQuiz = quiz ? test : test.skip;
const results = quiz?.results ?? [];
const routeOf = (name: string) => `${quiz?.path}/${name}`;
const property = (route: string, name: string) => pageAt(route)(`meta[property="${name}"]`).attr("content") ?? "";

testQuiz("every result has a page of its own that says who one is and leads to the questions", () => {
  for (const { id, heading, text, reward, character } of [...results, quiz.everybody]) {
    const $ = pageAt(routeOf(id));
    for (const everybody of character ? addressesOf("characters") : [])
      for (const page of [routeOf(id), quiz.path])
        expect(pageAt(page)(`main a[href="${everybody}/${character}"]`).length).toBeGreaterThan(0);
    // What is for paper is printed at once.
    const own = addressesOf("artwork").map((page) => `${page}/${reward.artwork}`);
    const ways = hosting.pages.filter((page) => own.includes(page.replace(/\/print$/, ""))).sort();
    expect(
      $("main a")
        .filter((_, link) => $(link).text() === reward.words)
        .attr("href"),
    ).toBe(ways.at(-1));
    expect($("main h1").text()).toBe(heading);
    expect(mainText(routeOf(id))).toContain(text);
    // What of the ticket is read last moves the rest: nothing is painted before it is whole.
    expect($("#render-block-end").prevAll().find("h1")).toHaveLength(1);
    expect($(`main a[href="${quiz.path}"]`).length).toBeGreaterThan(0);
    const { turn = "", text: told = "", turnText = "" } = quiz.sharing ?? {};
    for (const words of [turn, told, turnText]) expect(mainText(routeOf(id))).toContain(collapseSpace(words));
  }
});

testQuiz("who is level with somebody else is led to the page with both", () => {
  for (const { id, heading } of results) {
    const $ = pageAt(routeOf(id));
    const others = results.filter((other: { id: string }) => other.id !== id);
    const ways = $('nav[aria-label="Level with somebody else"] a').toArray();
    expect(ways.map((way) => collapseSpace($(way).text()))).toEqual(
      others.map(({ name }: { name: string }) => `And ${name}`),
    );
    for (const [index, { attribs }] of ways.entries())
      for (const words of [heading, others[index].heading]) expect(mainText(attribs.href ?? "")).toContain(words);
  }
});

testQuiz("a link to a result shows its own portrait, and asks the friend", () => {
  const pictures = results.map(({ id }: { id: string }) => property(routeOf(id), "og:image"));
  expect(new Set(pictures).size).toBe(results.length);
  for (const picture of pictures) expect(fileAt(new URL(picture).pathname)).toBeDefined();
  for (const { id } of results) {
    expect(property(routeOf(id), "og:url")).toMatch(new RegExp(`${routeOf(id)}$`));
    if (quiz.sharing) expect(property(routeOf(id), "og:description")).toContain(quiz.sharing.turn);
  }
});

testQuiz("no question is asked as one that is answered wrongly already", () => {
  expect(pageAt(quiz.path)("main [required]")).toHaveLength(0);
});
