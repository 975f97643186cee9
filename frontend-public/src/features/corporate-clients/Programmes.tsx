import { Link } from 'react-router-dom';
import { corporateWords, programmeWords } from '../../content/corporate-clients';
import { paths } from '../../paths';
import styles from './Programmes.module.css';

export function Programmes() {
  return (
    <section className={styles.programmes} aria-labelledby="programmes">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="programmes" className="h2">
            {programmeWords.title}
          </h2>
          {programmeWords.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.ask}>
          <h3 className="h3">{programmeWords.askTitle}</h3>
          <ul>
            {programmeWords.asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
          <Link className="text-link" to={paths.contactUs}>
            {corporateWords.contact}
          </Link>
        </div>
      </div>
    </section>
  );
}
