import styles from './StockBadge.module.css';

/** From here down, the stock is low (DESIGN, "Shop"). */
const LOW_FROM = 5;

export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <span className={`${styles.badge} ${styles.out}`}>Out of stock</span>;
  return <span className={stock <= LOW_FROM ? `${styles.badge} ${styles.low}` : styles.badge}>{stock} in stock</span>;
}
