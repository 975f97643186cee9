import type { PublicProduct } from '#libs/contracts/product';
import { useCart } from '../../api/cart';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';
import { useShopping } from './use-shopping';

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
