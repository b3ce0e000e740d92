import path from "node:path";
import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { offerFitted, offerSquare } from "../../src/downloads/pictures";
import { derivedFields } from "../../src/graphql/derived-fields";
import { plainPicture } from "../plain-picture";
import { temporaryFolder } from "../temporary-folder";

jest.mock("../../src/downloads/pictures");

test("a wallpaper and a portrait are cut around their focal points", async () => {
  const nodeModel = { getNodeById: () => ({ relativeDirectory: "" }), findAll: async () => ({ entries: [] }) };
  const context = { nodeModel: { ...nodeModel, findOne: async () => ({}) } } as never;
  const picture = { kind: "wallpaper", image: "moon.jpg", focus: { x: 10, y: 90 } };
  await derivedFields.get("Artwork")?.fitted?.resolve?.(picture, {}, context);
  await derivedFields.get("Character")?.square?.resolve?.(picture, {}, context);
  for (const offer of [offerFitted, offerSquare])
    expect(jest.mocked(offer).mock.lastCall?.[2]).toMatchObject({ focus: picture.focus });
});

test("an edition is out on its day, and not before", () => {
  const isOut = (releaseDate: string) =>
    derivedFields.get("Edition")?.isOut?.resolve?.({ releaseDate }, {}, {} as never);
  expect(isOut(localDay())).toBe(true);
  expect(isOut(localDay(new Date(Date.now() + 2 * 86_400_000)))).toBe(false);
});

test("the news of the last days are none that are older, of these no more than are asked for, and below the newest upright pictures are whole", async () => {
  const folder = temporaryFolder();
  await plainPicture(30, 40).toFile(path.join(folder, "tall.png"));
  await plainPicture(40, 30).toFile(path.join(folder, "wide.png"));
  const daysAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000));
  const node = (slug: string, facts: object) => ({ ...facts, parent: slug, fields: { slug }, internal: {} });
  const nodes: Record<string, object[]> = {
    Page: [node("videos", { path: "/videos", template: "videos", name: "Videos" })],
    Video: Object.entries({ 2: "tall", 58: "wide", 59: "tall", 60: "wide", 62: "wide" }).map(([days, name]) =>
      node(`film-${days}`, { title: days, publishedOn: daysAgo(Number(days)), image: `${name}.png` }),
    ),
  };
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => ({ name: id, relativeDirectory: "" }),
    findOne: async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) => ({
      absolutePath: path.join(folder, query.filter.relativePath.eq),
    }),
    findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }),
  };
  const news = async (asked: object) => {
    const told = await derivedFields.get("SiteSettings")?.news?.resolve?.({}, asked, { nodeModel } as never);
    return (told as { title: string; sheet?: object }[]).map(({ title, sheet }) => (sheet ? `${title} whole` : title));
  };
  expect(await news({ withinDays: 60 })).toEqual(["2", "58", "59 whole", "60"]);
  expect(await news({ skip: 1, limit: 1 })).toEqual(["58"]);
});

test("a sheet is coloured in with the artwork page's colours", async () => {
  const colours = [{ name: "Moss", colour: "#445500" }];
  const nodeModel = {
    getNodeById: () => ({ name: "artwork" }),
    findAll: async () => ({ entries: [{ path: "/artwork", parent: "artwork", colours }] }),
  };
  const boxOf = (kind: string) =>
    derivedFields.get("Artwork")?.colours?.resolve?.({ kind }, {}, { nodeModel } as never);
  expect([await boxOf("colouring-sheet"), await boxOf("poster")]).toEqual([colours, []]);
});
