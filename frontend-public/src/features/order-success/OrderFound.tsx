import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublicOrderView } from '#libs/contracts/generated/api';
import { orderStatusWord } from '#libs/contracts/order';
import { carrierName } from '#libs/domain/carrier-tracking';
import { formatRand } from '#libs/domain/money';
import { payableAmount } from '#libs/domain/order-money';
import { type OrderStory, orderStory, takesCards } from '#libs/domain/order-story';
import { writtenPhone } from '#libs/domain/school-facts';
import { writtenMoment } from '#libs/school/written-moment';
import { orderSuccessPath, paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { ProductPicture } from '../../ui/ProductPicture';
import { deliveryPriceWords, nextSentences, ORDER_STEPS, type ShownOrder, stepText } from './order-words';
import styles from './OrderFound.module.css';
import { OrderNumber } from './OrderNumber';
import { OrderPrintSheet } from './OrderPrintSheet';
import { PayByCard } from './PayByCard';

/** Everything about one order: on the screen in sections, on paper one sheet. */
export function OrderFound({ order }: { order: ShownOrder }) {
  return (
    <>
      <div className={styles.screen}>
        <OrderNumber orderNumber={order.orderNumber} />
        <StatusSteps order={order} />
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
              <PayByCard order={order} />
              <AccountToPayInto {...orderStory(order)} />
              {order.isBeingConfirmed && payableAmount(order) > 0 && <PayAnotherWay order={order} />}
              <div className={styles.links}>
                <Link className={buttonClass({ look: takesCards(order) ? 'ghost' : 'primary' })} to={paths.shop}>
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

/** For whoever came back without having paid. */
function PayAnotherWay({ order: { orderNumber } }: { order: PublicOrderView }) {
  return (
    <p className={styles.note}>
      Did your payment not go through?{' '}
      <Link className="text-link" to={orderSuccessPath(orderNumber)}>
        Try again, or pay another way
      </Link>
    </p>
  );
}

/** Where to pay what is owed, each value as it is typed into a banking app. */
function AccountToPayInto({ account }: Pick<OrderStory, 'account'>) {
  if (account.length === 0) return null;
  return (
    <dl className={styles.account} aria-label="Where to pay">
      {account.map(({ label, value }) => (
        <Fact key={label} name={label}>
          <span className="tabular">{value}</span>
        </Fact>
      ))}
    </dl>
  );
}

/** Order details, customer information and shipping address (spec 2 section 2). */
function OrderFacts({ order }: { order: PublicOrderView }) {
  const story = orderStory(order);
  return (
    <div className={styles.facts}>
      <Facts title="Order Details">
        <Fact name="Order number">
          <span className="tabular">{order.orderNumber}</span>
        </Fact>
        <Fact name="Date">
          <time dateTime={order.createdAt}>{writtenMoment(order.createdAt)}</time>
        </Fact>
        <Fact name="Status">{orderStatusWord(order.status, order.delivery)}</Fact>
        {order.delivery && <Fact name="Delivery">{order.delivery.name}</Fact>}
        {story.isTracked && (
          <Fact name="Tracking number">
            <TrackingNumber order={order} link={story.trackingLink} />
          </Fact>
        )}
        <Fact name="Total">
          <span className="tabular">{formatRand(order.totalAmount)}</span>
        </Fact>
      </Facts>
      <Facts title="Customer Information">
        <Fact name="Name">{order.customerName}</Fact>
        <Fact name="Email">{order.customerEmail}</Fact>
        {order.customerPhone && <Fact name="Phone">{writtenPhone(order.customerPhone)}</Fact>}
      </Facts>
      {order.shippingAddress !== '' && (
        <section>
          <h2 className="h3">Shipping Address</h2>
          <address className={styles.address}>{order.shippingAddress}</address>
        </section>
      )}
    </div>
  );
}

/** Where the carrier's page is known it leads there. */
function TrackingNumber({ order: { carrier, trackingNumber }, link }: { order: PublicOrderView; link: string | null }) {
  if (carrier === null || link === null) return trackingNumber;
  return (
    <>
      <ExternalLink className="text-link" href={link}>
        {trackingNumber}
      </ExternalLink>{' '}
      ({carrierName(carrier)})
    </>
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

/** What was ordered, as it was sold. */
function OrderItems({ order: { items, delivery, totalAmount } }: { order: PublicOrderView }) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="h3">
        Order Items
      </h2>
      <ul className={styles.items}>
        {items.map(({ product, quantity, price, selectedSize, sizeNotGiven }, index) => (
          <li key={index}>
            <div className={styles.picture}>
              <ProductPicture imageUrl={product.imageUrl} name={product.name} category="" />
            </div>
            <div className={styles.words}>
              <h3>{product.name}</h3>
              {selectedSize !== null && <p>Size {selectedSize}</p>}
              {sizeNotGiven && <p>Size not given: we'll ask you before we send it</p>}
              <p className="tabular">
                Quantity {quantity}, {formatRand(price)} each
              </p>
            </div>
            <p className={styles.total}>{formatRand(price * quantity)}</p>
          </li>
        ))}
      </ul>
      {delivery && (
        <p className={styles.delivery}>
          <span>{delivery.name}</span>
          <span className="tabular">{deliveryPriceWords(delivery)}</span>
        </p>
      )}
      <p className={styles.sum}>
        <span>Total</span>
        <b className="tabular">{formatRand(totalAmount)}</b>
      </p>
    </section>
  );
}

/** How far the order is; a cancelled one is on no way. */
function StatusSteps({ order }: { order: PublicOrderView }) {
  const { status, delivery } = order;
  const reached = ORDER_STEPS.findIndex((step) => step.status === status);
  if (reached < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Where your order is">
      {ORDER_STEPS.map((step, index) => (
        <li
          key={step.status}
          data-state={index < reached ? 'done' : index === reached ? 'now' : 'next'}
          aria-current={index === reached ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < reached ? <Icon name="check" sizePx={16} /> : index + 1}</i>
          <b>
            {orderStatusWord(step.status, delivery)}
            {index < reached && <span className="visually-hidden">, done</span>}
          </b>
          <span>{stepText(step, order)}</span>
        </li>
      ))}
    </ol>
  );
}
