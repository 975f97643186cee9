import { sizeWords } from './size-words.js';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [14_200_000, '14 MB'],
  [3_240_000_000, '3.2 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
