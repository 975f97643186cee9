import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/drawings/Icon';
import styles from './HomePage.module.css';

const entries = [
  { label: 'Class Schedule', words: 'Seven days, every style and level', path: paths.classSchedule, icon: 'arrow' },
  { label: 'Free Trial', words: 'One class, no obligation', path: paths.freeTrial, icon: 'external' },
  { label: 'Contact Us', words: 'Phone, WhatsApp or a message', path: paths.contactUs, icon: 'arrow' },
] as const;

export function QuickLinks() {
  return (
    <nav className={styles.band} aria-label="Quick links">
      <div className={`wrap ${styles.quickRow}`}>
        {entries.map(({ label, words, path, icon }) => (
          <Link key={path} to={path}>
            <span>
              <b>{label}</b>
              {words}
            </span>
            <Icon name={icon} sizePx={34} />
          </Link>
        ))}
      </div>
    </nav>
  );
}
