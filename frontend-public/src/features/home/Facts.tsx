import { prices, randWords } from '#libs/school/prices';
import { school } from '#libs/school/school';
import styles from './Facts.module.css';

/** Four figures from spec 1 section 9. */
const { Monday, Saturday } = school.hours;
const facts = [
  { figure: `${prices.beginnerCourse.weeks} weeks`, words: 'Beginner course, two evenings a week' },
  { figure: 'Ages 5–15', words: 'Little Warriors to Teen Program' },
  { figure: `From ${randWords(prices.membership.basicMonthlyCents)}`, words: 'Monthly membership, two classes a week' },
  { figure: `${Monday.opens}–${Monday.closes}`, words: `Monday to Friday, Saturday until ${Saturday.closes}` },
];

export function Facts() {
  return (
    <section className={styles.facts} aria-label="The school in figures">
      <ul className={`wrap ${styles.row}`}>
        {facts.map(({ figure, words }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
