import { useQuery } from '@tanstack/react-query';
import type { PublicClassSchedule } from '#libs/contracts/class-schedule';
import { fetchJson } from './client';

/** The live weekly schedule: the same answer on the home page and the schedule page. */
export function useClassSchedules() {
  return useQuery({ queryKey: ['class-schedules'], queryFn: ({ signal }) => fetchJson<PublicClassSchedule[]>('/api/class-schedules', { signal }) });
}
