import { quickReplies } from '../../content/chat';
import styles from './QuickReplies.module.css';

/** Questions for a press; they stay, so that no answer is a dead end. */
export function QuickReplies({ onPick }: { onPick: (text: string) => void }) {
  return (
    <ul className={styles.replies} aria-label="Quick questions">
      {quickReplies.map(({ label, says }) => (
        <li key={label}>
          <button type="button" className={styles.reply} onClick={() => onPick(says)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
