import { askedInWords } from './question-words';

it.each([
  [1, 'Asked once'],
  [2, 'Asked 2 times'],
])('%s: %s', (count, words) => expect(askedInWords(count)).toBe(words));
