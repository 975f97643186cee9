import { buttonClass } from '../button-class';
import { useIsHydrated } from '../use-is-hydrated';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/**
 * Sends its form. Both labels lie on one another, so the button keeps its width while busy, and its focus: it is not
 * disabled then. Before the page's script is here it is, since the browser would put what was typed into an address.
 */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <button type="submit" className={`${buttonClass()} ${styles.submit}`} aria-disabled={isBusy} disabled={!isHydrated}>
      <span data-shown={!isBusy}>{label}</span>
      <span data-shown={isBusy}>{busyLabel}</span>
    </button>
  );
}
