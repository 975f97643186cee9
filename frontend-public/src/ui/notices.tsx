import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';
import { Icon, type IconName } from './drawings/Icon';
import styles from './Notice.module.css';

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
