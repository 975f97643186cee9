import { Link } from 'react-router-dom';
import { membershipQuestions } from '../../content/membership';
import { paths } from '../../paths';
import { FaqAccordion } from '../../ui/FaqAccordion';
import styles from './MembershipPage.module.css';

export function MembershipQuestions() {
  return (
    <section className={`wrap ${styles.questionsSection}`} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title" className="h2">
          Questions
        </h2>
        <Link className="text-link" to={paths.faq}>
          All questions and answers
        </Link>
      </div>
      <div className={styles.questionsList}>
        <FaqAccordion questions={membershipQuestions()} />
      </div>
    </section>
  );
}
