import { expect, test } from '@jest/globals';
import { csvFile } from './csv-file';

test.each([
  ['plain cells', [{ id: 1, subject: 'Trial' }, { id: 2, subject: 'Kids' }], 'id,subject\r\n1,Trial\r\n2,Kids\r\n'],
  ['commas, quotes and line ends', [{ a: 'x, y', b: 'say "no"', c: 'one\ntwo' }], 'a,b,c\r\n"x, y","say ""no""","one\ntwo"\r\n'],
  ['nothing and flags', [{ a: null, b: false, c: '' }], 'a,b,c\r\n,false,\r\n'],
  ['letters of every language', [{ a: 'Zoë 東京' }], 'a\r\nZoë 東京\r\n'],
])('writes %s', (_what, records, text) => {
  expect(csvFile(records)).toBe(`\uFEFF${text}`);
});
