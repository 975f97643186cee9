import { validatedList, isTextOrNone } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';

export const classSchedulesQuery = {
  queryKey: ['class-schedules'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList(
      await callApi('get', '/api/class-schedules', { signal }),
      ['day', 'startTime', 'endTime', 'className', 'level'],
      ({ instructor }) => isTextOrNone(instructor),
    ),
};

/** The live weekly schedule: the same answer on the home page and the schedule page. */
export function useClassSchedules() {
  return useQueryKeepingError(classSchedulesQuery);
}
