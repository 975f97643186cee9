import { useQueryClient } from '@tanstack/react-query';
import type { SignUpForCourseDto, VisitorCourseSignup } from '#libs/contracts/generated/api';
import { checkedEntry } from './checked-list';
import { callApi } from './client';
import { useLiveQuery } from './live-query';
import { beginnerCoursesQuery } from './public-lists';
import { sendIdempotently } from './send-idempotently';

const TEXTS = ['courseName', 'startDate', 'status', 'participantName', 'email'] as const;
const keyOf = (token: string) => ['course-signup', token];

/** Signs up once, however often the same is sent. Rejects with ApiFailure, or a TypeError without a connection. */
export function signUpForCourse(signup: SignUpForCourseDto): Promise<VisitorCourseSignup> {
  return sendIdempotently('courseAttempt', signup, async (headers) =>
    checkedEntry(await callApi('post', '/api/course-signups', { body: signup, headers }), TEXTS),
  );
}

/** After a sign-up or a refusal: the places are not what they were. */
export function useForgetCourses(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: beginnerCoursesQuery.queryKey });
}

export function useCourseSignup(token: string) {
  return useLiveQuery({
    queryKey: keyOf(token),
    enabled: token !== '',
    staleTime: 0,
    queryFn: async ({ signal }): Promise<VisitorCourseSignup> =>
      checkedEntry(await callApi('get', '/api/course-signups/{token}', { parameters: { token }, signal }), TEXTS),
  });
}

/** Gives the place back; the sign-up on the page is then the one that came back. */
export function useGiveBack(token: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const forgetCourses = useForgetCourses();
  return async () => {
    const signup = await callApi('delete', '/api/course-signups/{token}', { parameters: { token } });
    queryClient.setQueryData(keyOf(token), signup);
    forgetCourses();
  };
}
