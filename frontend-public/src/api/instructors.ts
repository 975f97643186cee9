import type { PublicInstructor } from '#libs/contracts/generated/api';
import { checkedList, isListOfTexts, isTextOrNone } from './checked-list';
import { callApi } from './client';
import { useLiveQuery } from './live-query';

/** The team, in the order of the server: lower sort order first. */
export function useInstructors() {
  return useLiveQuery({
    queryKey: ['instructors'],
    queryFn: async ({ signal }) =>
      checkedList<PublicInstructor>(
        await callApi('get', '/api/instructors', { signal }),
        ['name', 'role', 'bio'],
        ({ expertise, image }) => isListOfTexts(expertise) && isTextOrNone(image),
      ),
  });
}
