import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './ScheduleStates.module.css';

export function ScheduleFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <div className={styles.failure} role="alert">
        <Icon name="info" sizePx={26} />
        <b>Unable to load class schedule. Please try again later.</b>
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
    </div>
  );
}
