/** What a recurring invoice will do, and has done, in words. */
import { STOP_REASON_WORDS } from '#libs/contracts/recurring-invoice';
import type { Delivery, Recurrence, RunOutcome } from '#libs/domain/recurring-invoice';
import { formatDate } from '#libs/domain/schedule/long-date';
import type { SchoolPalette } from '#libs/design/to-mui';
import type { RecordWords } from '../../../shared/record-words';

export const RECURRING_INVOICES = 'recurring-invoices';

export const RECURRING_INVOICE_WORDS: RecordWords = {
  one: 'recurring invoice',
  many: 'recurring invoices',
  empty:
    'No recurring invoices yet. Set up what a client pays every month, such as training or hall hire, and ' +
    'each invoice is created for you, as a draft to check or sent straight away.',
  add: 'Add Recurring Invoice',
};

/** A recurring invoice as it will run: stored, or still being typed. */
export interface Planned extends Recurrence {
  delivery: Delivery;
  isActive: boolean;
  nextDate: string | null;
  /** There is one reason: its client was deleted. */
  stoppedBecause: string | null;
  clientEmail: string | null;
}

/** "On the 1st of each month, next on 1 December 2026, sent to accounts@client.co.za" */
export function planWords(planned: Planned): string {
  const { stoppedBecause, isActive, nextDate, until } = planned;
  if (stoppedBecause !== null) return STOP_REASON_WORDS['client-deleted'];
  const days = dayOfMonthWords(planned.dayOfMonth);
  if (!isActive) return `${days}, but inactive, so no invoices are created`;
  if (nextDate === null) return `${days}, but its last day has passed`;
  const end = until === null ? [] : [`until ${formatDate(until)}`];
  return [days, ...end, `next on ${formatDate(nextDate)}`, deliveryWords(planned)].join(', ');
}

/** "On the 1st of each month"; what is said of days that not each month has. */
export function dayOfMonthWords(day: number): string {
  if (day === 31) return 'On the last day of each month';
  const short = day > 28 ? ' (or the last day of February, if that is earlier)' : '';
  return `On the ${ordinal(day)} of each month${short}`;
}

function deliveryWords({ delivery, clientEmail }: Planned): string {
  if (delivery === 'draft') return 'as a draft for you to check';
  return clientEmail === null ? 'as a draft, because the client has no email address' : `sent to ${clientEmail}`;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(day % 10) - 1];
  return `${day}${ending ?? 'th'}`;
}

interface State {
  word: string;
  variant: keyof SchoolPalette['badge'];
}

/** What its switch does not tell: that it stopped by itself, or has nothing left to do. */
export function stateOf({
  stoppedBecause,
  isActive,
  nextDate,
}: Pick<Planned, 'stoppedBecause' | 'isActive' | 'nextDate'>): State | undefined {
  if (stoppedBecause !== null) return { word: 'Stopped', variant: 'bad' };
  return isActive && nextDate === null ? { word: 'Over', variant: 'neutral' } : undefined;
}

export const OUTCOMES: Record<RunOutcome, State> = {
  draft: { word: 'Draft', variant: 'next' },
  sent: { word: 'Sent', variant: 'good' },
  skipped: { word: 'Not made', variant: 'warn' },
};
