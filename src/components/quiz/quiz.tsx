import { graphql, Link } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import { Picture } from "../picture/picture";
import * as styles from "./quiz.module.css";
import { QuizReward } from "./quiz-reward";
import { addressOf, resultsAt, topOf } from "./scoring";

interface QuizProps {
  quiz: Queries.QuizFragment;
  /** Where the pictures of the rewards are, and all the characters. */
  pages: { characters?: string };
}

const formId = "questions";
const headingOf = (id: string) => `${id}-heading`;

const watchAddress = (onChange: () => void) => {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
};

/** The part of the page's address after #. While the page is built, and until it wakes, there is none. */
const useAddress = () =>
  React.useSyncExternalStore(
    watchAddress,
    () => window.location.hash.slice(1),
    () => "",
  );

/**
 * Seven questions and who the reader turns out to be. All of it is in the HTML: with script, one question shows at a time,
 * and of the results the one that the address names; without, and on paper, everything shows, and readers count themselves.
 */
export function Quiz({ quiz, pages }: QuizProps) {
  const { questions, results, twoLevel, everybody } = quiz;
  const form = React.useRef<HTMLFormElement>(null);
  const [step, setStep] = React.useState(0);
  const focusNext = React.useRef<"question" | "result">(undefined);
  const address = useAddress();
  const ids = results.map(({ id }) => id);
  const shown = resultsAt(address, ids);

  const choices = () =>
    questions.map((_, index) => {
      const field = form.current?.elements.namedItem(fieldName(index));
      return field instanceof RadioNodeList && field.value ? Number(field.value) : -1;
    });

  // What has appeared takes the focus, which is how it is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes something appear
  React.useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (wanted === "question") {
      const fields = form.current?.querySelectorAll<HTMLInputElement>(`[name="${fieldName(step)}"]`);
      const chosen = Array.from(fields ?? []).find(({ checked }) => checked);
      (chosen ?? fields?.[0])?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: "start" });
    } else if (wanted === "result") {
      const first = shown.length === 1 ? shown[0] : address;
      document.getElementById(headingOf(first ?? ""))?.focus();
    }
  }, [step, address]);

  const goTo = (next: number) => {
    focusNext.current = "question";
    setStep(next);
  };

  const goOn = (event: React.FormEvent) => {
    event.preventDefault();
    const chosen = choices();
    if (chosen[step] === -1) {
      // The browser says in its own words, and in the reader's language, that an answer is missing.
      form.current?.querySelector<HTMLInputElement>(`[name="${fieldName(step)}"]`)?.reportValidity();
      return;
    }
    if (step < questions.length - 1) {
      goTo(step + 1);
      return;
    }
    const top = topOf(
      questions.map(({ answers }) => ({
        answers: answers.map(({ first, second }) => ({ first: first.slug, second: second.slug })),
      })),
      results.map(({ character }) => character.slug),
      chosen,
    );
    const winners = results.filter(({ character }) => top.includes(character.slug)).map(({ id }) => id);
    focusNext.current = "result";
    window.location.hash = addressOf(winners, everybody.id);
  };

  const beginAnew = () => {
    form.current?.reset();
    goTo(0);
  };

  const letterOf = (slug: string) => results.find(({ character }) => character.slug === slug)?.letter;
  const lettersInWords = results.map(({ letter, name }) => `${letter} is ${name}`).join(", ");

  return (
    <div className={styles.quiz}>
      {/* Without script there is nothing to press; "dialog" keeps the Enter key from sending anything anywhere. */}
      <form
        ref={form}
        id={formId}
        className={styles.form}
        method="dialog"
        noValidate
        data-needs-wake
        onSubmit={goOn}
        aria-label="The questions"
      >
        <p className={styles.onPaper}>{quiz.onPaper.replace("{letters}", lettersInWords)}</p>
        <ol className={styles.sparks} aria-hidden="true">
          {questions.map(({ question }, index) => (
            <li key={question} data-done={index <= step || undefined} />
          ))}
        </ol>
        {questions.map(({ question, answers }, index) => (
          <fieldset key={question} className={styles.question} data-now={index === step || undefined}>
            <legend>
              <span className={styles.count}>
                Question {index + 1} of {questions.length}
              </span>{" "}
              {question}
            </legend>
            {answers.map(({ text, first, second }, place) => (
              <label key={text} className={styles.answer}>
                <input type="radio" name={fieldName(index)} value={place} required />
                <span>{text}</span>
                <span className={styles.letters}>
                  {letterOf(first.slug)}, {letterOf(second.slug)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={styles.buttons}>
          {step > 0 && (
            <button className={button.button} type="button" onClick={() => goTo(step - 1)}>
              Back
            </button>
          )}
          <button className={button.primary} type="submit">
            {step < questions.length - 1 ? "Next" : quiz.button}
          </button>
        </div>
        <p className={styles.hint}>
          Rather with a pencil? Print this page: it comes out as a quiz on paper, with a way to count.
        </p>
      </form>

      <div className={styles.results}>
        {pairsOf(results).map(([one, other]) => {
          const pair = addressOf([one.id, other.id], everybody.id);
          return (
            <div key={pair} id={pair} className={styles.pair}>
              <h2 id={headingOf(pair)} tabIndex={-1}>
                {twoLevel.heading}
              </h2>
              <p>{twoLevel.text}</p>
              <p>
                You are <a href={`#${one.id}`}>{one.name}</a> and <a href={`#${other.id}`}>{other.name}</a>.
              </p>
            </div>
          );
        })}
        {results.map(({ id, name, heading, text, reward, character }) => (
          <section
            key={id}
            id={id}
            className={styles.result}
            data-shown={shown.includes(id) || undefined}
            aria-labelledby={headingOf(id)}
          >
            <Picture className={styles.picture} file={character.image} alt={character.alt} sizes={portraitSizes} />
            <div className={styles.words}>
              <h2 id={headingOf(id)} tabIndex={-1}>
                {heading}
              </h2>
              <p className={styles.text}>{text}</p>
              <QuizReward {...reward} />
              <p>
                Meet <Link to={character.path}>{name}</Link>.
              </p>
              <Again words={quiz.again} onClick={beginAnew} />
            </div>
          </section>
        ))}
        <section id={everybody.id} className={styles.result} aria-labelledby={headingOf(everybody.id)}>
          <Picture
            className={styles.picture}
            file={everybody.reward.artwork.image}
            alt={everybody.reward.artwork.alt}
            sizes={portraitSizes}
          />
          <div className={styles.words}>
            <h2 id={headingOf(everybody.id)} tabIndex={-1}>
              {everybody.heading}
            </h2>
            <p className={styles.text}>{everybody.text}</p>
            <QuizReward {...everybody.reward} />
            {pages.characters && (
              <p>
                Meet <Link to={pages.characters}>everybody</Link>.
              </p>
            )}
            <Again words={quiz.again} onClick={beginAnew} />
          </div>
        </section>
      </div>
    </div>
  );
}

const portraitSizes = "(min-width: 48rem) 20rem, 92vw";

const fieldName = (question: number) => `question-${question + 1}`;

/** Every two of them, in their order. */
const pairsOf = <Each,>(all: readonly Each[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [Each, Each] => [one, other]));

/** Back to the first question: a plain link, so that it works for somebody who was sent a result. */
function Again({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <p className={styles.again}>
      <a className={button.button} href={`#${formId}`} onClick={onClick}>
        {words}
      </a>
    </p>
  );
}

export const fragments = graphql`
  fragment QuizRewardParts on QuizReward {
    words
    artwork {
      path
      alt
      printPath
      image {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [360, 720, 1200])
        }
      }
    }
  }

  fragment Quiz on Quiz {
    button
    again
    onPaper
    questions {
      question
      answers {
        text
        first {
          slug
        }
        second {
          slug
        }
      }
    }
    results {
      id
      name
      letter
      heading
      text
      character {
        slug
        path
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
          }
        }
      }
      reward {
        ...QuizRewardParts
      }
    }
    twoLevel {
      heading
      text
    }
    everybody {
      id
      heading
      text
      reward {
        ...QuizRewardParts
      }
    }
  }
`;
