import { AnswerText } from './AnswerText';
import styles from './FaqAccordion.module.css';

interface Asked {
  question: string;
  answer: string;
}

/** Questions that open to their answers. The answers stay in the DOM, so that the browser's search finds them. */
export function FaqAccordion({ questions }: { questions: readonly Asked[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <AnswerText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
