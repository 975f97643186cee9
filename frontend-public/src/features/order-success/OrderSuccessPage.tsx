import { useLocation, Link } from 'react-router-dom';
import { CARD_RETURN } from '#libs/contracts/card-payment';
import { DELETED_ORDER, orderPageHead } from '#libs/domain/order-story';
import { useOrder, type OrderProblem } from '../../api/orders';
import { paths } from '../../paths';
import { Loading } from '../../ui/Loading';
import { PageHead } from '../../ui/PageHead';
import { RetryButton } from '../../ui/notices';
import { PageNotice } from '../../ui/PageNotice';
import { buttonClass } from '../../ui/button-class';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { OrderFound } from './OrderFound';
import styles from './OrderSuccessPage.module.css';
import { nextSentences } from './order-words';

const LOADING_HEAD = { title: 'Your Order', lead: 'Number, status and what happens next.' };
const NOT_FOUND_HEAD = { title: 'Order Not Found', lead: 'There is no order with this number.' };
const MISSING_HEAD = { title: 'Order Not Found', lead: 'This link does not have an order number in it.' };
const HEADS = { 'not-found': NOT_FOUND_HEAD, deleted: DELETED_ORDER.head, failed: undefined };

/** Order confirmation (spec 2 section 2, CONTRACT "Shop"): the order whose number the address gives. Safe to reload. */
export function OrderSuccessPage() {
  const { search } = useLocation();
  // The built HTML is the same for every order: only the browser knows the address.
  const isHydrated = useIsHydrated();
  const asked = new URLSearchParams(isHydrated ? search : '');
  const orderNumber = (asked.get('order') ?? '').trim();
  const isBeingConfirmed = asked.get(CARD_RETURN.parameter) === CARD_RETURN.value;
  const { order, problem, isFetching, retry } = useOrder(orderNumber, { isPaymentAwaited: isBeingConfirmed });
  const isMissing = isHydrated && orderNumber === '';
  const { title, lead } = order
    ? orderPageHead(order)
    : isMissing
      ? MISSING_HEAD
      : ((problem && HEADS[problem.kind]) ?? LOADING_HEAD);
  return (
    <>
      <PageHead hasPaperHead={Boolean(order)} title={title} lead={lead} />
      <div className={`wrap ${styles.body}`}>
        {order && <OrderFound order={{ ...order, isBeingConfirmed }} />}
        {!order && (isMissing || problem) && <OrderTrouble problem={problem} isRetrying={isFetching} onRetry={retry} />}
        {!order && !isMissing && !problem && <OrderLoading />}
      </div>
      <p className="visually-hidden" role="status">
        {order ? `${title} ${order.orderNumber}` : ''}
        {order && isBeingConfirmed && ` ${nextSentences({ ...order, isBeingConfirmed }).join(' ')}`}
      </p>
    </>
  );
}

/** The shape of the order while it loads. A quick answer never shows it. */
function OrderLoading() {
  return (
    <Loading
      status="Loading order details..."
      withoutScript="JavaScript is switched off, so we cannot show your order. Our confirmation email has the details."
      className={styles.skeleton}
    >
      <i />
      <i />
      <i />
      <i />
    </Loading>
  );
}

interface OrderTroubleProps {
  /** Undefined: the address names no order. */
  problem: OrderProblem | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

const NOT_FOUND = {
  icon: 'mail',
  title: 'Please check your email',
  text:
    'Our confirmation has your order number and a link to the order. If you cannot find it, check your ' +
    'spam folder or contact us.',
} as const;
const DELETED = { icon: 'info', title: DELETED_ORDER.title, text: DELETED_ORDER.text } as const;

/** No order to show: there is none with this number, there is none any more, or it cannot be loaded now. */
function OrderTrouble({ problem, isRetrying, onRetry }: OrderTroubleProps) {
  if (problem?.kind === 'failed') {
    return (
      <PageNotice
        icon="info"
        title="Your order could not be loaded"
        text={problem.sentence}
        scene={QUIET_SCENES.cartons}
        isAlert
      >
        <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
      </PageNotice>
    );
  }
  return (
    <PageNotice {...(problem?.kind === 'deleted' ? DELETED : NOT_FOUND)} scene={QUIET_SCENES.cartons}>
      <div className={styles.links}>
        <Link className={buttonClass()} to={paths.shop}>
          Back to the shop
        </Link>
        <Link className="text-link" to={paths.contactUs}>
          Contact us
        </Link>
      </div>
    </PageNotice>
  );
}
