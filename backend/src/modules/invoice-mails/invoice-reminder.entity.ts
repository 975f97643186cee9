import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { REMINDER_KINDS, type ReminderKind } from '#libs/domain/invoice-reminders';
import { Invoice } from '../invoices/invoice.entity.js';

/**
 * A reminder that was queued: the primary key lets each kind be sent once for an invoice, however many replicas look.
 */
@Entity('invoice_reminders')
@Check('invoice_reminders_kind_known', `kind IN ('${REMINDER_KINDS.join("', '")}')`)
@Index('invoice_reminders_person_email', { synchronize: false })
export class InvoiceReminder {
  @PrimaryColumn('integer', { name: 'invoice_id' })
  invoiceId: number;

  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_reminders_invoice_id_fkey' })
  invoice?: Invoice;

  @PrimaryColumn('text')
  kind: ReminderKind;

  @Column('text', { name: 'sent_to' })
  sentTo: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
