import { useQueryClient } from '@tanstack/react-query';
import type { SignUpForCourseDto, VisitorCourseSignup } from '#libs/contracts/generated/api';
import { validatedEntry } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';
import { beginnerCoursesQuery } from './public-lists';
import { sendIdempotently } from './send-idempotently';

const TEXTS = ['courseName', 'startDate', 'status', 'participantName', 'email'] as const;
const keyOf = (token: string) => ['course-signup', token];

/** Signs up, with an Idempotency-Key. Rejects with ApiFailure, or a TypeError without a connection. */
export function signUpForCourse(signup: SignUpForCourseDto): Promise<VisitorCourseSignup> {
  return sendIdempotently('courseAttempt', signup, async (headers) =>
    validatedEntry(await callApi('post', '/api/course-signups', { body: signup, headers }), TEXTS),
  );
}

/** Call it after a sign-up or a refusal: the free places have changed. */
export function useInvalidateCourses(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: beginnerCoursesQuery.queryKey });
}

export function useCourseSignup(token: string) {
  return useQueryKeepingError({
    queryKey: keyOf(token),
    enabled: token !== '',
    staleTime: 0,
    queryFn: async ({ signal }): Promise<VisitorCourseSignup> =>
      validatedEntry(await callApi('get', '/api/course-signups/{token}', { parameters: { token }, signal }), TEXTS),
  });
}

/** Cancels the sign-up and updates the page. */
export function useCancelSignup(token: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const invalidateCourses = useInvalidateCourses();
  return async () => {
    const signup = await callApi('delete', '/api/course-signups/{token}', { parameters: { token } });
    queryClient.setQueryData(keyOf(token), signup);
    invalidateCourses();
  };
}
