import { useDelayedFlag } from '../../ui/use-delayed-flag';
import styles from './CartSkeleton.module.css';

const SHOW_AFTER_MS = 150;

/** The shape of a cart while it loads. A quick answer never shows it. */
export function CartSkeleton() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status">
        {isShown ? 'Loading cart...' : ''}
      </p>
      <noscript>The cart needs JavaScript, which is off.</noscript>
      {isShown && (
        <div className={styles.skeleton} aria-hidden="true">
          <div>
            {['first', 'second', 'third'].map((line) => (
              <span key={line}>
                <i />
                <i />
                <i />
              </span>
            ))}
          </div>
          <div>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      )}
    </div>
  );
}
