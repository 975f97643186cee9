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
  UpdateDateColumn,
} from 'typeorm';
import { INVOICE_STATUSES } from '#libs/domain/invoice-status';
import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { DISCOUNT_WHOLE, InvoiceColumns } from './invoice-fields.entity.js';

/**
 * An invoice as the table holds it, for five years also when it is deleted. What crosses the wire is an InvoiceRecord.
 * Triggers keep invoice_counts in step with every write, and the migration holds the indexes of the list.
 */
@Entity('invoices')
@Unique('invoices_invoice_number_key', ['invoiceNumber'])
@Unique('invoices_idempotency_key', ['duplicatesInvoiceId', 'idempotencyKey'])
@Check('invoices_invoice_number_formed', `invoice_number ~ '^INV-[0-9]{4}-[0-9]{4,}$'`)
@Check('invoices_client_named', `client_name <> ''`)
@Check('invoices_status_known', `status IN ('${INVOICE_STATUSES.join("', '")}')`)
@Check('invoices_tax_rate_percent', 'tax_rate_bp BETWEEN 0 AND 10000')
@Check('invoices_discount_kind_known', `discount_kind IN ('${DISCOUNT_KINDS.join("', '")}')`)
@Check('invoices_discount_whole', DISCOUNT_WHOLE)
@Check(
  'invoices_totals_whole',
  `discount_cents BETWEEN 0 AND subtotal_cents AND tax_cents >= 0
    AND total_cents = subtotal_cents - discount_cents + tax_cents`,
)
@Check('invoices_logo_not_inline', `storm_combat_logo NOT LIKE 'data:%'`)
@Index('invoices_corporate_client_id', ['corporateClientId', 'issueDate'])
@Index('invoices_pending_due_date', { synchronize: false })
@Index('invoices_created_at', { synchronize: false })
@Index('invoices_status', { synchronize: false })
@Index('invoices_status_created_at', { synchronize: false })
@Index('invoices_client_name', { synchronize: false })
@Index('invoices_issue_date', { synchronize: false })
@Index('invoices_due_date', { synchronize: false })
@Index('invoices_total', { synchronize: false })
@Index('invoices_search', { synchronize: false })
@Index('invoices_person_email', { synchronize: false })
@Index('invoices_person_sent_to', { synchronize: false })
@Index('invoices_person_phone', { synchronize: false })
@Index('invoices_creation_key', ['idempotencyKey'], { unique: true, where: 'request_hash IS NOT NULL' })
@Index('invoices_corrects_invoice_id', ['correctsInvoiceId'], { unique: true, where: 'deleted_at IS NULL' })
export class Invoice extends InvoiceColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @ManyToOne(() => CorporateClient, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'corporate_client_id', foreignKeyConstraintName: 'invoices_corporate_client_id_fkey' })
  corporateClient?: CorporateClient;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'corrects_invoice_id', foreignKeyConstraintName: 'invoices_corrects_invoice_id_fkey' })
  correctsInvoice?: Invoice;

  /** The invoice that this one began as a copy of. */
  @Column('integer', { name: 'duplicates_invoice_id', nullable: true })
  duplicatesInvoiceId: number | null;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'duplicates_invoice_id', foreignKeyConstraintName: 'invoices_duplicates_invoice_id_fkey' })
  duplicatesInvoice?: Invoice;

  /** Names the attempt that made it, so that a retry is told of the same; that of a copy beside what it copied. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** Of what was asked for; null of a copy, which says it all by what it copied. */
  @Column('text', { name: 'request_hash', nullable: true })
  requestHash: string | null;

  /** Since when staff call it paid without all of it recorded: a trigger writes it with the status. */
  @Column('date', { name: 'settled_on', nullable: true })
  settledOn: string | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
