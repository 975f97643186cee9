import type { PublicOrder } from '#libs/contracts/order';
import { formatRand } from '#libs/domain/money';
import { ProductPicture } from '../../ui/ProductPicture';
import styles from './OrderItems.module.css';

/** What was ordered, as it was sold. */
export function OrderItems({ order: { items, totalAmount } }: { order: PublicOrder }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="h3">
        Order Items
      </h2>
      <ul className={styles.items}>
        {items.map(({ product, quantity, price, selectedSize, sizeNotGiven }, index) => (
          <li key={index}>
            <div className={styles.picture}>
              <ProductPicture imageUrl={product.imageUrl} name={product.name} category="" />
            </div>
            <div className={styles.words}>
              <h3>{product.name}</h3>
              {selectedSize !== null && <p>Size {selectedSize}</p>}
              {sizeNotGiven && <p>Size not given: we ask you before we send it</p>}
              <p className="tabular">
                Quantity {quantity}, {formatRand(price)} each
              </p>
            </div>
            <p className={styles.total}>{formatRand(price * quantity)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>Total</span>
        <b className="tabular">{formatRand(totalAmount)}</b>
      </p>
    </section>
  );
}
