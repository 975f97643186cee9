import type { CartItemView } from '#libs/contracts/generated/api';
import type { Room } from '#libs/domain/cart-room';
import { formatRand } from '#libs/domain/money';
import { stockIn } from '#libs/domain/product-sizes';
import { shopLimits } from '#libs/school/shop-limits';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ProductPicture } from '../../ui/ProductPicture';
import styles from './CartLineRow.module.css';

interface CartLineRowProps {
  line: CartItemView;
  /** How many more of it can be ordered. */
  room: Room;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/**
 * One line of the cart (spec 2 section 2): minus ends at 1, plus at what can be ordered, and leaving the cart has its
 * own button.
 */
export function CartLineRow({ line, room, onQuantity, onRemove }: CartLineRowProps) {
  const { product, quantity, selectedSize } = line;
  const name = lineName(product.name, selectedSize);
  const stock = stockIn(product, selectedSize);
  const isEnd = Math.min(room.inStock, room.inOrder) <= 0;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture imageUrl={product.imageUrl} name={product.name} category={product.category} />
      </div>
      <div className={styles.words}>
        <h3>{product.name}</h3>
        <p className={styles.tags}>
          <span>{product.category}</span>
          {selectedSize !== null && <span className={styles.size}>Size {selectedSize}</span>}
        </p>
        <p className={styles.price}>
          {formatRand(product.price)} <span>each</span>
        </p>
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper} role="group" aria-label={`Quantity of ${name}`}>
          <StepButton
            icon="minus"
            label={`One less: ${name}`}
            isEnd={quantity <= 1}
            onPress={() => onQuantity(quantity - 1)}
          />
          <output className="tabular">{quantity}</output>
          <StepButton icon="plus" label={`One more: ${name}`} isEnd={isEnd} onPress={() => onQuantity(quantity + 1)} />
        </div>
        <p className={styles.limit}>{isEnd && stock > 0 ? limitOf(room, stock) : ''}</p>
      </div>
      <p className={styles.total}>
        <span className="visually-hidden">Together </span>
        {formatRand(product.price * quantity)}
      </p>
      <button
        type="button"
        className={`${iconButtonClass({ isPlain: true })} ${styles.remove}`}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function limitOf({ inStock, inOrder }: Room, stock: number): string {
  return inOrder < inStock ? `Maximum ${shopLimits.maxPerProduct} per order` : `${stock} in stock`;
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  isEnd: boolean;
  onPress: () => void;
}

/** At its end it only says so: a button that is switched off would drop the keyboard's focus. */
function StepButton({ icon, label, isEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onPress();
      }}
    >
      <Icon name={icon} sizePx={18} />
    </button>
  );
}

/** "Training Gi, size M": what tells the lines of one product apart. */
export function lineName(name: string, selectedSize: string | null): string {
  return selectedSize === null ? name : `${name}, size ${selectedSize}`;
}
