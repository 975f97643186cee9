import { Icon } from '../../ui/drawings/Icon';
import styles from './TickList.module.css';

export function TickList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name="check" />
          {entry}
        </li>
      ))}
    </ul>
  );
}
