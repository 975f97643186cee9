/** Invoices that are made by themselves each month: limits and what is said of them (CONTRACT section 8). */
import { DELIVERIES } from '#libs/domain/recurring-invoice';
import { INVOICE_RULES } from './invoice-rules.js';

/** Why one stands still that staff did not switch off. */
export const STOP_REASONS = ['client-deleted'] as const;
type StopReason = (typeof STOP_REASONS)[number];

export const STOP_REASON_WORDS: Record<StopReason, string> = {
  'client-deleted': 'Stopped: its client was deleted. Choose another client and switch it on, or delete it.',
};

/** Beside a draft that was to be sent. */
export const NO_CLIENT_EMAIL_NOTE = 'The client has no email address, so this is a draft. Please send it yourself';
/** Of a day that was passed by. */
export const SKIPPED_NOTE = 'Missed because the system was off for more than three days, so no invoice was created';

/** First in its notes: several may be made on one day, when some were missed. @param month "May 2027" */
export function notesForMonth(month: string, notes: string | null): string {
  return [`For ${month}.`, ...(notes === null ? [] : [notes])].join('\n');
}

const MAX_LINES = 50;
/** With the month before them they are within what an invoice takes. */
const MAX_NOTES = 1900;
const NO_DAY = 'Day of the month must be a whole number from 1 to 31';

export const RECURRING_INVOICE_DEFAULTS = {
  name: '',
  dayOfMonth: 1,
  startDate: '',
  until: null,
  delivery: 'draft',
  notes: null,
  isActive: true,
} as const;

export const RECURRING_INVOICE_RULES = {
  name: { required: 'Name is required', maxLength: 120, tooLong: 'Name must be at most 120 characters' },
  corporateClientId: INVOICE_RULES.corporateClientId,
  items: {
    required: 'Add at least one line item',
    wrongType: 'Line items must be a list of description, quantity and unit price',
    maxCount: MAX_LINES,
    tooMany: `A recurring invoice has at most ${MAX_LINES} line items`,
  },
  taxRate: INVOICE_RULES.taxRate,
  notes: { maxLength: MAX_NOTES, tooLong: `Notes must be at most ${MAX_NOTES} characters` },
  dayOfMonth: { min: 1, max: 31, required: NO_DAY, invalid: NO_DAY },
  startDate: { required: 'First day is required', invalid: 'First day must be a date like 2026-12-01' },
  until: {
    invalid: 'Last day must be a date like 2027-11-30',
    beforeStart: 'The last day must not be before the first',
  },
  delivery: { oneOf: DELIVERIES, unknown: `Delivery must be one of ${DELIVERIES.join(', ')}` },
  isActive: { wrongType: 'Active must be true or false' },
  otherBody: 'This Idempotency-Key was used for another recurring invoice',
} as const;
