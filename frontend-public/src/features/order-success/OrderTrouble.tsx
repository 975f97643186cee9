import { Link } from 'react-router-dom';
import type { OrderProblem } from '../../api/orders';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './OrderTrouble.module.css';

interface OrderTroubleProps {
  /** Undefined: the address names no order. */
  problem: OrderProblem | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

const NOT_FOUND = {
  icon: 'mail',
  title: 'Please check your email',
  text: 'The confirmation of an order has its number and a link to its page. If you cannot find it, look in the spam folder or contact us.',
} as const;
const DELETED = {
  icon: 'info',
  title: 'This order was removed',
  text: 'There is nothing to look for: it was taken out of our list, and we do not show its details any more. If you did not expect that, contact us and give us the order number.',
} as const;

/** No order to show: there is none with this number, there is none any more, or it cannot be loaded now. */
export function OrderTrouble({ problem, isRetrying, onRetry }: OrderTroubleProps) {
  if (problem?.kind === 'failed') {
    return (
      <div className={styles.trouble} role="alert">
        <Icon name="info" sizePx={28} />
        <h2>Unable to load your order</h2>
        <p className="muted">{problem.sentence}</p>
        <button
          type="button"
          className={buttonClass({ look: 'ghost', size: 'small' })}
          onClick={onRetry}
          aria-disabled={isRetrying}
        >
          Try again
        </button>
      </div>
    );
  }
  const { icon, title, text } = problem?.kind === 'deleted' ? DELETED : NOT_FOUND;
  return (
    <div className={styles.trouble}>
      <Icon name={icon} sizePx={28} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <div className={styles.links}>
        <Link className={buttonClass()} to={paths.shop}>
          Back to the shop
        </Link>
        <Link className="text-link" to={paths.contactUs}>
          Contact us
        </Link>
      </div>
    </div>
  );
}
