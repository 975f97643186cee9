import { Link } from 'react-router-dom';
import { useCart } from '../../api/cart';
import { refusalOf } from '../../api/refusal';
import { paths } from '../../paths';
import { Loading } from '../../ui/Loading';
import { PageHead } from '../../ui/PageHead';
import { RetryButton } from '../../ui/notices';
import { PageNotice } from '../../ui/PageNotice';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './CartPage.module.css';
import { LoadedCart } from './LoadedCart';

/** Cart and checkout (spec 2 section 2). */
export function CartPage() {
  // The built HTML knows no cart: whose it is, only the visitor's browser knows.
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead
        title="Cart"
        lead="Check your order and tell us where to send it. You pay after you order: we'll tell you how."
      >
        <Link className={buttonClass({ look: 'ghost', size: 'small' })} to={paths.shop}>
          <Icon name="back" />
          Continue Shopping
        </Link>
      </PageHead>
      <div className={`wrap ${styles.body}`}>{isHydrated ? <CartContent /> : <CartSkeleton />}</div>
    </>
  );
}

/** The visitor's cart, once it is here. */
function CartContent() {
  const { lines, error, isFetching, refetch } = useCart();
  if (lines) return <LoadedCart lines={lines} refetch={refetch} />;
  if (!error) return <CartSkeleton />;
  return (
    <PageNotice
      icon="info"
      title="Your cart could not be loaded. Please try again."
      text={refusalOf(error).sentence}
      scene={QUIET_SCENES.emptyHangers}
      isAlert
    >
      <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />
    </PageNotice>
  );
}

/** The shape of a cart while it loads. A quick answer never shows it. */
function CartSkeleton() {
  return (
    <div className={styles.place}>
      <Loading
        status="Loading cart..."
        withoutScript="The cart needs JavaScript, which is switched off."
        className={styles.skeleton}
      >
        <div>
          {['first', 'second', 'third'].map((line) => (
            <span key={line}>
              <i />
              <i />
              <i />
            </span>
          ))}
        </div>
        <div>
          <i />
          <i />
          <i />
          <i />
        </div>
      </Loading>
    </div>
  );
}
