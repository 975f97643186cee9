import { membershipQuestions } from '../../content/membership';
import styles from './MembershipQuestions.module.css';

export function MembershipQuestions() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="questions-title">
      <h2 id="questions-title" className="h2">
        Questions
      </h2>
      <div className={styles.list}>
        {membershipQuestions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
