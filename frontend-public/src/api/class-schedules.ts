import { useQuery } from '@tanstack/react-query';
import { callApi } from './client';

/** The live weekly schedule: the same answer on the home page and the schedule page. */
export function useClassSchedules() {
  return useQuery({ queryKey: ['class-schedules'], queryFn: ({ signal }) => callApi('get', '/api/class-schedules', { signal }) });
}
