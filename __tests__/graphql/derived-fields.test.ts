import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { derivedFields } from "../../src/graphql/derived-fields";

test("an edition is out on its day, and not before", () => {
  const isOut = (releaseDate: string) =>
    derivedFields.get("Edition")?.isOut?.resolve?.({ releaseDate }, {}, {} as never);
  expect(isOut(localDay())).toBe(true);
  expect(isOut(localDay(new Date(Date.now() + 2 * 86_400_000)))).toBe(false);
});

test("the news of the last days are none that are older, and of these no more than are asked for", async () => {
  const daysAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000));
  const node = (slug: string, facts: object) => ({ ...facts, parent: slug, fields: { slug }, internal: {} });
  const nodes: Record<string, object[]> = {
    Page: [node("videos", { path: "/videos", template: "videos", name: "Videos" })],
    Video: [2, 59, 62].map((days) => node(`film-${days}`, { title: `${days}`, publishedOn: daysAgo(days) })),
  };
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => ({ name: id }),
    findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }),
  };
  const news = async (asked: object) => {
    const told = await derivedFields.get("SiteSettings")?.news?.resolve?.({}, asked, { nodeModel } as never);
    return (told as { title: string }[]).map(({ title }) => title);
  };
  expect(await news({ withinDays: 60 })).toEqual(["2", "59"]);
  expect(await news({ skip: 1, limit: 1 })).toEqual(["59"]);
});
