import { Link } from 'react-router-dom';
import { useCart } from '../../api/cart';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { PageHead } from '../../ui/PageHead';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { ShopBody } from './ShopBody';
import styles from './ShopPage.module.css';

/** The shop (spec 2 section 2). */
export function ShopPage() {
  return (
    <>
      <PageHead
        title="Shop"
        lead="The gear we train with, checked by the coaches. Orders are processed by hand and delivered in 3-5 business days."
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
