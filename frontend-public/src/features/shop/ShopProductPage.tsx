import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { productIdOf } from '#libs/domain/product-address';
import { relatedProducts } from '#libs/domain/related-products';
import { useKnownProducts } from '../../api/known-products';
import { useProducts } from '../../api/products';
import { SHOP_MESSAGES } from '../../content/shop-messages';
import { paths } from '../../paths';
import { Loading } from '../../ui/Loading';
import { LoadFailure } from '../../ui/notices';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { BuyBox } from './BuyBox';
import { ProductGallery } from './ProductGallery';
import { ProductGrid } from './ProductGrid';
import { ShareProduct } from './ShareProduct';
import { categoryLabel } from './shop-filters';
import { SizeChart } from './SizeChart';
import styles from './ShopProductPage.module.css';
import { StockAlertForm } from './StockAlertForm';

/** The page of one product (CONTRACT section 7). What is not sold has the 404 page (use-shown-page.ts). */
export function ShopProductPage() {
  const { pathname } = useLocation();
  const { isError, isFetching, refetch } = useProducts();
  const { products } = useKnownProducts(pathname);
  const product = products.find(({ id }) => id === productIdOf(pathname));
  if (product) return <Product product={product} related={relatedProducts(product, products)} />;
  return (
    <div className={`wrap ${styles.waiting}`}>
      <h1 className="visually-hidden">Product</h1>
      {isError ? (
        <LoadFailure
          sentence={SHOP_MESSAGES.loadFailed}
          comfort="Your cart is safe."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading status={SHOP_MESSAGES.loading} withoutScript={SHOP_MESSAGES.withoutScript()} className={styles.row}>
          <i className={styles.bone} />
        </Loading>
      )}
    </div>
  );
}

function Product({ product, related }: { product: PublicProduct; related: readonly PublicProduct[] }) {
  const nameId = useId();
  const { name, description, category, sizeChart } = product;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={[
            { label: 'Home', path: paths.home },
            { label: 'Shop', path: paths.shop },
            { label: categoryLabel(category), path: `${paths.shop}?${new URLSearchParams({ category }).toString()}` },
          ]}
          here={name}
        />
        <div className={styles.row}>
          <ProductGallery key={product.id} product={product} />
          <div className={styles.words}>
            <h1 id={nameId} className="h2">
              {name}
            </h1>
            {description && <p className={styles.description}>{description}</p>}
            <BuyBox product={product} nameId={nameId} />
            <noscript>{SHOP_MESSAGES.withoutScript()}</noscript>
            {sizeChart && <SizeChart chart={sizeChart} category={category} />}
            <StockAlertForm key={product.id} product={product} />
            <ul className={styles.facts}>
              <li>Delivered in 3-5 business days. You pay after you order: we'll tell you how.</li>
              <li>Checked by our coaches: it's the same gear we train with.</li>
            </ul>
            <div>
              <ShareProduct name={name} />
            </div>
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <div className="wrap">
            <h2 className={`h3 ${styles.title}`} id="related">
              You may also like
            </h2>
            <ProductGrid products={related} name="Related products" />
          </div>
        </section>
      )}
    </>
  );
}
