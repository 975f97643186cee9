import type { PublicInstructor, PublicCorporateClient } from '#libs/contracts/generated/api';
import { validatedList, isListOfTexts, isTextOrNone } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';

/** Spec 1 section 9: who comes back to the page later than that sees the courses of now. */
const CACHED_MS = 5 * 60_000;

export const beginnerCoursesQuery = {
  queryKey: ['beginner-courses'],
  staleTime: CACHED_MS,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList(
      await callApi('get', '/api/beginner-courses', { signal }),
      ['name', 'startDate', 'duration', 'sessions', 'difficulty', 'bookingLink', 'createdAt'],
      ({ createdAt }) => !Number.isNaN(Date.parse(createdAt)),
    ),
};

/** The school's beginner courses, past ones too: libs/domain/course-date tells which are still to come. */
export function useBeginnerCourses() {
  return useQueryKeepingError(beginnerCoursesQuery);
}

/** Always fetched on mount, for the sign-up page: free places change. */
export function useFreshCourses() {
  return useQueryKeepingError({ ...beginnerCoursesQuery, refetchOnMount: 'always' });
}

export const instructorsQuery = {
  queryKey: ['instructors'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList<PublicInstructor>(
      await callApi('get', '/api/instructors', { signal }),
      ['name', 'role', 'bio'],
      ({ expertise, image, classes }) => isListOfTexts(expertise) && isTextOrNone(image) && Array.isArray(classes),
    ),
};

/** The team, in the order of the server: lower sort order first. */
export function useInstructors() {
  return useQueryKeepingError(instructorsQuery);
}

export const faqsQuery = {
  queryKey: ['faqs-active'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList(await callApi('get', '/api/faqs/active', { signal }), ['question', 'answer', 'category']),
};

/** What the assistant offers for a press. */
export const quickQuestionsQuery = {
  queryKey: ['quick-questions'],
  staleTime: Infinity,
  // The built-in questions serve as a fallback.
  retry: false,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    validatedList(await callApi('get', '/api/chatbot/quick-questions', { signal }), ['label', 'says']),
};

/** The organisations the school trains, in the order of the server. */
export function useCorporateClients() {
  return useQueryKeepingError({
    queryKey: ['corporate-clients'],
    queryFn: async ({ signal }) =>
      validatedList<PublicCorporateClient>(
        await callApi('get', '/api/corporate-clients', { signal }),
        ['name', 'logoUrl'],
        ({ websiteUrl, description }) => isTextOrNone(websiteUrl) && isTextOrNone(description),
      ),
  });
}

/** The key of productsQuery (products.ts), for reading its cache without fetching. */
export const PRODUCTS_KEY = ['products'];
