import { useQueryClient } from '@tanstack/react-query';
import type { BookTrialDto, MoveTrialDto, TrialDateView, VisitorTrialBooking } from '#libs/contracts/generated/api';
import { validatedEntry, validatedList } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';
import { sendIdempotently } from './send-idempotently';

const DATES_KEY = ['trial-dates'];
const BOOKING_TEXTS = ['className', 'date', 'startTime', 'endTime', 'status', 'participantName', 'email'] as const;

/** What can be booked as a trial in the next eight weeks: of one class, or of all. Asked for anew each time. */
export function useTrialDates(classScheduleId?: number) {
  return useQueryKeepingError({
    queryKey: [...DATES_KEY, classScheduleId ?? 'all'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TrialDateView[]> =>
      validatedList(
        await callApi('get', '/api/trial-bookings/places', {
          signal,
          ...(classScheduleId !== undefined && { query: { classScheduleId } }),
        }),
        ['date', 'className', 'startTime', 'endTime', 'level'],
        ({ placesLeft }) => typeof placesLeft === 'number',
      ),
  });
}

/** After a booking or a refusal: the places are not what they were. */
export function useInvalidateTrialDates(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: DATES_KEY });
}

/** Books once, however often the same is sent. Rejects with ApiFailure, or a TypeError without a connection. */
export async function bookTrial(trial: BookTrialDto): Promise<VisitorTrialBooking> {
  return sendIdempotently('trialAttempt', trial, async (headers) =>
    validatedEntry(await callApi('post', '/api/trial-bookings', { body: trial, headers }), BOOKING_TEXTS),
  );
}

export function useTrialBooking(token: string) {
  return useQueryKeepingError({
    queryKey: ['trial-booking', token],
    enabled: token !== '',
    staleTime: 0,
    queryFn: async ({ signal }): Promise<VisitorTrialBooking> =>
      validatedEntry(
        await callApi('get', '/api/trial-bookings/{token}', { parameters: { token }, signal }),
        BOOKING_TEXTS,
      ),
  });
}

/** Moves or cancels; the booking on the page is then the one that came back. */
export function useTrialChanges(token: string) {
  const queryClient = useQueryClient();
  const keep = (booking: VisitorTrialBooking) => {
    queryClient.setQueryData(['trial-booking', token], booking);
    void queryClient.invalidateQueries({ queryKey: DATES_KEY });
  };
  return {
    move: async (to: MoveTrialDto) =>
      keep(await callApi('put', '/api/trial-bookings/{token}', { parameters: { token }, body: to })),
    cancel: async () => keep(await callApi('delete', '/api/trial-bookings/{token}', { parameters: { token } })),
  };
}
