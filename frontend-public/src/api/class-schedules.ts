import { checkedList, isTextOrNone } from './checked-list';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

export const classSchedulesQuery = {
  queryKey: ['class-schedules'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    checkedList(
      await callApi('get', '/api/class-schedules', { signal }),
      ['day', 'startTime', 'endTime', 'className', 'level'],
      ({ instructor }) => isTextOrNone(instructor),
    ),
};

/** The live weekly schedule: the same answer on the home page and the schedule page. */
export function useClassSchedules() {
  return useLiveQuery(classSchedulesQuery);
}
