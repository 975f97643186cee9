import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './OrderTrouble.module.css';

interface OrderTroubleProps {
  /** Why there is no order to show; undefined when the address names none. */
  problem: { isNotFound: boolean; sentence: string } | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** No order to show: there is none with this number, or it cannot be loaded now, which is not the same. */
export function OrderTrouble({ problem, isRetrying, onRetry }: OrderTroubleProps) {
  if (problem && !problem.isNotFound) {
    return (
      <div className={styles.trouble} role="alert">
        <Icon name="info" sizePx={28} />
        <h2>Unable to load your order</h2>
        <p className="muted">{problem.sentence}</p>
        <button type="button" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onRetry} aria-disabled={isRetrying}>Try again</button>
      </div>
    );
  }
  return (
    <div className={styles.trouble}>
      <Icon name="mail" sizePx={28} />
      <h2>Please check your email</h2>
      <p className="muted">The confirmation we sent has the order number and a link to this page. If you cannot find it, look in the spam folder or contact us.</p>
      <div className={styles.links}>
        <Link className={buttonClass()} to={paths.shop}>Back to the shop</Link>
        <Link className="text-link" to={paths.contactUs}>Contact us</Link>
      </div>
    </div>
  );
}
