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
    <svg viewBox="0 0 34 38" width="34" height="38" aria-hidden="true">
      <path d="M17 0 34 6v13c0 10-7 16-17 19C7 35 0 29 0 19V6z" fill="#FF5A1F" />
      <path d="M20.5 6 8 21.5h8L13.5 32 26 16.5h-8z" fill="#0A0B0D" />
    </svg>
  );
}
