/** Questions beside the subject of almost any series. A site whose series is about one of them may answer it. */
import { ask } from "./find-index";

const questions = [
  "harry potter",
  "fortnite v bucks",
  "how to tie shoes",
  "gruffalo",
  "spiderman",
  "what is the capital of france",
  "taylor swift",
  "times tables",
  "pizza near me",
  "cheap flights",
  "how many legs does a spider have",
  "nintendo switch",
  "captain underpants",
  "wings of fire",
  "squishmallows",
  "swimming lessons",
  "who won the world cup",
  "hamster cage",
  "gymnastics",
  "prime minister",
  "photosynthesis",
  "tudors",
  "tennis rackets",
  "google translate",
  "telescope",
  "ballet shoes",
  "sonic the hedgehog",
  "lord of the rings",
  "beast quest",
  "transformers",
  "how do you make pancakes",
  "what is the weather like in spain",
  "the very hungry caterpillar",
  "loom bands",
  "how to fold a paper plane",
  "rugby fixtures",
  "learn to code python",
  "hotels in paris",
  "covid test",
  "golf lessons",
];

test("of forty questions beside the subject at least 35 are told that there is nothing, with three near ones at most", () => {
  if (!ask) return;
  const answers = questions.map((question) => ({ question, ...ask?.(question) }));
  const answered = answers.filter(({ found = [] }) => found.length > 0).map(({ question }) => question);
  expect({ answered, isFew: answered.length <= 5 }).toEqual({ answered, isFew: true });
  expect(answers.filter(({ nearest = [] }) => nearest.length > 3)).toEqual([]);
});
