import type { EmergencyNumber } from '../../content/emergency-numbers';
import styles from './EmergencyNumbers.module.css';

export function EmergencyNumbers({ numbers }: { numbers: readonly EmergencyNumber[] }) {
  return (
    <aside className={styles.card} aria-labelledby="emergency-numbers">
      <h2 className="h3" id="emergency-numbers">
        Emergency numbers
      </h2>
      <ul>
        {numbers.map(({ number, reaches, advice }) => (
          <li key={number}>
            <a className={styles.number} href={`tel:${number}`}>
              {number}
            </a>
            <b>{reaches}</b>
            <span className="muted small">{advice}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
