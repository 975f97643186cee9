import { useId, useRef, useState, type Ref } from 'react';
import { SIZE_REQUIRED } from '#libs/contracts/cart';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { useCart } from '../../api/cart';
import { showToast } from '../../ui/toasts/toast-store';
import styles from './BuyBox.module.css';
import { CartControl, CartNote } from './CartControl';
import { isSized, purchaseOf } from './purchase';
import { useShopping } from './use-shopping';

interface BuyBoxProps {
  product: PublicProduct;
  /** The id of the product's name, which tells these controls from those of the other cards. */
  nameId: string;
}

/** The size, the price and the buttons of a product: on its card and on its page (spec 2 section 2). */
export function BuyBox({ product, nameId }: BuyBoxProps) {
  const { lines = [] } = useCart();
  const shopping = useShopping();
  const sizes = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState<string>();
  const [isSizeAsked, setSizeAsked] = useState(false);
  const purchase = purchaseOf(product, lines, picked);
  const { size, isSizeMissing, isOutOfStock } = purchase;

  function addOne(): void {
    if (isSizeMissing) {
      setSizeAsked(true);
      showToast({ tone: 'error', ...SIZE_REQUIRED });
      sizes.current?.focus();
    } else void shopping.addOne(product, size);
  }

  return (
    <>
      {isSized(product) && !isOutOfStock && (
        <SizeChoice
          ref={sizes}
          product={product}
          chosen={size}
          nameId={nameId}
          isMissing={isSizeAsked && isSizeMissing}
          onChoose={setPicked}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.priceLine}>
          <p className={styles.price}>{formatRand(product.price)}</p>
          <CartNote purchase={purchase} />
        </div>
        <CartControl
          productName={product.name}
          purchase={purchase}
          onAdd={addOne}
          onTake={() => void shopping.takeOne(product, size)}
        />
      </div>
    </>
  );
}

interface SizeChoiceProps {
  ref: Ref<HTMLSelectElement>;
  product: PublicProduct;
  chosen: string | null;
  /** The id of the product's name, which tells this control from those of the other cards. */
  nameId: string;
  /** It was to be bought without a size. */
  isMissing: boolean;
  onChoose: (size: string) => void;
}

function SizeChoice({ ref, product, chosen, nameId, isMissing, onChoose }: SizeChoiceProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <select
        ref={ref}
        className={styles.select}
        aria-label="Choose size"
        aria-describedby={isMissing ? `${nameId} ${errorId}` : nameId}
        aria-invalid={isMissing ? true : undefined}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Choose size</option>
        {product.availableSizes.map((size) => {
          const stock = stockIn(product, size);
          return (
            <option key={size} value={size} disabled={stock <= 0}>
              {isKeptBySize(product) ? `${size} (${stock > 0 ? `${stock} in stock` : 'sold out'})` : size}
            </option>
          );
        })}
      </select>
      <p id={errorId} className={styles.error}>
        {isMissing ? SIZE_REQUIRED.text : ''}
      </p>
    </div>
  );
}
