import { useDelayedFlag } from '../../ui/use-delayed-flag';
import styles from './OrderLoading.module.css';

const SHOW_AFTER_MS = 150;

/** The shape of the order while it loads. A quick answer never shows it. */
export function OrderLoading() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? 'Loading order details...' : ''}
      </p>
      <noscript>The order is fetched by JavaScript, which is off. Its confirmation email has its details too.</noscript>
      {isShown && (
        <div className={styles.skeleton} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
    </>
  );
}
