/** FAQs embedded in the FAQ page's HTML, for hydration. The assistant uses them too, instead of fetching. */
import type { QueryClient } from '@tanstack/react-query';
import type { PublicFaq } from '#libs/contracts/generated/api';
import { jsonElement, jsonInPage } from '../page-json';
import { useQueryKeepingError } from './use-query-keeping-error';
import { faqsQuery } from './public-lists';

const ELEMENT_ID = 'page-faqs';

/** Seeds the query cache on the server. */
export function seedPageFaqs(queryClient: QueryClient, faqs: readonly PublicFaq[]): void {
  queryClient.setQueryData(faqsQuery.queryKey, faqs);
}

/** The element for the head. */
export function pageFaqsElement(faqs: readonly PublicFaq[]): string {
  return jsonElement(ELEMENT_ID, faqs);
}

/** The active questions, oldest first. */
export function useFaqs() {
  return useQueryKeepingError<PublicFaq[]>({ ...faqsQuery, initialData: sentFaqs });
}

/** Undefined when the page has no embedded FAQs, and on the server. */
function sentFaqs(): PublicFaq[] | undefined {
  return typeof document === 'undefined' ? undefined : (jsonInPage(ELEMENT_ID) as PublicFaq[] | undefined);
}
