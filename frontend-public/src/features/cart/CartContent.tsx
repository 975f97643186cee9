import { useCart } from '../../api/cart';
import { refusalOf } from '../../api/refusal';
import { buttonClass } from '../../ui/button-class';
import { CartNotice } from './CartNotice';
import { CartSkeleton } from './CartSkeleton';
import { LoadedCart } from './LoadedCart';

/** The visitor's cart, once it is here. */
export function CartContent() {
  const { lines, error, isFetching, refetch } = useCart();
  if (lines) return <LoadedCart lines={lines} refetch={refetch} />;
  if (!error) return <CartSkeleton />;
  return (
    <CartNotice
      icon="info"
      title="Unable to load your cart. Please try again."
      text={refusalOf(error).sentence}
      isAlert
    >
      <button
        type="button"
        className={buttonClass({ look: 'ghost', size: 'small' })}
        onClick={() => void refetch()}
        aria-disabled={isFetching}
      >
        Try again
      </button>
    </CartNotice>
  );
}
