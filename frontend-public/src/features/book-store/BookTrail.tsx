import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './BookTrail.module.css';

interface Step {
  label: string;
  path: string;
}

/** From the book store down to the present page, which is named last and is no link. */
export function BookTrail({ between = [], here }: { between?: readonly Step[]; here: string }) {
  const steps = [{ label: 'Book Store', path: paths.bookStore }, ...between];
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ label, path }) => <li key={path}><Link to={path}>{label}</Link></li>)}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
