/** A rule about rewards: the picture, and the words that name it. */
import { didYouMean, type Place, shown, warning } from "../../../plugins/gatsby-plugin-checked-content";
import type { Content, ContentRule } from "./content";

/** All rewards, with the places of their words. */
const rewardsOf = (content: Content) => [
  ...content
    .itemsOf("Quiz")
    .flatMap(({ at, value: { results, everybody } }) => [
      ...results.map(({ reward }, index) => ({ reward, place: () => at("results", index, "reward", "words") })),
      { reward: everybody.reward, place: () => at("everybody", "reward", "words") },
    ]),
  ...content
    .itemsOf("Page")
    .flatMap(({ at, value: { reward } }) => (reward ? [{ reward, place: (): Place => at("reward", "words") }] : [])),
];

/** Warns where the words name another free picture than the one that is given. */
export const rewardWords: ContentRule = function* (content) {
  const titles = new Map(content.itemsOf("Artwork").map(({ slug, value }) => [slug, value.title]));
  for (const { reward, place } of rewardsOf(content)) {
    const given = titles.get(reward.artwork);
    const named = [...reward.words.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, title = ""]) => title);
    const other = named.find((title) => title !== given && [...titles.values()].includes(title));
    if (!given || !other || named.includes(given)) continue;
    yield warning("reward-of-another", place(), {
      found: `${shown(other)} is named here, and the picture is ${shown(given)}.`,
      expected: "The title of the picture that is given.",
      suggestion: didYouMean(reward.words.replace(other, given)),
    });
  }
};
