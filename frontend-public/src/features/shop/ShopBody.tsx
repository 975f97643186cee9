import { useProducts } from '../../api/products';
import styles from './ShopBody.module.css';
import { chosenProducts } from './shop-filters';
import { ProductGrid } from './ProductGrid';
import { NoProducts, ShopFailure } from './ShopNotice';
import { ShopSkeleton } from './ShopSkeleton';
import { ShopTools } from './ShopTools';
import { useShopFilters } from './use-shop-filters';

/** Everything below the head: what the visitor asks for, and the products that are that. */
export function ShopBody() {
  const { data: products, isError, isFetching, refetch } = useProducts();
  const [filters, changeFilters] = useShopFilters();
  const shown = products && chosenProducts(products, filters);
  return (
    <div className={`wrap ${styles.body}`}>
      <ShopTools filters={filters} onChange={changeFilters} products={products} matchCount={shown?.length ?? 0} />
      {shown && shown.length > 0 && <ProductGrid products={shown} />}
      {shown?.length === 0 && (
        <NoProducts
          onShowAll={() => changeFilters({ category: undefined, isInStockOnly: false })}
          hasOthers={(products?.length ?? 0) > 0}
        />
      )}
      {!products && isError && <ShopFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!products && !isError && <ShopSkeleton />}
    </div>
  );
}
