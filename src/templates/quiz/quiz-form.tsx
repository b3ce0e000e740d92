import { graphql, navigate } from "gatsby";
import * as React from "react";
import { flushSync } from "react-dom";
import * as button from "../../components/button/button.module.css";
import { resultPath } from "../../content/kinds/quiz-result-pages";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./quiz-form.module.css";
import { fieldName, QuizQuestion } from "./quiz-question";
import { topOf } from "./scoring";

interface QuizFormProps {
  quiz: Queries.QuizFormFragment;
  /** The path of the quiz's page; a result's is `${path}/${slug}`. */
  path: string;
  /** True where the first question's scene is the page's likely LCP image. */
  eager: boolean;
}

/**
 * The quiz, progressively enhanced: all questions are in the HTML. With script one is shown at a time, and the last leads to
 * a result's page; without script and in print all are shown, with letters to count by hand.
 */
export function QuizForm({ quiz, path, eager }: QuizFormProps) {
  const { questions, results, everybody } = quiz;
  const form = React.useRef<HTMLFormElement>(null);
  const [step, setStep] = React.useState(0);
  const [missed, setMissed] = React.useState<number>();
  const hasMoved = React.useRef(false);

  const radiosOf = (index: number) =>
    Array.from(form.current?.querySelectorAll<HTMLInputElement>(`[name="${fieldName(index)}"]`) ?? []);
  const choiceOf = (index: number) => radiosOf(index).findIndex(({ checked }) => checked);

  // Focus the question that has appeared, so that screen readers announce it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of step shows another question
  React.useEffect(() => {
    if (!hasMoved.current) return;
    const radios = radiosOf(step);
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, [step]);

  const goTo = (next: number) => {
    hasMoved.current = true;
    setStep(next);
  };

  const goOn = (event: React.FormEvent) => {
    event.preventDefault();
    if (choiceOf(step) === -1) {
      flushSync(() => setMissed(step));
      // Shows the native validation message, in the browser's language.
      radiosOf(step)[0]?.reportValidity();
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
      questions.map((_, index) => choiceOf(index)),
    );
    const winners = results.filter(({ character }) => top.includes(character.slug)).map(({ id }) => id);
    navigate(resultPath(path, winners, everybody.id));
  };

  const letterOf = (slug: string) => results.find(({ character }) => character.slug === slug)?.letter;
  const lettersInWords = results.map(({ letter, name }) => `${letter} is ${name}`).join(", ");

  return (
    // method="dialog": before hydration the Enter key submits nothing.
    <form
      ref={form}
      id="questions"
      className={styles.form}
      method="dialog"
      noValidate
      data-needs-wake
      onSubmit={goOn}
      aria-label="The questions"
    >
      <p className={`${styles.hint} ${patterns.soft} ${patterns.measure} ${patterns.unscripted}`}>
        {quiz.onPaper.replace("{letters}", () => lettersInWords)}
      </p>
      <ol className={styles.sparks} aria-hidden="true">
        {questions.map(({ question }, index) => (
          <li key={question} data-done={index <= step || undefined} />
        ))}
      </ol>
      {questions.map((question, index) => (
        <QuizQuestion
          key={question.question}
          {...question}
          index={index}
          count={questions.length}
          isNow={index === step}
          isMissed={index === missed}
          eager={eager && index === 0}
          letterOf={letterOf}
        />
      ))}
      <div className={`${patterns.cluster} ${patterns.scripted} ${patterns.screenOnly} ${styles.buttons}`}>
        <button className={button.primary} type="submit">
          {step < questions.length - 1 ? "Next" : quiz.button}
        </button>
        {step > 0 && (
          <button className={button.button} type="button" onClick={() => goTo(step - 1)}>
            Back
          </button>
        )}
      </div>
      <p className={`${styles.hint} ${patterns.soft} ${patterns.measure} ${patterns.scripted} ${patterns.screenOnly}`}>
        Rather with a pencil? Print this page: it comes out as a quiz on paper, with a way to count.
      </p>
    </form>
  );
}

export const fragments = graphql`
  fragment QuizForm on Quiz {
    button
    onPaper
    questions {
      ...QuizQuestionParts
    }
    results {
      id
      name
      letter
      character {
        slug
      }
    }
    everybody {
      id
    }
  }
`;
