import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';
import { CENTS } from '../../common/records/cents-column.js';
import { LOCK_REASONS, type LockReason } from '#libs/domain/invoice-lock';
import { CreditNote, InvoicePayment } from './invoice-paying.entity.js';
import { InvoiceColumns } from './invoice-fields.entity.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { InvoiceSending } from './invoice-sending.entity.js';

/**
 * An invoice as staff read it (spec 3 section 3), with its lines; deleted ones are not among them. A database view,
 * which migrations write.
 */
@ViewEntity({ name: 'invoice_records', synchronize: false })
export class InvoiceRecord extends InvoiceColumns {
  @PrimaryColumn('integer')
  id: number;

  /** Integer cents of all its payments. */
  @Column('bigint', { name: 'paid_cents', transformer: CENTS })
  paidAmount: number;

  /** Integer cents of all its credit notes. */
  @Column('bigint', { name: 'credited_cents', transformer: CENTS })
  creditedAmount: number;

  /**
   * Integer cents that the client still owes, as outstandingAmount of libs/domain has it; below zero: paid too much.
   */
  @Column('bigint', { name: 'outstanding_cents', transformer: CENTS })
  outstandingAmount: number;

  /** Why only its status, notes and due date can change, as lockReason of libs/domain has it; null: all of it can. */
  @ApiProperty({ enum: LOCK_REASONS, nullable: true })
  @Column('text', { name: 'locked_because', nullable: true })
  lockedBecause: LockReason | null;

  /** In the order in which they were added. */
  @ApiProperty({ type: [InvoiceItem] })
  @Column('json')
  items: InvoiceItem[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** All that a search looks in, as the index has it. */
  @ApiHideProperty()
  @Column('text', { name: 'search_text', select: false })
  searchText?: string;
}

/** An invoice with what was paid and credited. */
export class InvoiceDetails extends InvoiceRecord {
  /** Oldest first. */
  @ApiProperty({ type: [InvoicePayment] })
  payments: InvoicePayment[];

  /** Oldest first. */
  @ApiProperty({ type: [CreditNote] })
  creditNotes: CreditNote[];

  /** When it went out, to whom; what was sent is kept as a PDF. Oldest first. */
  @ApiProperty({ type: [InvoiceSending] })
  sendings: InvoiceSending[];
}
