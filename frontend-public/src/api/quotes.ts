import { useQueryClient } from '@tanstack/react-query';
import type { AcceptQuoteDto, ClientQuote, DeclineQuoteDto } from '#libs/contracts/generated/api';
import { validatedEntry } from './validated-list';
import { callApi } from './client';
import { useQueryKeepingError } from './use-query-keeping-error';

const QUOTE_TEXTS = ['quoteNumber', 'status', 'clientName', 'issueDate', 'validUntil'] as const;

function checkedQuote(answer: ClientQuote): ClientQuote {
  return validatedEntry(
    answer,
    QUOTE_TEXTS,
    ({ items, totalAmount }) => Array.isArray(items) && typeof totalAmount === 'number',
  );
}

/** The quote that a mailed link is for. */
export function useQuote(token: string) {
  return useQueryKeepingError({
    queryKey: ['quote', token],
    enabled: token !== '',
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ClientQuote> =>
      checkedQuote(await callApi('get', '/api/quotes/{token}', { parameters: { token }, signal })),
  });
}

/** Accepts or declines; the quote on the page is then the one that came back. */
export function useQuoteAnswers(token: string) {
  const queryClient = useQueryClient();
  const parameters = { token };
  const keep = (quote: ClientQuote) => void queryClient.setQueryData(['quote', token], checkedQuote(quote));
  return {
    accept: async (body: AcceptQuoteDto) =>
      keep(await callApi('post', '/api/quotes/{token}/accept', { parameters, body })),
    decline: async (body: DeclineQuoteDto) =>
      keep(await callApi('post', '/api/quotes/{token}/decline', { parameters, body })),
    /** After a refusal: it is not what it was. */
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['quote', token] }),
  };
}
