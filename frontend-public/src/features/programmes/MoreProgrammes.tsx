import { Link } from 'react-router-dom';
import type { Overview } from '../../content/programmes/overview';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import styles from './MoreProgrammes.module.css';

/** The programmes beyond the cards, one line each. */
export function MoreProgrammes({ title, entries }: NonNullable<Overview['more']>) {
  return (
    <nav className={`wrap ${styles.section}`} aria-labelledby="more-programmes">
      <h2 id="more-programmes" className="h2">
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ label, words, path, emblem }) => (
          <li key={path}>
            <Link to={path}>
              <Emblem name={emblem} sizePx={48} />
              <span>
                <b className="h3">{label}</b>
                <span className="muted">{words}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
