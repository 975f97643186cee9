import type { RecordWords } from '../../shared/record-words';

export const FAQ_WORDS: RecordWords = {
  one: 'FAQ',
  many: 'FAQs',
  empty: 'No FAQs found. Add your first FAQ using the form above.',
};
