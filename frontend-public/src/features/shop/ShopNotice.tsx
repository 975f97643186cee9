import { SHOP_MESSAGES } from '../../content/shop-messages';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './ShopNotice.module.css';

export function ShopFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="info" sizePx={26} />
      <p className={styles.sentence}>{SHOP_MESSAGES.loadFailed}</p>
      <p className="small muted">Your connection may have dropped. Your cart is safe.</p>
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

interface NoProductsProps {
  /** The shop has products, but none that are asked for. */
  hasOthers: boolean;
  onShowAll: () => void;
}

export function NoProducts({ hasOthers, onShowAll }: NoProductsProps) {
  return (
    <div className={styles.notice}>
      <Icon name="shirt" sizePx={26} />
      <p className={styles.sentence}>{SHOP_MESSAGES.noneFound}</p>
      {hasOthers && (
        <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onShowAll}>
          Show all products
        </button>
      )}
    </div>
  );
}
