import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { RecordWords } from '../../shared/record-words';

export const ORDER_WORDS: RecordWords = {
  one: 'order',
  many: 'orders',
  empty: ORDER_MESSAGES.none,
  noneMatching: ORDER_MESSAGES.noneMatching,
};
