import { furtherLists, shownOfEach } from "../../src/content/kinds/artwork-lists";

test("a few pictures of every kind all stand on one page", () => {
  expect(shownOfEach([10, 4, 2, 4, 2])).toBeGreaterThanOrEqual(10);
});

test("one full kind shows 24 pictures, five full kinds share a page that is no longer than 40", () => {
  expect(shownOfEach([220, 4, 2, 4, 2])).toBe(24);
  expect(shownOfEach([440, 440, 440, 440, 440])).toBe(8);
});

test.each([
  [0, []],
  [24, []],
  [25, ["/artwork/wallpapers from 24"]],
  [48, ["/artwork/wallpapers from 24"]],
  [49, ["/artwork/wallpapers from 24", "/artwork/wallpapers/2 from 48"]],
])("%d wallpapers go on at %j", (total, expected) => {
  const further = furtherLists("/artwork", "wallpaper", total, 24);
  expect(further.map(({ path, skip }) => `${path} from ${skip}`)).toEqual(expected);
});
