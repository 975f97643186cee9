import { school } from '#libs/school/school';
import { SHOP_MESSAGES } from '../../content/shop-messages';
import { useDelayedFlag } from '../../ui/use-delayed-flag';
import gridStyles from './ProductGrid.module.css';
import styles from './ShopSkeleton.module.css';

const SHOW_AFTER_MS = 150;
const CARDS = 8;

/** The shape of the shop while it loads. A quick answer never shows it. */
export function ShopSkeleton() {
  const isShown = useDelayedFlag(true, SHOW_AFTER_MS);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? SHOP_MESSAGES.loading : ''}
      </p>
      <noscript>The shop needs JavaScript, which is off. Call us to order: {school.phone.display}.</noscript>
      {isShown && (
        <div className={gridStyles.grid} aria-hidden="true">
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className={styles.card}>
              <i />
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
