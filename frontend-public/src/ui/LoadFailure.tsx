import { buttonClass } from './button-class';
import { Icon } from './drawings/Icon';
import styles from './Notice.module.css';

interface LoadFailureProps {
  sentence: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of what could not be loaded: why, and another try without loading the page again. */
export function LoadFailure({ sentence, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="info" sizePx={26} />
      <p className={styles.sentence}>{sentence}</p>
      <p className="small muted">Your connection may have dropped.</p>
      <button
        type="button"
        className={buttonClass({ look: 'ghost', size: 'small' })}
        onClick={onRetry}
        aria-disabled={isRetrying}
      >
        Try again
      </button>
    </div>
  );
}
