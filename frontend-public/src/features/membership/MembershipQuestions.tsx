import { membershipQuestions } from '../../content/membership';
import styles from './MembershipPage.module.css';

export function MembershipQuestions() {
  return (
    <section className={`wrap ${styles.questionsSection}`} aria-labelledby="questions-title">
      <h2 id="questions-title" className="h2">
        Questions
      </h2>
      <div className={styles.questionsList}>
        {membershipQuestions().map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
