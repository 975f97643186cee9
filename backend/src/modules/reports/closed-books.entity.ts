import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { ClosedPeriod as ClosedPeriodFacts } from '#libs/domain/books';
import { VAT_BASES, type VatBasis } from '#libs/domain/reports/vat-summary';
import { Invoice } from '../invoices/invoice.entity.js';

/** What the settings said of VAT when a period was closed. A trigger on the settings writes it (decision 0094). */
@Entity('closed_periods')
@Check('closed_periods_vat_basis_known', `vat_basis IN ('${VAT_BASES.join("', '")}')`)
export class ClosedPeriod implements ClosedPeriodFacts {
  /** Its last day; it begins after that of the one before. */
  @PrimaryColumn('date', { name: 'closed_until' })
  closedUntil: string;

  @Column('boolean', { name: 'is_vat_vendor' })
  isVatVendor: boolean;

  @Column('text', { name: 'vat_number', nullable: true })
  vatNumber: string | null;

  @Column('text', { name: 'vat_basis' })
  vatBasis: VatBasis;
}

/**
 * What the closed books have of an invoice where it is another thing now: it holds of days up to the one named. A
 * trigger on the invoices writes it.
 */
@Entity('invoices_when_closed')
export class InvoiceWhenClosed {
  @PrimaryColumn('integer', { name: 'invoice_id' })
  invoiceId: number;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoices_when_closed_invoice_id_fkey' })
  invoice?: Invoice;

  @PrimaryColumn('date', { name: 'closed_until' })
  closedUntil: string;

  @Column('date', { name: 'due_date' })
  dueDate: string;

  /** As of the invoice. */
  @Column('date', { name: 'settled_on', nullable: true })
  settledOn: string | null;
}
