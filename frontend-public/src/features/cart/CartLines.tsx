import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { CartItemView } from '#libs/contracts/generated/api';
import { roomFor } from '#libs/domain/cart-room';
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
            room={roomFor(line, lines, shopLimits.maxPerProduct)}
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
