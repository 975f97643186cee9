import styles from './ClassName.module.css';
import type { ScheduledClass } from './schedule-day';

/** A class's name, struck through where it is cancelled on its date, and that it is changed. */
export function ClassName({ entry: { className, status } }: { entry: Pick<ScheduledClass, 'className' | 'status'> }) {
  if (status === 'on') return className;
  return (
    <>
      {status === 'cancelled' ? <s>{className}</s> : className}{' '}
      <span className={status === 'cancelled' ? `${styles.tag} ${styles.cancelled}` : styles.tag}>
        {status === 'cancelled' ? 'Cancelled' : 'Changed'}
      </span>
    </>
  );
}

/** What differs of classes that share a block, whose names it does not show: "1 cancelled". */
export function DifferingTags({ entries }: { entries: readonly Pick<ScheduledClass, 'status'>[] }) {
  return (['cancelled', 'changed'] as const).map((status) => {
    const count = entries.filter((entry) => entry.status === status).length;
    if (count === 0) return null;
    return (
      <span key={status} className={status === 'cancelled' ? `${styles.tag} ${styles.cancelled}` : styles.tag}>
        {count} {status}
      </span>
    );
  });
}
