import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { productPath } from '#libs/domain/product-address';
import { ProductPicture } from '../../ui/ProductPicture';
import { BuyBox } from './BuyBox';
import styles from './ProductGrid.module.css';
import { StockBadge } from './StockBadge';

/** @param name of the list, for who hears it */
export function ProductGrid({ products, name = 'Products' }: { products: readonly PublicProduct[]; name?: string }) {
  return (
    <ul className={styles.grid} aria-label={name}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  );
}

/** One product of the shop, with all there is to know and to do about it (spec 2 section 2). */
function ProductCard({ product }: { product: PublicProduct }) {
  const nameId = useId();
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <ProductPicture imageUrl={product.imageUrl} name={product.name} category={product.category} />
        <span className={styles.category}>{product.category}</span>
        <StockBadge stock={product.stock} />
      </div>
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          <Link to={productPath(product)}>{product.name}</Link>
        </h2>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <BuyBox product={product} nameId={nameId} />
      </div>
    </li>
  );
}
