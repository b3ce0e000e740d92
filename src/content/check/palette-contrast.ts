/** Contrast of a palette's colours (WCAG 2), and the nearest colour that mends what is too low. */
import { luminance, mix } from "../../colours";
import { type Colours, coloursOf, type Palette, roles } from "../kinds/palette";

/** Contrast ratio, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof Colours;

/** A background: a colour, with an optional tint (hover, selection). */
type Ground = { on: Name | "white"; tint?: { of: Name | "white"; share: number } };

const withTint = (names: readonly Ground["on"][], tint: Ground["tint"]): Ground[] =>
  names.flatMap((on) => [{ on }, { on, tint }]);

const nights = withTint(["night", "nightDeep", "nightPanel", "nightRaised", "nightSky", "nightStrong"], {
  of: "white",
  share: 0x14 / 255,
});
const papers = withTint(["paper", "paperDeep", "paperRaised", "white"], { of: "ink", share: 0x10 / 255 });

/** A foreground and its background. */
interface Pair {
  what: Name;
  ground: Ground;
  /** The required contrast ratio: 4.5 for text, 3 for graphics. */
  least: number;
}

const onAll = (what: readonly Name[], grounds: readonly Ground[], least: number): Pair[] =>
  what.flatMap((name) => grounds.map((ground) => ({ what: name, ground, least })));

const pairs: readonly Pair[] = [
  ...onAll(["light", "lightSoft", "action", "actionSoft"], nights, 4.5),
  ...onAll(["ink", "inkSoft", "inkDeep", "link", "warm"], papers, 4.5),
  ...onAll(["onAction"], [{ on: "action" }, { on: "actionSoft" }], 4.5),
  ...onAll(["spark", "nightLine"], nights, 3),
  ...onAll(["focus", "inkLine"], papers, 3),
];

/** A pair with insufficient contrast. */
interface FailedPair extends Pair {
  found: number;
  colours: [what: string, on: string];
}

/** A palette's pairs with insufficient contrast, worst first. */
function failedPairs(palette: Palette): FailedPair[] {
  const named = { ...coloursOf(palette), white: "#ffffff" };
  return pairs
    .flatMap((pair): FailedPair[] => {
      const { on, tint } = pair.ground;
      const colours: FailedPair["colours"] = [
        named[pair.what],
        tint ? mix(named[on], named[tint.of], tint.share) : named[on],
      ];
      const found = contrast(...colours);
      return found < pair.least ? [{ ...pair, found, colours }] : [];
    })
    .sort((a, b) => b.least - b.found - (a.least - a.found));
}

const keyOf = ({ what, ground }: Pair) => [what, ground.on, ground.tint?.share].join();

const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50);

/** The colour whose change makes most pairs pass for how far it goes, and the worst pair that fails by it; undefined if all pass. */
export function failingColour(palette: Palette) {
  const fails = failedPairs(palette);
  if (fails.length === 0) return undefined;
  const { shades = {} } = palette;
  const given = [
    ...(Object.keys(roles) as (keyof typeof roles)[]).map((role) => ({
      at: [role],
      colour: palette[role],
      changed: (nearest: string): Palette => ({ ...palette, [role]: nearest }),
    })),
    ...Object.entries(shades).map(([shade, colour = ""]) => ({
      at: ["shades", shade],
      colour,
      changed: (nearest: string): Palette => ({ ...palette, shades: { ...shades, [shade]: nearest } }),
    })),
  ];
  // A change that touches no failing pair mends none.
  const before = coloursOf(palette);
  const failing = fails.flatMap(({ what, ground: { on, tint } }) => [what, on, tint?.of]);
  const changesOne = (after: Colours) =>
    (Object.keys(after) as Name[]).some((name) => after[name] !== before[name] && failing.includes(name));
  const changes = given.flatMap(({ at, colour, changed }) =>
    ["#000000", "#ffffff"]
      .filter((end) => changesOne(coloursOf(changed(end))))
      .flatMap((end) =>
        steps.map((share) => {
          const nearest = mix(colour, end, share);
          return { at, colour, nearest, share, left: failedPairs(changed(nearest)) };
        }),
      ),
  );
  // Where no change mends all, black links would mend most: what one mends is weighed against how far it goes.
  const cost = ({ left, share }: (typeof changes)[number]) =>
    share / 2 + (left.length > 0 ? 1 + left.length / fails.length : 0);
  const [best] = changes.sort((a, b) => cost(a) - cost(b));
  const still = new Set(best?.left.map(keyOf));
  const worst = fails.find((pair) => !still.has(keyOf(pair))) ?? fails[0];
  return best && worst && { ...best, worst };
}
