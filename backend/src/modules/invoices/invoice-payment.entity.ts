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
import { CENTS } from '../../common/records/cents-column.js';
import { Invoice } from './invoice.entity.js';

/**
 * Money that came in for an invoice, as it also crosses the wire. Whoever writes one holds the invoice's lock and
 * settles it.
 */
@Entity('invoice_payments')
@Check('invoice_payments_amount_positive', 'amount_cents > 0')
@Check('invoice_payments_method_known', `method IN ('${PAYMENT_METHODS.join("', '")}')`)
@Unique('invoice_payments_idempotency_key', ['invoiceId', 'idempotencyKey'])
export class InvoicePayment {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'invoice_id', select: false })
  invoiceId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_payments_invoice_id_fkey' })
  invoice?: Invoice;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  @Column('date')
  date: string;

  /** Integer cents. */
  @Column('bigint', { name: 'amount_cents', transformer: CENTS })
  amount: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  @Column('text')
  method: PaymentMethod;

  @Column('text', { nullable: true })
  reference: string | null;

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
