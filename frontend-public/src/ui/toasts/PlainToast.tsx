import type { ShownToast } from './shown-toast';
import styles from './ToastArea.module.css';
import { useToastTime } from './use-toast-time';

/** A toast for when the code that shows them cannot be fetched: the same words for the same time. */
export function PlainToast({ toast: { id, tone, title, text, action }, isHeld, isOver, dismiss }: ShownToast) {
  useToastTime(id, isHeld, dismiss);
  if (isOver) return null;
  const act = () => {
    dismiss();
    action?.onPress();
  };
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.plain} data-tone={tone}>
      <b>{title}</b>
      <span>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
