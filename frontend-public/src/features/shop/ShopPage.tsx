import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useCart } from '../../api/cart';
import { useProducts } from '../../api/products';
import { SHOP_MESSAGES } from '../../content/shop-messages';
import { paths } from '../../paths';
import { Loading } from '../../ui/Loading';
import { LoadFailure } from '../../ui/notices';
import noticeStyles from '../../ui/Notice.module.css';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { useFiltersInAddress } from '../../ui/use-filters-in-address';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { ProductGrid } from './ProductGrid';
import gridStyles from './ProductGrid.module.css';
import styles from './ShopPage.module.css';
import { ShopTools } from './ShopTools';
import { chosenProducts, NO_FILTERS, readFilters, type ShopFilters, writeFilters } from './shop-filters';

/** The shop (spec 2 section 2). */
export function ShopPage() {
  return (
    <>
      <PageHead
        title="Shop"
        lead={
          "The gear we train with, checked by our coaches. You pay after you order: we'll tell you how. " +
          'Delivered in 3-5 business days.'
        }
      >
        <div className={styles.cart}>
          <ItemsInCart />
          <Link className={buttonClass()} to={paths.cart}>
            View Cart <Icon name="cart" />
          </Link>
        </div>
      </PageHead>
      <ShopBody />
    </>
  );
}

/** Empty until it is known; the header's cart button says each change to who cannot see it. */
function ItemsInCart() {
  const { lines, count } = useCart();
  const isKnown = useIsHydrated() && lines !== undefined;
  return <p className={styles.items}>{isKnown ? `${count} ${count === 1 ? 'item' : 'items'} in cart` : '\u00a0'}</p>;
}

/** Everything below the head: what the visitor asks for, and the products that are that. */
function ShopBody() {
  const { data, isError, isFetching, refetch } = useProducts();
  // Drawing all of them for the first time takes long: a press meanwhile is answered.
  const products = useDeferredValue(data);
  const [filters, changeFilters] = useShopFilters();
  const shown = products && chosenProducts(products, filters);
  return (
    <div className={`wrap ${styles.body}`}>
      <ShopTools filters={filters} onChange={changeFilters} products={products} matchCount={shown?.length ?? 0} />
      {shown && shown.length > 0 && <ProductGrid products={shown} />}
      {shown?.length === 0 && (
        <NoProducts filters={filters} onChange={changeFilters} hasOthers={(products?.length ?? 0) > 0} />
      )}
      {!products && isError && (
        <LoadFailure
          sentence={SHOP_MESSAGES.loadFailed}
          comfort="Your cart is safe."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!products && !isError && <ShopSkeleton />}
    </div>
  );
}

const WHOLE_SHOP = { category: undefined, isInStockOnly: false };

interface NoProductsProps {
  filters: ShopFilters;
  onChange: (change: Partial<ShopFilters>) => void;
  /** The shop has products, but none that are asked for. */
  hasOthers: boolean;
}

function NoProducts({ filters: { search, category, isInStockOnly }, onChange, hasOthers }: NoProductsProps) {
  const isSearch = search.trim() !== '';
  return (
    <div className={noticeStyles.notice}>
      <Icon name="shirt" sizePx={26} />
      <p className={noticeStyles.sentence}>
        {isSearch ? SHOP_MESSAGES.nothingMatches(search.trim()) : SHOP_MESSAGES.noneFound}
      </p>
      {isSearch && <p className="muted">{SHOP_MESSAGES.otherWords}</p>}
      {isSearch && (category !== undefined || isInStockOnly) && (
        <button type="button" className={buttonClass({ size: 'small' })} onClick={() => onChange(WHOLE_SHOP)}>
          Search the whole shop
        </button>
      )}
      {hasOthers && (
        <button
          type="button"
          className={buttonClass({ look: 'ghost', size: 'small' })}
          onClick={() => onChange({ ...WHOLE_SHOP, search: '' })}
        >
          Show all products
        </button>
      )}
    </div>
  );
}

const CARDS = 8;

/** The shape of the shop while it loads. A quick answer never shows it. */
function ShopSkeleton() {
  return (
    <Loading status={SHOP_MESSAGES.loading} withoutScript={SHOP_MESSAGES.withoutScript()} className={gridStyles.grid}>
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.card}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </Loading>
  );
}

/** Which products are asked for, each change a step that Back takes back. */
function useShopFilters() {
  return useFiltersInAddress({ none: NO_FILTERS, read: readFilters, write: writeFilters });
}
