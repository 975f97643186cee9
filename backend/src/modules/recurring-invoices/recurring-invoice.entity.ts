import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  ViewEntity,
} from 'typeorm';
import { STOP_REASONS } from '#libs/contracts/recurring-invoice';
import { DISCOUNT_KINDS, type DiscountKind } from '#libs/domain/invoice-totals';
import { DELIVERIES, type Delivery } from '#libs/domain/recurring-invoice';
import { AGREED_DISCOUNT, KNOWN_DISCOUNT_KIND } from '../../common/records/agreed-discount.js';
import { CENTS } from '../../common/records/cents-column.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { AddInvoiceItemDto } from '../invoices/invoice-items.service.js';

/** What the table and the record that crosses the wire have in common. */
abstract class RecurringInvoiceColumns {
  /** What staff call it; the client does not read it. */
  @Column('text')
  name: string;

  /** Null once the client is deleted. */
  @Column('integer', { name: 'corporate_client_id', nullable: true })
  corporateClientId: number | null;

  /** The lines of each invoice. */
  @ApiProperty({ type: [AddInvoiceItemDto] })
  @Column('jsonb')
  items: AddInvoiceItemDto[];

  /** Basis points: 1500 is 15 %. */
  @Column('integer', { name: 'tax_rate_bp' })
  taxRate: number;

  /** What the discount off the whole of each invoice, before tax, is counted in; null: there is none. */
  @ApiProperty({ enum: DISCOUNT_KINDS, nullable: true })
  @Column('text', { name: 'discount_kind', nullable: true })
  discountKind: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand; 0 when there is none. */
  @Column('bigint', { name: 'discount_value', default: 0, transformer: CENTS })
  discountValue: number;

  /** On each invoice, below the month that it is for. Null: those of the invoice settings. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** 1 to 31; a month without that day: its last one. */
  @Column('integer', { name: 'day_of_month' })
  dayOfMonth: number;

  /** No invoice is made before, on the school's wall clock. */
  @ApiProperty({ format: 'date', example: '2026-12-01' })
  @Column('date', { name: 'start_date' })
  startDate: string;

  /** The last day on which one may be made. Null: it goes on. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-11-30' })
  @Column('date', { nullable: true })
  until: string | null;

  /** Whether staff look at each invoice first, or it is mailed by itself. */
  @ApiProperty({ enum: DELIVERIES })
  @Column('text', { default: 'draft' })
  delivery: Delivery;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** The first day on which nothing was done yet. Null: it is over, or not active. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  @Column('date', { name: 'next_date', nullable: true })
  nextDate: string | null;

  /** Why it is not active, where staff did not switch it off: `client-deleted`. */
  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'stopped_because', nullable: true })
  stoppedBecause: string | null;
}

/**
 * An invoice that is made each month (CONTRACT section 8), as the table holds it. A trigger stops it when its client is
 * deleted, by whatever way.
 */
@Entity('recurring_invoices')
@Unique('recurring_invoices_idempotency_key', ['idempotencyKey'])
@Check('recurring_invoices_named', `name <> ''`)
@Check('recurring_invoices_items_listed', `jsonb_typeof(items) = 'array'`)
@Check('recurring_invoices_tax_rate_percent', 'tax_rate_bp BETWEEN 0 AND 10000')
@Check('recurring_invoices_discount_kind_known', KNOWN_DISCOUNT_KIND)
@Check('recurring_invoices_discount_whole', AGREED_DISCOUNT)
@Check('recurring_invoices_day_of_month', 'day_of_month BETWEEN 1 AND 31')
@Check('recurring_invoices_until_not_before_start', 'until >= start_date')
@Check('recurring_invoices_delivery_known', `delivery IN ('${DELIVERIES.join("', '")}')`)
@Check('recurring_invoices_stop_reason_known', `stopped_because IN ('${STOP_REASONS.join("', '")}')`)
@Check('recurring_invoices_next_of_active', 'is_active OR next_date IS NULL')
@Check('recurring_invoices_active_has_client', 'NOT is_active OR corporate_client_id IS NOT NULL')
@Index('recurring_invoices_corporate_client_id', ['corporateClientId'])
export class RecurringInvoice extends RecurringInvoiceColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @ManyToOne(() => CorporateClient, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'corporate_client_id', foreignKeyConstraintName: 'recurring_invoices_corporate_client_id_fkey' })
  corporateClient?: CorporateClient;

  /** Names the attempt that made it, so that a retry is told of the same. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { name: 'request_hash', nullable: true })
  requestHash: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A recurring invoice as staff read it. A database view, which a migration writes. */
@ViewEntity({ name: 'recurring_invoice_records', synchronize: false })
export class RecurringInvoiceRecord extends RecurringInvoiceColumns {
  @PrimaryColumn('integer')
  id: number;

  /** Null once the client is deleted. */
  @Column('text', { name: 'client_name', nullable: true })
  clientName: string | null;

  /** Where invoices are sent to; null: the client has no address, and they are made as drafts. */
  @Column('text', { name: 'client_email', nullable: true })
  clientEmail: string | null;

  /** The day that the last invoice was for. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  @Column('date', { name: 'last_date', nullable: true })
  lastDate: string | null;

  @Column('integer', { name: 'last_invoice_id', nullable: true })
  lastInvoiceId: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
