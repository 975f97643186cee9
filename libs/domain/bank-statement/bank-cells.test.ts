import { readBankAmount, readBankDate, statementText } from './bank-cells.js';

test.each([
  ['2026/11/03', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['20261103', '2026-11-03'],
  ['2026/11/03 14:05', '2026-11-03'],
  ['2026-11-03T14:05:59', '2026-11-03'],
  ['03/11/2026', '2026-11-03'],
  ['3/11/2026', '2026-11-03'],
  ['03-11-26', '2026-11-03'],
  ['13.11.2026', '2026-11-13'],
  ['3 Nov 2026', '2026-11-03'],
  [' 03 November 2026 ', '2026-11-03'],
  ['03Nov2026', '2026-11-03'],
  ['03-Nov-26', '2026-11-03'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['11/13/2026', undefined],
  ['2026/11-03', undefined],
  ['3 Foo 2026', undefined],
  ['12345678901', undefined],
  ['20261399', undefined],
  ['Date', undefined],
  ['', undefined],
])('the date %p is %p', (cell, date) => {
  expect(readBankDate(cell)).toBe(date);
});

test.each([
  ['1500', 150_000],
  ['1500.5', 150_050],
  ['1500.', 150_000],
  ['.50', 50],
  ['+1500.00', 150_000],
  ['-150.00', -15_000],
  ['150.00-', -15_000],
  ['(150.00)', -15_000],
  ['R 1 500.00', 150_000],
  ['-R1,500.00', -150_000],
  ['R-1500.00', -150_000],
  ['ZAR 12.00', 1_200],
  ['1 500,00', 150_000],
  ['1\u00a0500,00', 150_000],
  ['1,500', 150_000],
  ['1,234,567.89', 123_456_789],
  ['1.234.567,89', 123_456_789],
  ["1'500.00", 150_000],
  ['1,500.00Cr', 150_000],
  ['1,500.00 Dr', -150_000],
  ['0.00', 0],
  ['-0.00', 0],
  ['1.500', undefined],
  ['1,50.00', undefined],
  ['62001234567890', undefined],
  ['12 Nov', undefined],
  ['#', undefined],
  ['.', undefined],
  ['', undefined],
])('the amount %p is %p cents', (cell, cents) => {
  expect(readBankAmount(cell)).toBe(cents);
});

test('the text of a line is on one line', () => {
  expect(statementText([' FNB APP  PAYMENT\u0000FROM', '', 'KAROO\r\nCOURIERS '])).toBe(
    'FNB APP PAYMENT FROM KAROO COURIERS',
  );
});
