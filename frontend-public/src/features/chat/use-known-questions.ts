import { useQuery } from '@tanstack/react-query';
import type { KnownQuestion } from '#libs/domain/chat/answer-rules';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { checkedList } from '../../api/checked-list';
import { callApi } from '../../api/client';
import { logFailure } from '../../api/log-failure';

/**
 * What the assistant can answer: the server's FAQs, the built-in ones when it has none or fails, undefined until then.
 */
export function useKnownQuestions(): readonly KnownQuestion[] | undefined {
  const { data, isPending, error } = useQuery({
    queryKey: ['faqs-active'],
    queryFn: async ({ signal }) => {
      try {
        return checkedList(await callApi('get', '/api/faqs/active', { signal }), ['question', 'answer']);
      } catch (failure) {
        logFailure('The questions could not be loaded; the assistant uses the built-in ones.', failure);
        throw failure;
      }
    },
  });
  if (isPending) return undefined;
  return error || data.length === 0 ? builtInFaqs : data;
}
