import { useLocation } from 'react-router-dom';
import { useOrder } from '../../api/orders';
import { PageHead } from '../../ui/PageHead';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { OrderFound } from './OrderFound';
import { OrderLoading } from './OrderLoading';
import styles from './OrderSuccessPage.module.css';
import { OrderTrouble } from './OrderTrouble';
import { headOf } from './order-words';

const LOADING_HEAD = { title: 'Your Order', lead: 'Number, status and what happens next.' };
const NOT_FOUND_HEAD = { title: 'Order Not Found', lead: 'There is no order with this number.' };
const DELETED_HEAD = { title: 'Order Removed', lead: 'The school has removed this order from its list.' };
const MISSING_HEAD = { title: 'Order Not Found', lead: 'The address of this page names no order.' };
const HEADS = { 'not-found': NOT_FOUND_HEAD, deleted: DELETED_HEAD, failed: undefined };

/** Order confirmation (spec 2 section 2, CONTRACT "Shop"): the order whose number the address gives. Safe to reload. */
export function OrderSuccessPage() {
  const { search } = useLocation();
  // The built HTML is the same for every order: only the browser knows the address.
  const isHydrated = useIsHydrated();
  const orderNumber = isHydrated ? (new URLSearchParams(search).get('order') ?? '').trim() : '';
  const { order, problem, isFetching, retry } = useOrder(orderNumber);
  const isMissing = isHydrated && orderNumber === '';
  const { title, lead } = order
    ? headOf(order)
    : isMissing
      ? MISSING_HEAD
      : ((problem && HEADS[problem.kind]) ?? LOADING_HEAD);
  return (
    <>
      <PageHead hasPaperHead={Boolean(order)} title={title} lead={lead} />
      <div className={`wrap ${styles.body}`}>
        {order && <OrderFound order={order} />}
        {!order && (isMissing || problem) && <OrderTrouble problem={problem} isRetrying={isFetching} onRetry={retry} />}
        {!order && !isMissing && !problem && <OrderLoading />}
      </div>
      <p className="visually-hidden" role="status">
        {order ? `${title} ${order.orderNumber}` : ''}
      </p>
    </>
  );
}
