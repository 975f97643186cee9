import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { Order } from './order.entity.js';

/**
 * Money that came in for an order or went back, as it also crosses the wire. Never changed or removed: what was wrong
 * is set right by its opposite. Whoever writes one holds the order's lock, see recordPayment.
 */
@Entity('order_payments')
@Check('order_payments_kind_known', `kind IN ('payment', 'refund')`)
@Check('order_payments_amount_positive', 'amount_cents > 0')
@Check('order_payments_method_known', `method IN ('${PAYMENT_METHODS.join("', '")}')`)
@Unique('order_payments_idempotency_key', ['orderId', 'idempotencyKey'])
export class OrderPayment {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'order_id', select: false })
  orderId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_payments_order_id_fkey' })
  order?: Order;

  @ApiHideProperty()
  @Column('text', { select: false })
  kind?: 'payment' | 'refund';

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  @Column('date')
  date: string;

  /** Integer cents. */
  @Column('integer', { name: 'amount_cents' })
  amount: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  @Column('text')
  method: PaymentMethod;

  @Column('text', { nullable: true })
  reference: string | null;

  /** The username of who recorded it, then; null: taken over from its status, from before payments were recorded. */
  @Column('text', { name: 'recorded_by_username', nullable: true })
  recordedBy: string | null;

  /** Names the attempt that recorded it, so that a retry is told of the same one. */
  @ApiHideProperty()
  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey?: string | null;

  @ApiHideProperty()
  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash?: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
