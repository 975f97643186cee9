import { checkedList } from './checked-list';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

/** Spec 1 section 9: who comes back to the page later than that sees the courses of now. */
const CACHED_MS = 5 * 60_000;

/** The school's beginner courses, past ones too: libs/domain/course-date tells which are still to come. */
export function useBeginnerCourses() {
  return useLiveQuery({
    queryKey: ['beginner-courses'],
    staleTime: CACHED_MS,
    queryFn: async ({ signal }) =>
      checkedList(
        await callApi('get', '/api/beginner-courses', { signal }),
        ['name', 'startDate', 'duration', 'sessions', 'difficulty', 'bookingLink', 'createdAt'],
        ({ createdAt }) => !Number.isNaN(Date.parse(createdAt)),
      ),
  });
}
