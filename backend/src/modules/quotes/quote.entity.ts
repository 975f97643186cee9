import { ApiHideProperty, ApiProperty, PickType } from '@nestjs/swagger';
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
import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { KEPT_QUOTE_STATUSES, type KeptQuoteStatus, QUOTE_STATUSES, type QuoteStatus } from '#libs/domain/quote';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DISCOUNT_WHOLE, PaperColumns } from '../invoices/invoice-fields.entity.js';
import { AddInvoiceItemDto } from '../invoices/invoice-items.service.js';
import { Invoice } from '../invoices/invoice.entity.js';

/**
 * What the table and the record that crosses the wire have in common. The client is as it was when the quote was last
 * sent; until then, last written.
 */
abstract class QuoteColumns extends PaperColumns {
  /** `QUO-2027-0001` */
  @Column('text', { name: 'quote_number' })
  quoteNumber: string;

  /** The last day on which the client may accept, on the school's wall clock. */
  @ApiProperty({ format: 'date', example: '2027-01-31' })
  @Column('date', { name: 'valid_until' })
  validUntil: string;

  /** The lines of the quote, and later of its invoice. */
  @ApiProperty({ type: [AddInvoiceItemDto] })
  @Column('jsonb')
  items: AddInvoiceItemDto[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  /** The name that was given with it. */
  @Column('text', { name: 'accepted_by', nullable: true })
  acceptedBy: string | null;

  /** The network address that it came from. */
  @Column('text', { name: 'accepted_address', nullable: true })
  acceptedAddress: string | null;

  /** The client's own word for it, such as the number of a purchase order. */
  @Column('text', { nullable: true })
  reference: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column('timestamptz', { name: 'declined_at', nullable: true })
  declinedAt: Date | null;

  @Column('text', { name: 'decline_reason', nullable: true })
  declineReason: string | null;
}

/** A quote as the table holds it; that of a deleted draft keeps its number. What crosses the wire is a QuoteRecord. */
@Entity('quotes')
@Unique('quotes_quote_number_key', ['quoteNumber'])
@Unique('quotes_idempotency_key', ['idempotencyKey'])
@Check('quotes_quote_number_formed', `quote_number ~ '^QUO-[0-9]{4}-[0-9]{4,}$'`)
@Check('quotes_client_named', `client_name <> ''`)
@Check('quotes_items_listed', `jsonb_typeof(items) = 'array'`)
@Check('quotes_status_known', `status IN ('${KEPT_QUOTE_STATUSES.join("', '")}')`)
@Check('quotes_tax_rate_percent', 'tax_rate_bp BETWEEN 0 AND 10000')
@Check('quotes_discount_kind_known', `discount_kind IN ('${DISCOUNT_KINDS.join("', '")}')`)
@Check('quotes_discount_whole', DISCOUNT_WHOLE)
@Check(
  'quotes_totals_whole',
  `discount_cents BETWEEN 0 AND subtotal_cents AND tax_cents >= 0
    AND total_cents = subtotal_cents - discount_cents + tax_cents`,
)
@Check('quotes_logo_not_inline', `storm_combat_logo NOT LIKE 'data:%'`)
@Check('quotes_sent_told', `status = 'draft' OR sent_at IS NOT NULL`)
@Check('quotes_accepted_told', `(status = 'accepted') = (num_nulls(accepted_at, accepted_by) = 0)`)
@Check('quotes_declined_told', `(status = 'declined') = (declined_at IS NOT NULL)`)
@Check('quotes_invoice_of_accepted', `invoice_id IS NULL OR status = 'accepted'`)
@Check('quotes_deleted_draft', `deleted_at IS NULL OR status = 'draft'`)
@Index('quotes_corporate_client_id', ['corporateClientId'])
@Index('quotes_invoice_id', ['invoiceId'])
export class Quote extends QuoteColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { default: 'draft' })
  status: KeptQuoteStatus;

  @ManyToOne(() => CorporateClient, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'corporate_client_id', foreignKeyConstraintName: 'quotes_corporate_client_id_fkey' })
  corporateClient?: CorporateClient;

  @Column('integer', { name: 'invoice_id', nullable: true })
  invoiceId: number | null;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'quotes_invoice_id_fkey' })
  invoice?: Invoice;

  /** Names the attempt that made it, so that a retry is told of the same quote. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { name: 'request_hash', nullable: true })
  requestHash: string | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A quote as staff read it; deleted ones are not among them. A database view, which a migration writes. */
@ViewEntity({ name: 'quote_records', synchronize: false })
export class QuoteRecord extends QuoteColumns {
  @PrimaryColumn('integer')
  id: number;

  /** As quoteStatus of libs/domain has it: `expired` is one that was sent and whose last day has passed. */
  @ApiProperty({ enum: QUOTE_STATUSES })
  @Column('text')
  status: QuoteStatus;

  /** The invoice that was made of it; null also when that was deleted. */
  @Column('integer', { name: 'invoice_id', nullable: true })
  invoiceId: number | null;

  @Column('text', { name: 'invoice_number', nullable: true })
  invoiceNumber: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

/** A link that was mailed to a client. Each mail has one of its own, for the database keeps only their hashes. */
@Entity('quote_links')
@Index('quote_links_quote_id', ['quoteId'])
export class QuoteLink {
  @ApiHideProperty()
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('integer', { name: 'quote_id' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quote_id', foreignKeyConstraintName: 'quote_links_quote_id_fkey' })
  quote?: Quote;
}

/** What the client is told who has the link. */
export const CLIENT_FIELDS = [
  'quoteNumber',
  'status',
  'clientName',
  'issueDate',
  'validUntil',
  'items',
  'taxRate',
  'discountKind',
  'discountValue',
  'subtotal',
  'discountAmount',
  'taxAmount',
  'totalAmount',
  'notes',
  'stormCombatName',
  'stormCombatVatNumber',
  'acceptedAt',
  'acceptedBy',
  'reference',
  'declinedAt',
] as const;

export class ClientQuote extends PickType(QuoteRecord, CLIENT_FIELDS) {}
