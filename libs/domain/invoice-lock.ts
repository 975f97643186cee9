// When an invoice can no longer be rewritten (CONTRACT section 8): the client holds it, or money or a credit note
// answers it. What it says then stays; its status, notes and due date are the school's to keep up.
import type { InvoiceStatus } from '#libs/domain/invoice-status';

export const LOCK_REASONS = ['credited', 'paid', 'part-paid', 'sent'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** What may be changed of a locked invoice. */
export const OPEN_WHEN_LOCKED = ['status', 'notes', 'dueDate'] as const;

export interface Lockable {
  status: InvoiceStatus;
  /** Cents, both. */
  paidAmount: number;
  creditedAmount: number;
  /** When it was last sent by mail from here. */
  sentAt: unknown;
  /** When staff said that they have sent it. */
  markedSentAt: unknown;
}

/**
 * Why it is locked, what weighs most first; null: it is not. "Paid" by status counts too, for as long as that is its
 * status.
 */
export function lockReason({ status, paidAmount, creditedAmount, sentAt, markedSentAt }: Lockable): LockReason | null {
  if (creditedAmount > 0) return 'credited';
  if (status === 'paid') return 'paid';
  if (paidAmount > 0) return 'part-paid';
  return sentAt !== null || markedSentAt !== null ? 'sent' : null;
}
