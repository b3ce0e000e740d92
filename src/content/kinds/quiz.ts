import { z } from "zod";
import * as field from "./fields";

const points = (description: string) => field.reference("Character", description, "finn-marlow");

const reward = () =>
  z
    .strictObject({
      artwork: field.reference("Artwork", "The free picture that the reward is.", "bmx-through-time"),
      words: field.text("What the reward is, in words.", "“BMX through time”, a wallpaper", 120),
    })
    .meta({
      description: "A free picture to end with.",
      examples: [{ artwork: "bmx-through-time", words: "“BMX through time”, a wallpaper" }],
      graphql: { typeName: "QuizReward" },
    } satisfies field.FieldMeta);

const wide: field.Shape = { words: "about twice as wide as it is high", from: 1.5, to: 2.2 };

const sharing = () =>
  z
    .strictObject({
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
    })
    .meta({
      description:
        "Words to share a result with, and for the friend who is sent one. Without them no result can be shared.",
      graphql: { typeName: "QuizSharing" },
    });

/** The personality quiz. */
export const quiz = z
  .strictObject({
    button: field.text("The words on the button that shows the result.", "Who am I?", 40),
    again: field.text("The words on the button that begins anew.", "Be somebody else", 40),
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
      .register(field.hints, { placeholders: ["letters"] }),
    questions: z
      .array(
        z
          .strictObject({
            question: field.text("The question.", "A mammoth is standing in the road.", 200),
            scene: z
              .strictObject({
                image: field.image("The picture, twice as wide as high or a little less.", "quiz-3.jpg", 1000, wide),
                alt: field.alt("A woolly mammoth fills the road on a snowy morning."),
              })
              .meta({
                description: "A picture of what is asked about.",
                examples: [{ image: "quiz-3.jpg", alt: "A woolly mammoth fills the road on a snowy morning." }],
                graphql: { typeName: "QuizScene" },
              })
              .optional(),
            answers: z
              .array(
                z
                  .strictObject({
                    text: field.text("The answer.", "Say hello. It has a kind face, and such a lot of it.", 200),
                    first: points("Who gets two points for it: a character of one of the results."),
                    second: points("Who gets one point for it: a character of one of the results."),
                  })
                  .meta({
                    description: "An answer to choose.",
                    examples: [{ text: "Say hello.", first: "pip", second: "toby-reed" }],
                    graphql: { typeName: "QuizAnswer" },
                  }),
              )
              .min(2)
              .meta({ description: "The answers to choose from." }),
          })
          .meta({ description: "A question with its answers.", graphql: { typeName: "QuizQuestion" } }),
      )
      .min(1)
      .meta({ description: "The questions, in order." }),
    results: z
      .array(
        z
          .strictObject({
            character: field.reference("Character", "Whose result it is.", "finn-marlow"),
            id: anchor("finn"),
            name: field.text("What the character is called here.", "Finn", 30),
            letter: z
              .string()
              .regex(/^[A-Z\d]$/, "one capital letter or digit")
              .meta({
                description: "The letter that stands for the character on paper.",
                examples: ["F"],
              } satisfies field.FieldMeta),
            heading: field.text("The result in a sentence.", "You are Finn.", 80),
            text: field.text("The result in a few more.", "You have generally set off before…", 700),
            reward: reward(),
          })
          .meta({ description: "A traveller whom a reader can be.", graphql: { typeName: "QuizResult" } }),
      )
      .min(2)
      .meta({ description: "The travellers whom a reader can be." }),
    twoLevel: z
      .strictObject({
        heading: field.text("The result in a sentence.", "You are two travellers at once.", 80),
        text: field.text("What to do about it.", "Read both, and have both rewards.", 300),
      })
      .meta({ description: "What is said when two are level.", graphql: { typeName: "QuizTwoLevel" } }),
    everybody: z
      .strictObject({
        id: anchor("crew"),
        heading: field.text("The result in a sentence.", "You are the whole crew.", 80),
        text: field.text("The result in a few more.", "You are brave, careful, funny and hungry by turns.", 700),
        reward: reward(),
      })
      .meta({ description: "The result when three or more are level.", graphql: { typeName: "QuizEverybody" } }),
    sharing: sharing().optional(),
  })
  .superRefine(({ questions, results, everybody }, context) => {
    const once = (name: "id" | "letter" | "character", taken: string[] = []) => {
      for (const [index, result] of results.entries()) {
        if (taken.includes(result[name])) {
          context.addIssue({
            code: "custom",
            path: ["results", index, name],
            params: { found: `"${result[name]}" is there already.` },
            message: `a ${name} that no other result has`,
          });
        }
        taken.push(result[name]);
      }
    };
    once("character");
    once("letter");
    once("id", [everybody.id]);
    const travellers = results.map(({ character }) => character);
    for (const [index, { answers }] of questions.entries()) {
      for (const [place, answer] of answers.entries()) {
        for (const name of ["first", "second"] as const) {
          if (travellers.includes(answer[name])) continue;
          context.addIssue({
            code: "custom",
            path: ["questions", index, "answers", place, name],
            params: { found: `There is no result for "${answer[name]}".` },
            message: `a character with a result: ${travellers.join(", ")}`,
          });
        }
      }
    }
  });

function anchor(example: string) {
  return z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, "small letters and hyphens")
    .meta({
      description: "The last part of the address of the result's own page, below the quiz's.",
      examples: [example],
    } satisfies field.FieldMeta);
}
