import { emergencyNumbers } from '../../content/emergency-numbers';
import type { Programme } from '../../content/programmes/programme';
import styles from './ProgrammeNotice.module.css';

/** What must be read before the first button: licensing, or whom to call. */
export function ProgrammeNotice({ notice }: { notice: NonNullable<Programme['notice']> }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{notice.title}</h2>
      {notice.hasEmergencyNumbers && (
        <ul className={styles.numbers}>
          {emergencyNumbers.map(({ number, reaches }) => (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a>
              <span>{reaches}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.points}>
        {notice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
