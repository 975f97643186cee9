import type { ProgrammePoint } from '../../content/programmes/programme';
import styles from './PointGrid.module.css';

/** Short titled points in cells divided by hairlines. */
export function PointGrid({ points }: { points: readonly ProgrammePoint[] }) {
  return (
    <ul className={points.length % 3 === 0 ? `${styles.grid} ${styles.thirds}` : styles.grid}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
