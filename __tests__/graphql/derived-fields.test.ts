import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { derivedFields } from "../../src/graphql/derived-fields";

test("an edition is out on its day, and not before", () => {
  const isOut = (releaseDate: string) =>
    derivedFields.get("Edition")?.isOut?.resolve?.({ releaseDate }, {}, {} as never);
  expect(isOut(localDay())).toBe(true);
  expect(isOut(localDay(new Date(Date.now() + 2 * 86_400_000)))).toBe(false);
});
