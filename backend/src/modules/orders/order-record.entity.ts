import { ApiProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';
import { type Carrier, CARRIERS } from '#libs/domain/carrier';
import { DELIVERY_KINDS, type DeliveryKind, type OrderDelivery } from '#libs/domain/delivery';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { ORDER_PAYMENT_STATUSES, type OrderPaymentStatus } from '#libs/domain/order-money';
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
export class OrderRecord {
  @PrimaryColumn('integer')
  id: number;

  /** `SC-XXXX-XXXX-XXXX-XXXX`. */
  @Column('text', { name: 'order_number' })
  orderNumber: string;

  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Column('text', { name: 'customer_email' })
  customerEmail: string;

  @Column('text', { name: 'customer_phone', nullable: true })
  customerPhone: string | null;

  /** Empty where the order is collected at the school. */
  @Column('text', { name: 'shipping_address' })
  shippingAddress: string;

  @ApiProperty({ enum: ORDER_STATUSES })
  @Column('text')
  status: OrderStatus;

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

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  /** Who takes the parcel; null: none of the known, or nobody knows. */
  @ApiProperty({ enum: CARRIERS, nullable: true })
  @Column('text', { nullable: true })
  carrier: Carrier | null;

  /** In the order in which they were asked for. */
  @Column('json')
  items: OrderItemView[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
