import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { PageHead } from '../../ui/PageHead';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { CartContent } from './CartContent';
import styles from './CartPage.module.css';
import { CartSkeleton } from './CartSkeleton';

/** Cart and checkout (spec 2 section 2). */
export function CartPage() {
  // The built HTML knows no cart: whose it is, only the visitor's browser knows.
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead
        title="Cart"
        lead="Check what you chose and tell us where it goes. The school processes every order by hand."
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
