import type { ComponentProps } from 'react';
import styles from './Notice.module.css';
import { buttonClass } from './button-class';
import { Icon } from './drawings/Icon';

interface LoadFailureProps extends ComponentProps<typeof RetryButton> {
  sentence: string;
  /** What the visitor need not fear. */
  comfort?: string;
}

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({ sentence, comfort, ...retry }: LoadFailureProps) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="info" sizePx={26} />
      <p className={styles.sentence}>{sentence}</p>
      <p className="small muted">{['Your connection may have dropped.', comfort].filter(Boolean).join(' ')}</p>
      <RetryButton {...retry} />
    </div>
  );
}

interface RetryButtonProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Another try without loading the page again. */
export function RetryButton({ isRetrying, onRetry }: RetryButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ look: 'ghost', size: 'small' })}
      onClick={onRetry}
      aria-disabled={isRetrying}
    >
      Try again
    </button>
  );
}
