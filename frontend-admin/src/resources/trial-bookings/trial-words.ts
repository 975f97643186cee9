import type { TrialBooking } from '#libs/contracts/generated/api';
import { TRIAL_STATUS_WORDS } from '#libs/contracts/trial-booking';
import { isAwaited, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { schoolDay } from '../../shared/school-moment';
import type { RecordWords } from '../../shared/record-words';
import type { Write } from '../../shared/use-write';

export const TRIALS = 'trial-bookings';
/** The dialogs that book and move a trial, in the address. */
export const BOOK_DIALOG = 'book';
export const MOVE_DIALOG = 'move';
export const TRIAL_WEEK_KEY = [TRIALS, 'week'];

export const TRIAL_WORDS: RecordWords = {
  one: 'trial booking',
  many: 'trial bookings',
  empty: 'No trial bookings yet. Visitors book on the Free Trial page.',
  noneMatching: 'No trials match your search.',
};

export const TRIAL_CHANGE = {
  failed: 'The trial could not be updated.',
  reason: 'below',
  stale: [[TRIALS], TRIAL_WEEK_KEY],
} satisfies Write;

/** "Lindiwe is marked as attended" */
export function markedWords({ participantName }: Pick<TrialBooking, 'participantName'>, status: TrialStatus): string {
  return `${participantName} is marked as ${TRIAL_STATUS_WORDS[status].toLowerCase()}`;
}

/** Whether one press says that somebody came: on the day itself and after it. */
export function mayAttend({ status, date }: Pick<TrialBooking, 'status' | 'date'>, today: string): boolean {
  return date <= today && (isAwaited(status) || status === 'no-show');
}

/** "16 Dec 2026, 18:00" */
export function whenWords({ date, startTime }: Pick<TrialBooking, 'date' | 'startTime'>): string {
  return `${dayWords(date)}, ${startTime}`;
}

/** "16 Dec 2026" */
export function dayWords(date: string): string {
  return schoolDay(`${date}T12:00:00Z`);
}

const NOTIFIED = 'If the class is still to come, the visitor is notified by email.';

/** What a status does to the visitor, said before it is saved. */
export function consequenceWords(from: TrialStatus, to: TrialStatus): string | undefined {
  if (to === 'cancelled' && isAwaited(from)) return `The place becomes free again. ${NOTIFIED}`;
  if (from !== 'cancelled' || to === 'cancelled') return undefined;
  return `The booking takes up a place again. ${isAwaited(to) ? NOTIFIED : 'The visitor is not notified.'}`;
}
