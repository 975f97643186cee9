/** What is said of an invoice that can no longer be rewritten (CONTRACT section 8). */
import type { LockReason } from '#libs/domain/invoice-lock';

const WHY: Record<LockReason, string> = {
  credited: 'has a credit note',
  paid: 'is paid',
  'part-paid': 'is paid in part',
  sent: 'was sent',
};

/** "INV-2027-0001 was sent and stays as it is." */
export function lockedSentence(invoiceNumber: string, reason: LockReason): string {
  return `${invoiceNumber} ${WHY[reason]} and stays as it is.`;
}

/** Why a change is refused, with the way out. */
export function cannotChangeLocked(invoiceNumber: string, reason: LockReason): string {
  const exceptions = 'Only its status, notes and due date can change.';
  return `${lockedSentence(invoiceNumber, reason)} ${exceptions} To change anything else, use Correct`;
}

/** Why it is not deleted, with the way out. */
export function cannotDeleteLocked(invoiceNumber: string, reason: LockReason): string {
  return `${lockedSentence(invoiceNumber, reason)} It cannot be deleted. To take it back, add a credit note`;
}

/** Beside the API's sentence, for programs. */
export const LOCKED_REASON = 'locked';

export const CORRECTION_RULES = {
  notLocked: 'Nobody has this invoice yet: change the invoice itself',
  onCancelled: 'A cancelled invoice takes no credit notes. Set its status to pending first',
} as const;

/** What the credit note of a correction says. */
export function correctionReason(newNumber: string): string {
  return `Replaced by ${newNumber}`;
}

/** To whoever corrects twice. */
export function correctedAlready(newNumber: string): string {
  return `${newNumber} replaces this invoice already: change that one`;
}

/** Toasts of the back-office. */
export const LOCK_MESSAGES = {
  marked: 'Invoice marked as sent',
  markFailed: 'Failed to mark the invoice as sent',
  corrected: 'Credit note made. This is the new draft',
  correctFailed: 'Failed to correct the invoice',
} as const;
