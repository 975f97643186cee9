/** What is said of an invoice that can no longer be rewritten (CONTRACT section 8). */
import type { LockReason } from '#libs/domain/invoice-lock';

const WHY: Record<LockReason, string> = {
  credited: 'has a credit note',
  paid: 'is paid',
  'part-paid': 'is paid in part',
  sent: 'was sent',
};

/** "INV-2027-0001 was sent and is locked." */
export function lockedSentence(invoiceNumber: string, reason: LockReason): string {
  return `${invoiceNumber} ${WHY[reason]} and is locked.`;
}

/** Why a change is refused, with the way out. */
export function cannotChangeLocked(invoiceNumber: string, reason: LockReason): string {
  const exceptions = 'You can only change its status, notes and due date.';
  return `${lockedSentence(invoiceNumber, reason)} ${exceptions} To change anything else, use Correct`;
}

/** Why it is not deleted, with the way out. */
export function cannotDeleteLocked(invoiceNumber: string, reason: LockReason): string {
  return `${lockedSentence(invoiceNumber, reason)} It cannot be deleted. To reverse it, add a credit note`;
}

/** Beside the API's sentence, for programs. */
export const LOCKED_REASON = 'locked';

export const CORRECTION_RULES = {
  notLocked: 'This invoice has not been sent yet. Edit the invoice itself',
  onCancelled: 'Credit notes cannot be added to a cancelled invoice. Set its status to pending first',
} as const;

/** What the credit note of a correction says. */
export function correctionReason(newNumber: string): string {
  return `Replaced by ${newNumber}`;
}

/** To whoever corrects twice. */
export function correctedAlready(newNumber: string): string {
  return `${newNumber} already replaces this invoice. Edit that one instead`;
}

/** Toasts of the back-office. */
export const LOCK_MESSAGES = {
  marked: 'Invoice marked as sent',
  markFailed: 'Failed to mark the invoice as sent',
  corrected: 'Credit note and new draft created',
  correctFailed: 'Failed to correct the invoice',
} as const;
