import { ApiProperty, PickType } from '@nestjs/swagger';
import { cardAmount } from '#libs/domain/card-payment';
import { payableAmount } from '#libs/domain/order-money';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { type Confirmation, CONFIRMATIONS } from '#libs/domain/order-story';
import type { BankAccount } from '#libs/domain/school-facts';
import { facts } from '#libs/school/facts';
import { CardPayment } from './card-payment.entity.js';
import { OrderCorrection } from './order-correction.entity.js';
import { OrderPayment } from './order-payment.entity.js';
import { OrderItemView } from './order-item.view.js';
import { OrderRecord } from './order-record.entity.js';
import type { OrderStatusChange } from './order-status-change.entity.js';

/** A product as it was sold. */
class PublicOrderProductView {
  name: string;

  imageUrl: string | null;
}

class PublicOrderItemView extends PickType(OrderItemView, [
  'productId',
  'quantity',
  'price',
  'selectedSize',
  'sizeNotGiven',
]) {
  product: PublicOrderProductView;
}

/** The account that an order is paid into, as the owner's settings have it. */
class OrderBankAccount implements BankAccount {
  holder: string;
  bank: string;
  branchCode: string;
  accountNumber: string;
}

/** What the customer sees of the order's own fields. */
const PUBLIC_FIELDS = [
  'orderNumber',
  'createdAt',
  'updatedAt',
  'status',
  'totalAmount',
  'paymentStatus',
  'paidAmount',
  'refundedAmount',
  'trackingNumber',
  'carrier',
  'customerName',
  'customerEmail',
  'customerPhone',
  'shippingAddress',
  'delivery',
] as const;

/** An order as its customer sees it (spec 2 section 3): without the ids it has in the database. */
export class PublicOrderView extends PickType(OrderRecord, PUBLIC_FIELDS) {
  items: PublicOrderItemView[];

  /** The statuses it had before, in no order. */
  @ApiProperty({ enum: ORDER_STATUSES, isArray: true })
  pastStatuses: OrderStatus[];

  /** Where it can be paid by EFT while it is not; null: the school tells the customer how. */
  @ApiProperty({ type: OrderBankAccount, nullable: true })
  bank: OrderBankAccount | null;

  /** Who takes card payments of it, while it is to be paid; null: it cannot be paid by card. */
  @ApiProperty({ type: String, nullable: true, example: null })
  cardProvider: string | null;

  /**
   * What became of the confirmation to the customer: queued as a mail, held back for a digest within the hour, or null:
   * there is none.
   */
  @ApiProperty({ enum: CONFIRMATIONS, nullable: true })
  confirmation: Confirmation | null;
}

class OrderStatusChangeView {
  /** Null: the order was placed. */
  @ApiProperty({ enum: ORDER_STATUSES, nullable: true })
  from: OrderStatus | null;

  to: OrderStatus;

  at: Date;

  /** The username of who did it, then; `automatic` for what nobody paid in time; null: the customer. */
  by: string | null;
}

/** An order with the steps it took and the money that moved. */
export class OrderDetailsView extends OrderRecord {
  /** Oldest first. */
  history: OrderStatusChangeView[];

  /** What staff corrected, oldest first. */
  @ApiProperty({ type: [OrderCorrection] })
  corrections: OrderCorrection[];

  /** For staff alone. */
  @ApiProperty({ type: String, nullable: true })
  internalNote: string | null;

  /** Oldest first. */
  @ApiProperty({ type: [OrderPayment] })
  payments: OrderPayment[];

  /** Oldest first. */
  @ApiProperty({ type: [OrderPayment] })
  refunds: OrderPayment[];

  /** What came in by card and pays nothing of the order, oldest first: it has to go back. */
  @ApiProperty({ type: [CardPayment] })
  cardPaymentsToRefund: CardPayment[];
}

/** @param cardProvider null: nobody takes card payments */
export function publicOrder(
  order: OrderRecord,
  cardProvider: string | null,
  known: Pick<PublicOrderView, 'pastStatuses' | 'confirmation'>,
): PublicOrderView {
  const shown = Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, order[field]])) as Pick<
    OrderRecord,
    (typeof PUBLIC_FIELDS)[number]
  >;
  return {
    ...shown,
    items: order.items.map(
      ({ productId, quantity, price, selectedSize, sizeNotGiven, productName, productImageUrl }) => ({
        productId,
        quantity,
        price,
        selectedSize,
        sizeNotGiven,
        product: { name: productName, imageUrl: productImageUrl },
      }),
    ),
    bank: payableAmount(order) > 0 ? facts.shop.bank : null,
    cardProvider: cardAmount(order) > 0 ? cardProvider : null,
    ...known,
  };
}

export function orderDetails(
  order: OrderRecord,
  changes: OrderStatusChange[],
  more: Pick<OrderDetailsView, 'corrections' | 'internalNote' | 'payments' | 'refunds' | 'cardPaymentsToRefund'>,
): OrderDetailsView {
  const history = changes.map(({ fromStatus, toStatus, createdAt, changedByUsername }) => ({
    from: fromStatus,
    to: toStatus,
    at: createdAt,
    by: changedByUsername,
  }));
  return Object.assign(new OrderDetailsView(), order, { history, ...more });
}
