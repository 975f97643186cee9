import { useQuery } from '@tanstack/react-query';
import type { PublicInstructor } from '#libs/contracts/instructor';
import { checkedList } from './checked-list';
import { callApi } from './client';

/** The team, in the order of the server: lower sort order first. */
export function useInstructors() {
  return useQuery({
    queryKey: ['instructors'],
    queryFn: async ({ signal }) => {
      const team = checkedList<PublicInstructor>(await callApi('get', '/api/instructors', { signal }), ['name', 'role', 'bio']);
      if (!team.every(({ expertise }) => Array.isArray(expertise) && expertise.every((area) => typeof area === 'string'))) throw new TypeError('An instructor without a list of expertise');
      return team;
    },
  });
}
