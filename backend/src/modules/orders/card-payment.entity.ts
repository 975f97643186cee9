import { ApiHideProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { CARD_PAYMENT_OUTCOMES, type CardPaymentOutcome } from '#libs/domain/card-payment';
import { Order } from './order.entity.js';

/**
 * Money that a card provider has told of, each payment once however often it is told: those that pay something of their
 * order are an OrderPayment too. As it also crosses the wire.
 */
@Entity('card_payments')
@Check('card_payments_amount_positive', 'amount_cents > 0')
@Check('card_payments_outcome_known', `outcome IN ('${CARD_PAYMENT_OUTCOMES.join("', '")}')`)
@Unique('card_payments_reference', ['provider', 'reference'])
@Index('card_payments_order_id', ['orderId'])
export class CardPayment {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'order_id', select: false })
  orderId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'card_payments_order_id_fkey' })
  order?: Order;

  /** Like `PayFast`. */
  @Column('text')
  provider: string;

  /** What the provider calls the payment. */
  @Column('text')
  reference: string;

  /** Integer cents. */
  @Column('integer', { name: 'amount_cents' })
  amount: number;

  @ApiHideProperty()
  @Column('text', { select: false })
  outcome?: CardPaymentOutcome;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
