import { useId, useRef, useState, type Ref } from 'react';
import { SIZE_REQUIRED } from '#libs/contracts/cart';
import type { CartItemView, PublicProduct } from '#libs/contracts/generated/api';
import { LOW_STOCK } from '#libs/contracts/product';
import { formatRand } from '#libs/domain/money';
import { useCart } from '../../api/cart';
import { ProductPicture } from '../../ui/ProductPicture';
import { showToast } from '../../ui/toasts/toast-store';
import { CartControl, CartNote } from './CartControl';
import styles from './ProductGrid.module.css';
import { isSized, purchaseOf } from './purchase';
import { useShopping, type Shopping } from './use-shopping';

export function ProductGrid({ products }: { products: readonly PublicProduct[] }) {
  const { lines = [] } = useCart();
  const shopping = useShopping();
  return (
    <ul className={styles.grid} aria-label="Products">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} lines={lines} shopping={shopping} />
      ))}
    </ul>
  );
}

interface ProductCardProps {
  product: PublicProduct;
  /** The whole cart. */
  lines: readonly CartItemView[];
  shopping: Shopping;
}

/** One product of the shop, with all there is to know and to do about it (spec 2 section 2). */
function ProductCard({ product, lines, shopping }: ProductCardProps) {
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

interface SizeChoiceProps {
  ref: Ref<HTMLSelectElement>;
  sizes: readonly string[];
  chosen: string | null;
  /** The id of the product's name, which tells this control from those of the other cards. */
  nameId: string;
  /** It was to be bought without a size. */
  isMissing: boolean;
  onChoose: (size: string) => void;
}

function SizeChoice({ ref, sizes, chosen, nameId, isMissing, onChoose }: SizeChoiceProps) {
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
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <p id={errorId} className={styles.error}>
        {isMissing ? SIZE_REQUIRED.text : ''}
      </p>
    </div>
  );
}

function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <span className={`${styles.badge} ${styles.out}`}>Out of stock</span>;
  return <span className={stock <= LOW_STOCK ? `${styles.badge} ${styles.low}` : styles.badge}>{stock} in stock</span>;
}
