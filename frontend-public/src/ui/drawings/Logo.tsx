import { BOLT_GRID, BOLT_PATH, SHIELD_PATH } from '#libs/design/bolt';
import { school } from '#libs/school/school';
import styles from './Logo.module.css';

/** The shield bolt and the school's name; the link around it is the caller's. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {school.shortName}
    </span>
  );
}

/** The shield bolt alone. */
export function LogoMark() {
  return (
    <svg
      viewBox={`0 0 ${BOLT_GRID.width} ${BOLT_GRID.height}`}
      width={BOLT_GRID.width}
      height={BOLT_GRID.height}
      aria-hidden="true"
    >
      <path d={SHIELD_PATH} fill="var(--signal)" />
      <path d={BOLT_PATH} fill="var(--on-signal)" />
    </svg>
  );
}
