import { useId, useRef, useState } from 'react';
import { SIZE_REQUIRED, type CartItem } from '#libs/contracts/cart';
import type { PublicProduct } from '#libs/contracts/product';
import { formatRand } from '#libs/domain/money';
import { ProductPicture } from '../../ui/ProductPicture';
import { showToast } from '../../ui/toasts/toast-store';
import { CartControl, CartNote } from './CartControl';
import styles from './ProductCard.module.css';
import { isSized, purchaseOf } from './purchase';
import { SizeChoice } from './SizeChoice';
import { StockBadge } from './StockBadge';
import type { Shopping } from './use-shopping';

interface ProductCardProps {
  product: PublicProduct;
  /** The whole cart. */
  lines: readonly CartItem[];
  shopping: Shopping;
}

/** One product of the shop, with all there is to know and to do about it (spec 2 section 2). */
export function ProductCard({ product, lines, shopping }: ProductCardProps) {
  const nameId = useId();
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
    <li className={styles.card}>
      <div className={styles.art}>
        <ProductPicture imageUrl={product.imageUrl} name={product.name} category={product.category} />
        <span className={styles.category}>{product.category}</span>
        <StockBadge stock={product.stock} />
      </div>
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          {product.name}
        </h2>
        {product.description && <p className={styles.description}>{product.description}</p>}
        {isSized(product) && !isOutOfStock && (
          <SizeChoice
            ref={sizes}
            sizes={product.availableSizes}
            chosen={size}
            nameId={nameId}
            isMissing={isSizeAsked && isSizeMissing}
            onChoose={setPicked}
          />
        )}
        <div className={styles.foot}>
          <div className={styles.priceLine}>
            <p className={styles.price}>{formatRand(product.price)}</p>
            <CartNote purchase={purchase} stock={product.stock} />
          </div>
          <CartControl
            productName={product.name}
            purchase={purchase}
            onAdd={addOne}
            onTake={() => void shopping.takeOne(product, size)}
          />
        </div>
      </div>
    </li>
  );
}
