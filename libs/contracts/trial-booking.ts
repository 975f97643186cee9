/** Trial bookings: what crosses the wire, and the limits of each field (CONTRACT section 6). */
import { guardianConsentTo, PARTICIPANT_RULES } from '#libs/contracts/participant';
import type { TrialRefusal } from '#libs/domain/trial-booking/trial-dates';
import { TRIAL_STATUSES, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { MEMBERSHIP_PLANS } from '#libs/domain/school-facts';

/** The words of the badges and filters. */
export const TRIAL_STATUS_WORDS: Record<TrialStatus, string> = {
  new: 'New',
  confirmed: 'Confirmed',
  attended: 'Attended',
  'no-show': 'No-show',
  joined: 'Joined',
  cancelled: 'Cancelled',
};

/** What a guardian agrees to, word for word; it is stored with the booking. */
export const GUARDIAN_CONSENT = guardianConsentTo('the trial class');

export const TRIAL_RULES = {
  classScheduleId: { invalid: 'Please choose a class', unknown: 'This class is no longer offered' },
  date: { required: 'Please choose a date', invalid: 'Date must be a date like 2026-12-16' },
  ...PARTICIPANT_RULES,
  plan: { unknown: `Plan must be one of ${MEMBERSHIP_PLANS.join(', ')}` },
  status: { unknown: `Status must be one of ${TRIAL_STATUSES.join(', ')}` },
  notFound: 'We could not find a booking for this link. It may have been removed',
  over: 'This trial is over and can no longer be changed',
  otherBody: 'This Idempotency-Key was used for another booking',
  removed: 'This booking was made before and has been removed since',
  tooManyForEmail: 'Too many bookings for this email address. Please wait an hour, or call us',
  tooManyPlaces: 'So many places were booked from your network today that more have to be booked by phone',
  tooMany: 'Too many bookings from your address. Please wait a few minutes and try again',
} as const;

/** The sentence by the date. */
export function trialRefusalMessage(refusal: TrialRefusal): string {
  switch (refusal.kind) {
    case 'past':
      return 'This date is in the past. Please choose another';
    case 'begun':
      return 'This class has already begun. Please choose another date';
    case 'tooFar':
      return 'A trial can be booked at most 8 weeks ahead';
    case 'notThatDay':
      return 'This class does not run on that date';
    case 'cancelled':
      return 'This class is cancelled on that date. Please choose another';
    case 'closed':
      return `The school is closed on that date${refusal.name ? ` (${refusal.name})` : ''}. Please choose another`;
    case 'noTrials':
      return 'This class does not take free trials. Please choose another class';
    case 'full':
      return 'All trial places of this class are taken on that date. Please choose another';
  }
}

/** A wrong date is bad input; one that only the present state stands against is a conflict. */
export function isConflict({ kind }: TrialRefusal): boolean {
  return kind === 'cancelled' || kind === 'closed' || kind === 'full' || kind === 'noTrials';
}
