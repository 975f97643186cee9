import { school } from '#libs/school/school';
import { buttonClass } from '../button-class';
import styles from './Form.module.css';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/**
 * Sends its form. Both labels lie on one another, so the button keeps its width while busy, and its focus: it is not
 * disabled then. A press before the page works is kept (boot.ts); without JavaScript there is a sentence in its place.
 */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <>
      <noscript>
        <p className={styles.unscripted}>
          This form needs JavaScript, which is switched off. Call us on{' '}
          <a href={school.phone.href}>{school.phone.display}</a> or write to{' '}
          <a href={`mailto:${school.email}`}>{school.email}</a>.
        </p>
      </noscript>
      <button type="submit" className={`${buttonClass()} ${styles.submit}`} aria-disabled={isBusy}>
        <span data-shown={!isBusy}>{label}</span>
        <span data-shown={isBusy}>{busyLabel}</span>
      </button>
    </>
  );
}
