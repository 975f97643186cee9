import { Link } from 'react-router-dom';
import type { PublicOrder } from '#libs/contracts/order';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { OrderFacts } from './OrderFacts';
import styles from './OrderFound.module.css';
import { OrderItems } from './OrderItems';
import { OrderNumber } from './OrderNumber';
import { OrderPrintSheet } from './OrderPrintSheet';
import { nextSentences } from './order-words';
import { StatusSteps } from './StatusSteps';

/** Everything about one order: on the screen in sections, on paper one sheet. */
export function OrderFound({ order }: { order: PublicOrder }) {
  return (
    <>
      <div className={styles.screen}>
        <OrderNumber orderNumber={order.orderNumber} />
        <StatusSteps status={order.status} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderItems order={order} />
            <section aria-labelledby="next">
              <h2 id="next" className="h3">
                What's Next
              </h2>
              <ul className={styles.next}>
                {nextSentences(order).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <div className={styles.links}>
                <Link className={buttonClass()} to={paths.shop}>
                  Continue Shopping
                </Link>
                <Link className="text-link" to={paths.contactUs}>
                  Contact us
                </Link>
              </div>
            </section>
          </div>
          <OrderFacts order={order} />
        </div>
      </div>
      <OrderPrintSheet order={order} />
    </>
  );
}
