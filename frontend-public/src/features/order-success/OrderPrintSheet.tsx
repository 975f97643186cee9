import { orderStatusWord } from '#libs/contracts/order';
import { formatRand } from '#libs/domain/money';
import { orderStory } from '#libs/domain/order-story';
import { writtenPhone } from '#libs/domain/school-facts';
import { school } from '#libs/school/school';
import { writtenMoment } from '#libs/school/written-moment';
import { Logo } from '../../ui/drawings/Logo';
import { deliveryPriceWords, type ShownOrder } from './order-words';
import styles from './OrderPrintSheet.module.css';

/** The order on paper: one white A4 page, which is also taken to the bank. On screens it is not there. */
export function OrderPrintSheet({ order }: { order: ShownOrder }) {
  const { orderNumber, customerName, customerEmail, customerPhone, shippingAddress, delivery, trackingNumber } = order;
  const { isTracked, sentences, account } = orderStory(order);
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.head}>
        <Logo />
        <p>
          {school.venue}
          <br />
          {school.phone.display}
          <br />
          {school.email}
        </p>
      </div>
      <p className={styles.title}>Order {orderNumber}</p>
      <p className={styles.line}>
        {writtenMoment(order.createdAt)} · {orderStatusWord(order.status, delivery)}
        {isTracked && ` · Tracking number ${trackingNumber}`}
      </p>
      <div className={styles.people}>
        <p>
          <b>Customer</b>
          {[customerName, customerEmail, customerPhone && writtenPhone(customerPhone)].filter(Boolean).join('\n')}
        </p>
        <p>
          <b>{shippingAddress === '' ? 'Delivery' : 'Shipping address'}</b>
          {shippingAddress || delivery?.name}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th>Item</th>
            <th>Size</th>
            <th>Quantity</th>
            <th>Each</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ product, selectedSize, sizeNotGiven, quantity, price }, index) => (
            <tr key={index}>
              <td>{product.name}</td>
              <td>{sizeNotGiven ? 'not given' : selectedSize}</td>
              <td>{quantity}</td>
              <td>{formatRand(price)}</td>
              <td>{formatRand(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {delivery && (
            <tr>
              <td colSpan={4}>{delivery.name}</td>
              <td>{deliveryPriceWords(delivery)}</td>
            </tr>
          )}
          <tr>
            <td colSpan={4}>Total</td>
            <td>{formatRand(order.totalAmount)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.story}>{sentences.join(' ')}</p>
      {account.length > 0 && (
        <dl className={styles.account}>
          {account.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
