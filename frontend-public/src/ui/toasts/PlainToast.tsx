import { useEffect, useState } from 'react';
import type { Toast } from './toast-store';
import styles from './ToastArea.module.css';

const DURATION_MS = 5000;

/** A toast for when the code that shows them cannot be fetched: the same words for the same time. */
export function PlainToast({ toast: { id, tone, title, text, action } }: { toast: Toast }) {
  const [overId, setOverId] = useState<number>();
  useEffect(() => {
    const timer = window.setTimeout(() => setOverId(id), DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [id]);
  if (overId === id) return null;
  const act = () => {
    setOverId(id);
    action?.onPress();
  };
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.plain} data-tone={tone}>
      <b>{title}</b>
      <span>{text}</span>
      {action && <button type="button" className={styles.action} onClick={act}>{action.label}</button>}
    </div>
  );
}
