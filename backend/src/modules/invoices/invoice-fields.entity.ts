import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { INVOICE_STATUSES, type InvoiceStatus } from '#libs/domain/invoice-status';
import { DISCOUNT_KINDS, type DiscountKind } from '#libs/domain/invoice-totals';
import { CENTS } from '../../common/records/cents-column.js';
import { IssuerColumns } from './issuer-columns.entity.js';

/** A discount has one form, as tidyDiscount of libs/domain has it. Of an invoice and of a line. */
export const DISCOUNT_WHOLE = `CASE discount_kind
  WHEN 'percent' THEN discount_value BETWEEN 1 AND 10000
  WHEN 'amount' THEN discount_value >= 1
  ELSE discount_value = 0 AND discount_cents = 0 END`;

/** What invoices and quotes have in common: from whom, for whom, and what it comes to. */
export abstract class PaperColumns extends IssuerColumns {
  /** Null once the client is deleted. */
  @Column('integer', { name: 'corporate_client_id', nullable: true })
  corporateClientId: number | null;

  @Column('text', { name: 'client_name' })
  clientName: string;

  @Column('text', { name: 'client_email', nullable: true })
  clientEmail: string | null;

  @Column('text', { name: 'client_phone', nullable: true })
  clientPhone: string | null;

  @Column('text', { name: 'client_address', nullable: true })
  clientAddress: string | null;

  @Column('text', { name: 'client_vat_number', nullable: true })
  clientVatNumber: string | null;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  @Column('date', { name: 'issue_date' })
  issueDate: string;

  /** Basis points: 1500 is 15 %. */
  @Column('integer', { name: 'tax_rate_bp', default: 0 })
  taxRate: number;

  /** What the discount off the whole, before tax, is counted in; null: there is none. */
  @ApiProperty({ enum: DISCOUNT_KINDS, nullable: true })
  @Column('text', { name: 'discount_kind', nullable: true })
  discountKind: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand; 0 when there is none. */
  @Column('bigint', { name: 'discount_value', default: 0, transformer: CENTS })
  discountValue: number;

  /** Integer cents of the lines, their own discounts taken off, and the server's. */
  @Column('bigint', { name: 'subtotal_cents', default: 0, transformer: CENTS })
  subtotal: number;

  /** Integer cents that the discount off the whole takes: never more than the subtotal. */
  @Column('bigint', { name: 'discount_cents', default: 0, transformer: CENTS })
  discountAmount: number;

  /** Integer cents. */
  @Column('bigint', { name: 'tax_cents', default: 0, transformer: CENTS })
  taxAmount: number;

  /** Integer cents: the subtotal less the discount, with the tax on that. */
  @Column('bigint', { name: 'total_cents', default: 0, transformer: CENTS })
  totalAmount: number;

  @Column('text', { nullable: true })
  notes: string | null;

  /** When it was last sent by mail from here. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('text', { name: 'sent_to', nullable: true })
  sentTo: string | null;
}

/** What the table and the record that crosses the wire have in common (spec 3 section 3). */
export abstract class InvoiceColumns extends PaperColumns {
  /** `INV-2027-0001` */
  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  @Column('date', { name: 'due_date' })
  dueDate: string;

  @ApiProperty({ enum: INVOICE_STATUSES })
  @Column('text', { default: 'pending' })
  status: InvoiceStatus;

  /** When staff said that they have sent it, by their own post. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column('timestamptz', { name: 'marked_sent_at', nullable: true })
  markedSentAt: Date | null;

  /** The invoice that this one replaces. */
  @Column('integer', { name: 'corrects_invoice_id', nullable: true })
  correctsInvoiceId: number | null;
}
