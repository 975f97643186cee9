/**
 * The questions that the FAQ page's HTML was made of, so that it stands with its answers before any script and is
 * hydrated from the same. They are those of the assistant too, which then asks for nothing.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { PublicFaq } from '#libs/contracts/generated/api';
import { jsonElement, jsonInPage } from '../page-json';
import { useLiveQuery } from './live-query';
import { faqsQuery } from './public-lists';

const ELEMENT_ID = 'page-faqs';

/** On the server, before the first render. */
export function keepPageFaqs(queryClient: QueryClient, faqs: readonly PublicFaq[]): void {
  queryClient.setQueryData(faqsQuery.queryKey, faqs);
}

/** For the page's head. */
export function pageFaqsElement(faqs: readonly PublicFaq[]): string {
  return jsonElement(ELEMENT_ID, faqs);
}

/** The active questions, oldest first. */
export function useFaqs() {
  return useLiveQuery<PublicFaq[]>({ ...faqsQuery, initialData: sentFaqs });
}

/** Undefined where the page came without them, and on the server. */
function sentFaqs(): PublicFaq[] | undefined {
  return typeof document === 'undefined' ? undefined : (jsonInPage(ELEMENT_ID) as PublicFaq[] | undefined);
}
