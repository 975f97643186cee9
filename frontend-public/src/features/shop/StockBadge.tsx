import { LOW_STOCK } from '#libs/contracts/product';
import styles from './StockBadge.module.css';

export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <span className={`${styles.badge} ${styles.out}`}>Out of stock</span>;
  return <span className={stock <= LOW_STOCK ? `${styles.badge} ${styles.low}` : styles.badge}>{stock} in stock</span>;
}
