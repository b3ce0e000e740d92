import { z } from "zod";
import {
  type FieldMeta,
  nearestName,
  type Rule,
  type Shape,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";
import { sharesOnTop } from "./quiz-fairness";

const points = (description: string) => field.reference("Character", description, "finn-marlow");

export const reward = field.group("QuizReward", "A free picture to end with.", {
  artwork: field.reference("Artwork", "The free picture that the reward is.", "bmx-through-time"),
  words: field.text("What the reward is, in words.", "“BMX through time”, a wallpaper", 120),
});

const wide: Shape = { words: "about twice as wide as it is high", from: 1.5, to: 2.2 };

const scene = field.group("QuizScene", "A picture of what is asked about.", {
  image: field.image("The picture, twice as wide as high or a little less.", "quiz-3.jpg", 1000, wide),
  alt: field.alt("A woolly mammoth fills the road on a snowy morning."),
});

const answer = field
  .group("QuizAnswer", "An answer to choose.", {
    text: field.once(field.text("The answer.", "Say hello. It has a kind face, and such a lot of it.", 200)),
    first: points("Who gets two points for it: a character of one of the results."),
    second: points("Who gets one point for it: a character of one of the results."),
  })
  .refine(({ first, second }) => first !== second, {
    path: ["second"],
    message: "somebody else, who gets the one point",
    params: { found: 'The same stands here as in "first".', meant: undefined },
  });

const question = field.group("QuizQuestion", "A question with its answers.", {
  question: field.once(field.text("The question.", "A mammoth is standing in the road.", 200)),
  scene: scene.optional(),
  answers: field.list("The answers to choose from.", answer, 2),
});

const result = field.group("QuizResult", "A traveller whom a reader can be.", {
  character: field.once(field.reference("Character", "Whose result it is.", "finn-marlow")),
  id: field.once(anchor("finn")),
  name: field.once(field.text("What the character is called here.", "Finn", 60)),
  letter: field.shaped(
    /^[A-Z\d]$/,
    "one capital letter or digit",
    "The letter that stands for the character on paper.",
    "F",
    { once: true },
  ),
  heading: field.once(field.text("The result in a sentence.", "You are Finn.", 80)),
  text: field.once(field.text("The result in a few more.", "You have generally set off before…", 700)),
  reward,
});

const twoLevel = field.group("QuizTwoLevel", "What is said when two are level.", {
  heading: field.text("The result in a sentence.", "You are two travellers at once.", 80),
  text: field.text("What to do about it.", "Read both, and have both rewards.", 300),
});

const everybody = field.group("QuizEverybody", "The result when three or more are level.", {
  id: anchor("crew"),
  heading: field.text("The result in a sentence.", "You are the whole crew.", 80),
  text: field.text("The result in a few more.", "You are brave, careful, funny and hungry by turns.", 700),
  reward,
});

const sharing = field.group(
  "QuizSharing",
  "Words to share a result with, and for the friend who is sent one. Without them no result can be shared.",
  {
    heading: field.text("What stands over the button that shares.", "Is this you?", 80),
    text: field.text("What is kept of the answers, and what a friend is shown.", "Your answers are forgotten.", 400),
    button: field.text("The words on the button that shares.", "Show a friend", 40),
    copied: field
      .text("What is said when the address has been copied.", "Copied. Paste it where your friend will see it.", 120)
      .optional(),
    refused: field
      .text(
        "What is said where a browser does not let the address be copied.",
        "Nothing was copied. The address at the top of the window is the one to send.",
        160,
      )
      .optional(),
    turn: field.text("What a friend is asked, who was sent a result.", "Your turn: which traveller are you?", 80),
    turnText: field.text("What is said to the friend.", "Somebody sent you this? Then that is who they are.", 300),
    turnButton: field.text("The words on the link to the questions.", "Begin", 40),
  },
);

/** One of two results of a character took the place of another's, whose answers are right: only `once` tells of it. */
const isDoubled = (travellers: readonly string[]) => new Set(travellers).size < travellers.length;

/** The personality quiz. */
export const quiz = z
  .strictObject({
    button: field.text("The words on the button that shows the result.", "Who am I?", 40),
    again: field.text(
      "The words of the link that begins anew. It stands on a result that cannot be shared.",
      "Be somebody else",
      40,
    ),
    onPaper: field
      .text(
        "How to count on paper. {letters} becomes each letter with its traveller.",
        "Write down the letters that follow each answer you choose. ({letters}.)",
        600,
      )
      .refine((text) => text.split("{letters}").length === 2, {
        message: "words with {letters} in them, once",
        params: { found: "Without {letters}, nobody knows whom a letter stands for; twice, it would say so once." },
      })
      .meta({ placeholders: ["letters"] } satisfies Partial<FieldMeta>),
    questions: field.list("The questions, in order.", question, 1),
    results: field.list("The travellers whom a reader can be.", result, 2),
    twoLevel,
    everybody,
    sharing: sharing.optional(),
  })
  .superRefine(({ questions, results }, context) => {
    const travellers = results.map(({ character }) => character);
    if (isDoubled(travellers)) return;
    const counts = questions.flatMap(({ answers }, index) =>
      answers.flatMap((answer, place) =>
        (["first", "second"] as const).map((name) => ({
          who: answer[name],
          path: ["questions", index, "answers", place, name],
        })),
      ),
    );
    const named = new Set(counts.map((one) => one.who));
    const inVain = travellers.filter((one) => !named.has(one));
    // Once each: a result was deleted or misspelt, or one answer is wrong.
    for (const who of [...named].filter((one) => !travellers.includes(one))) {
      const [first, ...more] = counts.filter((one) => one.who === who);
      const misspelt = nearestName(who, inVain);
      const lacks = `There is no result for "${who}"${more.length > 0 ? `, whom answers name ${more.length + 1} times` : ""}`;
      context.addIssue({
        code: "custom",
        path: misspelt ? ["results", travellers.indexOf(misspelt), "character"] : first?.path,
        params: {
          found: misspelt ? `${lacks}, and one for "${misspelt}", whom none names.` : `${lacks}.`,
          meant: misspelt ? who : nearestName(who, travellers),
        },
        message: misspelt ? "a character whom answers name" : `a character with a result: ${travellers.join(", ")}`,
      });
    }
  });

type Quiz = z.infer<typeof quiz>;

/** Nobody comes out on top twice as often as another. A quiz with too many ways to answer is not judged. */
const fairness: Rule<Quiz> = function* ({ value: { questions, results }, at }) {
  const travellers = results.map(({ character }) => character);
  if (isDoubled(travellers)) return;
  const shares = sharesOnTop(questions, travellers) ?? [];
  const most = Math.max(...shares);
  const favourite = results[shares.indexOf(most)];
  const often = (share: number) => `${share < 0.01 ? "less than 1" : Math.round(share * 100)} %`;
  for (const [index, share] of shares.entries()) {
    if (share * 2 > most) continue;
    const { name, character } = results[index] as Quiz["results"][number];
    yield warning("unfair-quiz", at("results", index, "name"), {
      found:
        share > 0
          ? `${favourite?.name} comes out on top in ${often(most)} of all ways to answer, ${name} in ${often(share)}.`
          : `Nobody can become ${name}: whatever is answered, somebody else has more points.`,
      expected: "Results that readers can all become, none of them twice as often as another.",
      suggestion: `Name "${character}" in more answers as "first", and "${favourite?.character}" in fewer.`,
    });
  }
};

export const quizRules: readonly Rule<Quiz>[] = [fairness];

function anchor(example: string) {
  const description = "The last part of the address of the result's own page, below the quiz's.";
  return field.kebab(description, example);
}
