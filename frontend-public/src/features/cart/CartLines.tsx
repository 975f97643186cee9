import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { CartItemView } from '#libs/contracts/generated/api';
import { shopLimits } from '#libs/school/shop-limits';
import { cartCount } from '../../api/cart-state';
import { CartLineRow } from './CartLineRow';
import styles from './LoadedCart.module.css';

export const preloadClearCartDialog = () =>
  import('./ClearCartDialog').then((module) => ({ default: module.ClearCartDialog }));
const ClearCartDialog = lazy(preloadClearCartDialog);

interface CartLinesProps {
  lines: readonly CartItemView[];
  onQuantity: (line: CartItemView, quantity: number) => void;
  onRemove: (line: CartItemView) => void;
  onClear: () => void;
}

/** "Cart Items (count)" with Clear Cart, which asks first, and the lines. */
export function CartLines({ lines, onQuantity, onRemove, onClear }: CartLinesProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const count = cartCount(lines);
  const clear = () => {
    setDialog('closed');
    onClear();
  };
  const remove = (line: CartItemView) => {
    // The button goes with its line; from here the next line is one step away.
    title.current?.focus();
    onRemove(line);
  };
  return (
    <section className={styles.lines} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 ref={title} id={titleId} tabIndex={-1} className="h3">
          Cart Items ({count})
        </h2>
        <button type="button" className={styles.clear} onClick={() => setDialog('open')}>
          Clear Cart
        </button>
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            moreLeft={moreLeftOf(line, lines)}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      {dialog && (
        <Suspense>
          <ClearCartDialog
            isOpen={dialog === 'open'}
            count={count}
            onClear={clear}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}

/** All sizes of a product in the cart share its stock, and what an order may have of it. */
function moreLeftOf({ productId, product }: CartItemView, lines: readonly CartItemView[]): number {
  return lines.reduce(
    (left, line) => (line.productId === productId ? left - line.quantity : left),
    Math.min(product.stock, shopLimits.maxPerProduct),
  );
}
