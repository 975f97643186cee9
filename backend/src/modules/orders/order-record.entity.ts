import { ApiProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';
import { DELIVERY_KINDS, type DeliveryKind, type OrderDelivery } from '#libs/domain/delivery';
import { ORDER_PAYMENT_STATUSES, type OrderPaymentStatus } from '#libs/domain/order-money';
import { OrderColumns } from './order.entity.js';
import { OrderItemView } from './order-item.view.js';

/** How an order is delivered, as it was chosen and priced. */
export class OrderDeliveryView implements OrderDelivery {
  /** As the settings call it. */
  optionId: string;

  name: string;

  @ApiProperty({ enum: DELIVERY_KINDS })
  kind: DeliveryKind;

  /** Integer cents, part of the total. */
  @ApiProperty({ type: 'integer' })
  price: number;
}

/**
 * An order as staff read it (spec 3 section 3), with its lines; deleted ones are not among them. A database view, which
 * migrations write.
 */
@ViewEntity({ name: 'order_records', synchronize: false })
export class OrderRecord extends OrderColumns {
  @PrimaryColumn('integer')
  id: number;

  /** Null: none was chosen, and it costs nothing of its own. */
  @ApiProperty({ type: OrderDeliveryView, nullable: true })
  @Column('json')
  delivery: OrderDeliveryView | null;

  /** Integer cents: the items and their delivery. */
  @Column('integer', { name: 'total_cents' })
  totalAmount: number;

  /** `paid` once payments less refunds reach the total, `refunded` once all that was paid went back. */
  @ApiProperty({ enum: ORDER_PAYMENT_STATUSES })
  @Column('text', { name: 'payment_status' })
  paymentStatus: OrderPaymentStatus;

  /** Integer cents of all payments. */
  @Column('integer', { name: 'paid_cents' })
  paidAmount: number;

  /** Integer cents of all refunds. */
  @Column('integer', { name: 'refunded_cents' })
  refundedAmount: number;

  /** In the order in which they were asked for. */
  @Column('json')
  items: OrderItemView[];
}
