import { ConflictException } from '@nestjs/common';
import { cannotChangeLocked, cannotDeleteLocked, LOCKED_REASON } from '#libs/contracts/invoice-lock';
import { OPEN_WHEN_LOCKED } from '#libs/domain/invoice-lock';
import { changedReadOnly } from '../../common/records/read-only-fields.js';
import type { InvoiceRecord } from './invoice-record.entity.js';

/** A 409 that says the way out. */
class LockedInvoice extends ConflictException {
  constructor(message: string) {
    super({ message, reason: LOCKED_REASON });
  }
}

/**
 * To be asked under the invoice's row lock, or what comes at the same moment slips through.
 * @throws LockedInvoice for who would change what a client holds
 */
export function refuseRewriting({ invoiceNumber, lockedBecause }: InvoiceRecord): void {
  if (lockedBecause !== null) throw new LockedInvoice(cannotChangeLocked(invoiceNumber, lockedBecause));
}

/** @throws LockedInvoice */
export function refuseDeletion({ invoiceNumber, lockedBecause }: InvoiceRecord): void {
  if (lockedBecause !== null) throw new LockedInvoice(cannotDeleteLocked(invoiceNumber, lockedBecause));
}

/**
 * What was read may be sent back; another value of anything but the open fields is refused, read-only ones too.
 * @param given the fields that were sent, as they would be stored, in the DTO that carries the read-only ones
 * @throws LockedInvoice
 */
export function refuseChangesOfLocked(dto: object, given: object, before: InvoiceRecord): void {
  const stored = before as unknown as Record<string, unknown>;
  const isOpen = (field: string) => OPEN_WHEN_LOCKED.some((open) => open === field);
  const isRewritten =
    changedReadOnly(dto, before).length > 0 ||
    Object.entries(given).some(([field, value]) => !isOpen(field) && value !== stored[field]);
  if (isRewritten) refuseRewriting(before);
}
