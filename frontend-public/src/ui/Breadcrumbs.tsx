import { Link } from 'react-router-dom';
import styles from './PageHead.module.css';

export interface BreadcrumbStep {
  label: string;
  path: string;
}

export function Breadcrumbs({ steps, here }: { steps: readonly BreadcrumbStep[]; here: string }) {
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
