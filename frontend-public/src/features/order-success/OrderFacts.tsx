import type { ReactNode } from 'react';
import { ORDER_STATUS_WORDS, type PublicOrder } from '#libs/contracts/order';
import { formatRand } from '#libs/domain/money';
import { orderStory } from '#libs/domain/order-story';
import { orderMoment } from './order-moment';
import styles from './OrderFacts.module.css';

/** Order details, customer information and shipping address (spec 2 section 2). */
export function OrderFacts({ order }: { order: PublicOrder }) {
  return (
    <div className={styles.facts}>
      <Facts title="Order Details">
        <Fact name="Order number">
          <span className="tabular">{order.orderNumber}</span>
        </Fact>
        <Fact name="Date">
          <time dateTime={order.createdAt}>{orderMoment(order.createdAt)}</time>
        </Fact>
        <Fact name="Status">{ORDER_STATUS_WORDS[order.status]}</Fact>
        {orderStory(order).isTracked && <Fact name="Tracking number">{order.trackingNumber}</Fact>}
        <Fact name="Total">
          <span className="tabular">{formatRand(order.totalAmount)}</span>
        </Fact>
      </Facts>
      <Facts title="Customer Information">
        <Fact name="Name">{order.customerName}</Fact>
        <Fact name="Email">{order.customerEmail}</Fact>
        {order.customerPhone && <Fact name="Phone">{order.customerPhone}</Fact>}
      </Facts>
      <section>
        <h2 className="h3">Shipping Address</h2>
        <address className={styles.address}>{order.shippingAddress}</address>
      </section>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
