import { useGetList } from 'react-admin';
import type { TrialBooking } from '#libs/contracts/generated/api';
import { holdsPlace, TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { TRIALS } from './trial-words';

/** Who comes, or came, to try a class on a date, by time; who cancelled does not. @param date `2026-12-16` */
export function useTrialsOn(date: string, most: number) {
  return useGetList<TrialBooking>(TRIALS, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'startTime', order: 'ASC' },
    filter: { date, status: TRIAL_STATUSES.filter(holdsPlace) },
  });
}
