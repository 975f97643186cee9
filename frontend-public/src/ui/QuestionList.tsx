import { AnswerText } from './AnswerText';
import styles from './QuestionList.module.css';

interface Asked {
  question: string;
  answer: string;
}

/** Questions that open to their answers. Each stands in the page, so that the browser's own search finds it. */
export function QuestionList({ questions }: { questions: readonly Asked[] }) {
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
