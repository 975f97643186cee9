import { Link } from 'react-router-dom';
import styles from './PageHead.module.css';

export interface TrailStep {
  label: string;
  path: string;
}

/** From the pages above down to the present one, which is named last and is no link. */
export function Trail({ steps, here }: { steps: readonly TrailStep[]; here: string }) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
