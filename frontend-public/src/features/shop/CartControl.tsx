import { Link } from 'react-router-dom';
import { shopLimits } from '#libs/school/shop-limits';
import { paths } from '../../paths';
import { Icon } from '../../ui/drawings/Icon';
import styles from './CartControl.module.css';
import type { Purchase } from './purchase';

interface CartControlProps {
  productName: string;
  purchase: Purchase;
  onAdd: () => void;
  onTake: () => void;
}

/**
 * Add to Cart, which becomes minus, "N in cart" and plus (spec 2 section 2). At their ends the two only say so: a
 * button that is switched off would drop the keyboard's focus, and so would one that takes the place of another.
 */
export function CartControl({ productName, purchase, onAdd, onTake }: CartControlProps) {
  const { inCart, isOutOfStock, canAddMore, canTakeOne } = purchase;
  if (isOutOfStock)
    return (
      <button type="button" className={styles.add} disabled>
        Out of Stock
      </button>
    );
  const isStepper = inCart > 0;
  return (
    <div
      className={isStepper ? styles.stepper : undefined}
      role={isStepper ? 'group' : undefined}
      aria-label={isStepper ? `Quantity of ${productName}` : undefined}
    >
      {isStepper && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={`One less: ${productName}`}
            aria-disabled={!canTakeOne}
            onClick={() => {
              if (canTakeOne) onTake();
            }}
          >
            <Icon name="minus" />
          </button>
          <span>{inCart} in cart</span>
        </>
      )}
      <button
        key="add"
        type="button"
        className={isStepper ? styles.step : styles.add}
        aria-label={isStepper ? `One more: ${productName}` : `Add to Cart: ${productName}`}
        aria-disabled={!canAddMore}
        onClick={() => {
          if (canAddMore) onAdd();
        }}
      >
        {isStepper ? <Icon name="plus" /> : 'Add to Cart'}
      </button>
    </div>
  );
}

/** Beside the price: why one of the two ends here, and where the last one is taken out. */
export function CartNote({ purchase }: { purchase: Purchase }) {
  const { inCart, isInCart, isOutOfStock, canAddMore, canTakeOne, stock } = purchase;
  const isLast = inCart > 0 && !canTakeOne;
  if (isLast || (isOutOfStock && isInCart))
    return (
      <Link className={styles.remove} to={paths.cart}>
        Remove in cart
      </Link>
    );
  if (!isOutOfStock && !canAddMore)
    return (
      <p className={styles.all}>
        {stock > shopLimits.maxPerProduct ? `Maximum ${shopLimits.maxPerProduct} per order` : `All ${stock} in cart`}
      </p>
    );
  return null;
}
