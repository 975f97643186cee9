import { useQuery } from '@tanstack/react-query';
import { checkedList, isTextOrNone } from './checked-list';
import { callApi } from './client';

/** The live weekly schedule: the same answer on the home page and the schedule page. */
export function useClassSchedules() {
  return useQuery({
    queryKey: ['class-schedules'],
    queryFn: async ({ signal }) => checkedList(
      await callApi('get', '/api/class-schedules', { signal }), ['day', 'startTime', 'endTime', 'className', 'level'],
      ({ instructor }) => isTextOrNone(instructor),
    ),
  });
}
