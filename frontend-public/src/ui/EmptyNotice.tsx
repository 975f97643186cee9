import type { ReactNode } from 'react';
import { Icon, type IconName } from './drawings/Icon';
import styles from './Notice.module.css';

/** In the place of a list that has nothing yet: a title, and what to do next. */
export function EmptyNotice({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} sizePx={26} />
      <h2 className={styles.sentence}>{title}</h2>
      {children}
    </div>
  );
}
