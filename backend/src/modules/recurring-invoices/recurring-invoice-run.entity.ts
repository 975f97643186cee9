import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { RUN_OUTCOMES, type RunOutcome } from '#libs/domain/recurring-invoice';
import { Invoice } from '../invoices/invoice.entity.js';
import { RecurringInvoice } from './recurring-invoice.entity.js';

/** What became of one day of a recurring invoice, written with its invoice: no day has two. */
@Entity('recurring_invoice_runs')
@Unique('recurring_invoice_runs_once', ['recurringInvoiceId', 'dueOn'])
@Check('recurring_invoice_runs_outcome_known', `outcome IN ('${RUN_OUTCOMES.join("', '")}')`)
@Check('recurring_invoice_runs_invoice_made', `(outcome = 'skipped') = (invoice_id IS NULL)`)
export class RecurringInvoiceRun {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'recurring_invoice_id' })
  recurringInvoiceId: number;

  @ManyToOne(() => RecurringInvoice, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'recurring_invoice_id',
    foreignKeyConstraintName: 'recurring_invoice_runs_recurring_invoice_id_fkey',
  })
  recurringInvoice?: RecurringInvoice;

  /** On the school's wall clock. */
  @Column('date', { name: 'due_on' })
  dueOn: string;

  @Column('text')
  outcome: RunOutcome;

  /** What staff have to know of it. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('integer', { name: 'invoice_id', nullable: true })
  invoiceId: number | null;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'recurring_invoice_runs_invoice_id_fkey' })
  invoice?: Invoice;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
