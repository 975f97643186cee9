import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
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
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { CENTS } from '../../common/records/cents-column.js';
import { ClientPayment } from './client-payment.entity.js';
import { Invoice } from './invoice.entity.js';

/**
 * Money that came in for an invoice, as it also crosses the wire. Whoever writes one holds the invoice's lock and
 * settles it.
 */
@Entity('invoice_payments')
@Check('invoice_payments_amount_positive', 'amount_cents > 0')
@Check('invoice_payments_method_known', `method IN ('${PAYMENT_METHODS.join("', '")}')`)
@Check('invoice_payments_credit_of_payment', 'NOT from_credit OR client_payment_id IS NOT NULL')
@Unique('invoice_payments_idempotency_key', ['invoiceId', 'idempotencyKey'])
@Index('invoice_payments_client_payment_id', ['clientPaymentId'], { where: 'client_payment_id IS NOT NULL' })
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

  /** The client's payment that it is a part of; null: it came in for this invoice alone. */
  @Column('integer', { name: 'client_payment_id', nullable: true })
  clientPaymentId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => ClientPayment)
  @JoinColumn({ name: 'client_payment_id', foreignKeyConstraintName: 'invoice_payments_client_payment_id_fkey' })
  clientPayment?: ClientPayment;

  /** It was the client's credit before: it came in earlier, with that payment. */
  @Column('boolean', { name: 'from_credit', default: false })
  fromCredit: boolean;

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

/**
 * What takes from an invoice, as it also crosses the wire. Never changed or removed. Whoever writes one holds the
 * invoice's lock and settles it.
 */
@Entity('credit_notes')
@Unique('credit_notes_credit_note_number_key', ['creditNoteNumber'])
@Check('credit_notes_credit_note_number_formed', `credit_note_number ~ '^CN-[0-9]{4}-[0-9]{4,}$'`)
@Check('credit_notes_amount_positive', 'amount_cents > 0 AND tax_cents BETWEEN 0 AND amount_cents')
@Check('credit_notes_reasoned', `reason <> ''`)
@Unique('credit_notes_idempotency_key', ['invoiceId', 'idempotencyKey'])
export class CreditNote {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'invoice_id', select: false })
  invoiceId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'credit_notes_invoice_id_fkey' })
  invoice?: Invoice;

  /** `CN-2027-0001` */
  @Column('text', { name: 'credit_note_number' })
  creditNoteNumber: string;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  @Column('date')
  date: string;

  /** Integer cents, tax included. */
  @Column('bigint', { name: 'amount_cents', transformer: CENTS })
  amount: number;

  /** Integer cents of tax within the amount. All notes of an invoice hold together the tax within their sum. */
  @Column('bigint', { name: 'tax_cents', transformer: CENTS })
  taxAmount: number;

  @Column('text')
  reason: string;

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
