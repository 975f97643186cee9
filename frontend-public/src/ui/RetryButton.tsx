import { buttonClass } from './button-class';

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
