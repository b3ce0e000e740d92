import { existsSync } from "node:fs";
import { createPages, onCreateNode } from "../../gatsby-node";

type Answer = { data?: unknown; errors?: unknown };

/** Runs createPages on an answer of GraphQL and tells what it asked Gatsby to do. */
async function run(answer: Answer) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  await createPages?.({ actions, reporter, graphql: async () => answer } as never, { plugins: [] }, () => {});
  return {
    pages: actions.createPage.mock.calls.map(([page]) => page),
    redirects: actions.createRedirect.mock.calls.map(([redirect]) => redirect),
    panics: reporter.panicOnBuild.mock.calls,
  };
}

const shop = { slug: "shop", path: "/shop", aliases: ["/store", "/merch"], template: "SHOP" };
const policy = { slug: "privacy-policy", path: "/privacy-policy", aliases: [], template: "PRIVACY_POLICY" };
const bookOne = { slug: "book-one", path: "/book-one-the-discovery", aliases: ["/book-one-the-beginning"] };

const content = (pages: unknown[], books: unknown[]) => ({
  data: {
    allPage: { nodes: pages },
    allBook: { nodes: books },
    allChapter: { nodes: [] },
    allCharacter: { nodes: [] },
    allArtwork: { nodes: [] },
    allLesson: { nodes: [] },
    allVideo: { nodes: [] },
  },
});

describe("creating pages", () => {
  test("every page and book gets a page at its path, by its template", async () => {
    const { pages } = await run(content([shop, policy], [bookOne]));
    expect(pages.map(({ path, component }) => [path, component.replace(process.cwd(), "")])).toEqual([
      ["/book-one-the-discovery", "/src/templates/book.tsx"],
      ["/privacy-policy", "/src/templates/privacy-policy.tsx"],
      ["/shop", "/src/templates/shop.tsx"],
    ]);
    for (const { component } of pages) expect(existsSync(component)).toBe(true);
  });

  test("the line of ages has its poster and its question sheet below it", async () => {
    const line = { slug: "ages", path: "/ages", aliases: [], template: "AGES" };
    const { pages } = await run(content([line], []));
    expect(
      pages.map(({ path, component, context }) => [path, component.replace(process.cwd(), ""), context.slug]),
    ).toEqual([
      ["/ages", "/src/templates/ages.tsx", "ages"],
      ["/ages/poster", "/src/templates/ages-poster.tsx", "ages"],
      ["/ages/questions", "/src/templates/ages-questions.tsx", "ages"],
    ]);
    for (const { component } of pages) expect(existsSync(component)).toBe(true);
  });

  test("every chapter, character, lesson, video and picture gets a page too, and a picture for paper one that prints it", async () => {
    const { data } = content([], []);
    const { pages, redirects } = await run({
      data: {
        ...data,
        allChapter: { nodes: [{ slug: "the-jump", path: "/book-one/chapter-one" }] },
        allCharacter: { nodes: [{ slug: "pip", path: "/characters/pip" }] },
        allArtwork: {
          nodes: [
            {
              slug: "sheet",
              path: "/artwork/sheet",
              printPath: "/artwork/sheet/print",
              kind: "COLOURING_SHEET",
              download: { width: 1240, height: 1754 },
            },
            {
              slug: "moon",
              path: "/artwork/moon",
              printPath: null,
              kind: "WALLPAPER",
              download: { width: 3840, height: 2160 },
            },
          ],
        },
        allPage: {
          nodes: [{ slug: "lessons", path: "/for-grown-ups/lessons", aliases: [], template: "LESSONS" }],
        },
        allLesson: { nodes: [{ slug: "draw-it-twice", path: "/for-grown-ups/lessons/draw-it-twice" }] },
        allVideo: { nodes: [{ slug: "trailer", path: "/videos/trailer" }] },
      },
    });
    expect(
      pages.map(({ path, component, context }) => [path, component.replace(process.cwd(), ""), context.slug]),
    ).toEqual([
      ["/artwork/moon", "/src/templates/artwork-picture.tsx", "moon"],
      ["/artwork/sheet", "/src/templates/artwork-picture.tsx", "sheet"],
      ["/artwork/sheet/print", "/src/templates/print.tsx", "sheet"],
      ["/book-one/chapter-one", "/src/templates/chapter.tsx", "the-jump"],
      ["/characters/pip", "/src/templates/character.tsx", "pip"],
      ["/for-grown-ups/lessons", "/src/templates/lessons.tsx", "lessons"],
      ["/for-grown-ups/lessons/draw-it-twice", "/src/templates/lesson.tsx", "draw-it-twice"],
      ["/for-grown-ups/lessons/print", "/src/templates/lessons-print.tsx", "lessons"],
      ["/videos/trailer", "/src/templates/video.tsx", "trailer"],
    ]);
    for (const { component } of pages) expect(existsSync(component)).toBe(true);
    expect(redirects).toEqual([]);
  });

  test("a page is told its slug and nothing more", async () => {
    const { pages } = await run(content([shop], [bookOne]));
    expect(pages.map(({ context }) => context)).toEqual([{ slug: "book-one" }, { slug: "shop" }]);
  });

  test("every alias redirects to its page for good", async () => {
    const { redirects } = await run(content([shop, policy], [bookOne]));
    expect(redirects).toEqual(
      [
        ["/book-one-the-beginning", "/book-one-the-discovery"],
        ["/store", "/shop"],
        ["/merch", "/shop"],
      ].map(([fromPath, toPath]) => ({ fromPath, toPath, isPermanent: true, redirectInBrowser: true })),
    );
  });

  test("no content means no pages, and no complaint", async () => {
    expect(await run(content([], []))).toEqual({ pages: [], redirects: [], panics: [] });
  });

  test("an error of GraphQL ends the build and creates nothing", async () => {
    const errors = [new Error('Cannot query field "aliases" on type "Page".')];
    const { pages, panics } = await run({ ...content([shop], []), errors });
    expect(pages).toEqual([]);
    expect(panics).toEqual([[expect.stringContaining("could not be listed"), errors]]);
  });

  test("no answer at all ends the build as well", async () => {
    const { pages, panics } = await run({});
    expect(pages).toEqual([]);
    expect(panics).toHaveLength(1);
  });
});

describe("naming items", () => {
  /** The fields that a node is given. */
  function fieldsOf(type: string, fileName: string) {
    const createNodeField = jest.fn();
    const node = { id: "1", parent: "file-1", internal: { type } };
    const args = { node, actions: { createNodeField }, getNode: () => ({ id: "file-1", base: `${fileName}.json` }) };
    onCreateNode?.(args as never, { plugins: [] }, () => {});
    return createNodeField.mock.calls.map(([{ name, value }]) => ({ [name]: value }));
  }

  test("an item's slug is its file's name", () => {
    expect(fieldsOf("Artwork", "raptor-moon")).toEqual([{ slug: "raptor-moon" }]);
  });

  test("nodes that are no content are left alone", () => {
    expect(fieldsOf("ImageSharp", "raptor-moon")).toEqual([]);
  });
});
