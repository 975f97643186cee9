import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` is the one orange action of a screen. */
  look?: 'primary' | 'ghost';
  size?: 'large' | 'small';
}

/** The class of anything that looks like a button, be it a link or a button. */
export function buttonClass({ look = 'primary', size = 'large' }: ButtonLook = {}): string {
  return [styles.button, look === 'ghost' && styles.ghost, size === 'small' && styles.small].filter(Boolean).join(' ');
}

/** A square of 44 pixels with one icon; `plain` has no border. */
export function iconButtonClass({ isPlain = false }: { isPlain?: boolean } = {}): string {
  return isPlain ? `${styles.icon} ${styles.plain}` : `${styles.icon}`;
}
