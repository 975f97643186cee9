import { ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { type Carrier, CARRIERS } from '#libs/domain/carrier';
import { DELIVERY_KINDS, type DeliveryKind } from '#libs/domain/delivery';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { type Confirmation, CONFIRMATIONS } from '#libs/domain/order-story';

/** What the table and what staff read have in common. */
export abstract class OrderColumns {
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
  @Column('text', { default: 'pending' })
  status: OrderStatus;

  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  /** Who takes the parcel; null: none of the known, or nobody knows. */
  @ApiProperty({ enum: CARRIERS, nullable: true })
  @Column('text', { nullable: true })
  carrier: Carrier | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/**
 * An order as the table holds it, for five years also when it is deleted. What crosses the wire is an OrderRecord.
 * Triggers keep order_counts in step with every write, and the migration holds the indexes of the list.
 */
@Entity('orders')
@Unique('orders_order_number_key', ['orderNumber'])
@Unique('orders_idempotency_key_key', ['idempotencyKey'])
@Check('orders_order_number_formed', `order_number ~ '^SC(-[0-9A-HJKMNP-TV-Z]{4}){4}$'`)
@Check(
  'orders_customer_given',
  `customer_name <> '' AND customer_email <> '' AND (shipping_address <> '' OR delivery_kind = 'collection')`,
)
@Check('orders_delivery_whole', 'num_nulls(delivery_option_id, delivery_name, delivery_kind, delivery_cents) IN (0, 4)')
@Check('orders_delivery_kind_known', `delivery_kind IN ('${DELIVERY_KINDS.join("', '")}')`)
@Check('orders_delivery_within_total', 'delivery_cents >= 0 AND delivery_cents <= total_cents')
@Check('orders_carrier_known', `carrier IN ('${CARRIERS.join("', '")}')`)
@Check('orders_status_known', `status IN ('${ORDER_STATUSES.join("', '")}')`)
@Check('orders_total_not_negative', 'total_cents >= 0')
@Check(
  'orders_within_total',
  'refunded_cents >= 0 AND refunded_cents <= paid_cents AND paid_cents - refunded_cents <= total_cents',
)
@Check('orders_confirmation_known', `confirmation IN ('${CONFIRMATIONS.join("', '")}')`)
@Check('orders_request_whole', 'num_nulls(idempotency_key, request_hash) IN (0, 2)')
@Index('orders_created_at', { synchronize: false })
@Index('orders_status_created_at', { synchronize: false })
@Index('orders_status', { synchronize: false })
@Index('orders_customer_name', { synchronize: false })
@Index('orders_customer_email', { synchronize: false })
@Index('orders_customer_phone', { synchronize: false })
@Index('orders_tracking_number', { synchronize: false })
@Index('orders_total', { synchronize: false })
@Index('orders_payment_status', { synchronize: false })
@Index('orders_network', { synchronize: false })
@Index('orders_customer', { synchronize: false })
@Index('orders_search', { synchronize: false })
@Index('orders_person_phone', { synchronize: false })
export class Order extends OrderColumns {
  @PrimaryGeneratedColumn()
  id: number;

  /** The delivery option as it was chosen; all four are null where none was. */
  @Column('text', { name: 'delivery_option_id', nullable: true })
  deliveryOptionId: string | null;

  @Column('text', { name: 'delivery_name', nullable: true })
  deliveryName: string | null;

  @Column('text', { name: 'delivery_kind', nullable: true })
  deliveryKind: DeliveryKind | null;

  /** Part of the total. */
  @Column('integer', { name: 'delivery_cents', nullable: true })
  deliveryCents: number | null;

  @Column('integer', { name: 'total_cents' })
  totalCents: number;

  /** The sums of its OrderPayments. */
  @Column('integer', { name: 'paid_cents', default: 0 })
  paidCents: number;

  @Column('integer', { name: 'refunded_cents', default: 0 })
  refundedCents: number;

  /** For staff alone. */
  @Column('text', { name: 'internal_note', nullable: true })
  internalNote: string | null;

  /** The address group it was placed from: kept only while it holds stock unpaid, and shown to nobody. */
  @Column('text', { nullable: true })
  network: string | null;

  /** What became of the confirmation to its customer. */
  @Column('text', { nullable: true })
  confirmation: Confirmation | null;

  /** What the browser called its attempt: a second one with the same name finds this order. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of what was asked for, in hexadecimal. */
  @Column('text', { name: 'request_hash', nullable: true })
  requestHash: string | null;

  /** When its customer was reminded to pay. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
