import type { ReactNode } from 'react';
import { school } from '#libs/school/school';
import { BesideScene } from '../../ui/BesideScene';
import { QUIET_SCENES } from '../../ui/scenes';
import styles from './PasswordCard.module.css';

/** The one card of a password page, and whom to ask when it does not help. */
export function PasswordCard({ children }: { children: ReactNode }) {
  return (
    <section className={`wrap ${styles.place}`} aria-label="Your password">
      <BesideScene scene={QUIET_SCENES.lockers}>
        <div className={styles.card}>{children}</div>
        <p className={styles.support}>
          Technical support: <a href={`mailto:${school.supportEmail}`}>{school.supportEmail}</a>
        </p>
      </BesideScene>
    </section>
  );
}
