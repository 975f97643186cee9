import type { RecordWords } from '../../shared/record-words';

export const CORPORATE_CLIENT_WORDS: RecordWords = {
  one: 'corporate client',
  many: 'corporate clients',
  empty: 'No corporate clients found',
  loadingFailed: (reason) => `Error loading corporate clients: ${reason}`,
};
