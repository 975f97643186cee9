import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/**
 * The head of a page: its one h1, a sentence, and at most one group of actions, over isobars. A page whose print has a
 * head of its own says so.
 */
export function PageHead({
  title,
  lead,
  hasPaperHead = false,
  children,
}: {
  title: string;
  lead: ReactNode;
  hasPaperHead?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={hasPaperHead ? `${styles.head} ${styles.screenOnly}` : styles.head}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h1 className="h1">{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
