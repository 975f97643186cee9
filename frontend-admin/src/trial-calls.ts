/** Calls about trials that are no plain record calls (CONTRACT section 6). */
import type {
  BookTrialDto,
  ContactMessage,
  TrialBooking,
  TrialDateView,
  TrialWeekView,
} from '#libs/contracts/generated/api';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import type { CallApi } from './call-api';

export interface TrialCalls {
  /** What became of the trials of this week. */
  trialWeek(): Promise<TrialWeekView>;
  /** The classes of the next eight weeks that can be tried, by date and start, full ones too. */
  trialDates(): Promise<TrialDateView[]>;
  /** @param key the same for every try of one booking, so that an answer that got lost books it no second time */
  bookTrial(booking: BookTrialDto, key: string): Promise<TrialBooking>;
  /** The message that answers who booked; made at the first call. */
  messageOfTrial(id: number): Promise<ContactMessage>;
}

export function createTrialCalls(callApi: CallApi): TrialCalls {
  return {
    trialWeek: () => callApi('get', '/api/admin/trial-bookings/week', {}),
    trialDates: () => callApi('get', '/api/trial-bookings/places', {}),
    bookTrial: (body, key) =>
      callApi('post', '/api/admin/trial-bookings', { body, headers: { [IDEMPOTENCY_KEY.header]: key } }),
    messageOfTrial: (id) => callApi('post', '/api/admin/trial-bookings/{id}/message', { parameters: { id } }),
  };
}
