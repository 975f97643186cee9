import { documentNumber } from './invoice-number.js';

it.each([
  ['invoice', 2027, 1, 'INV-2027-0001'],
  ['invoice', 2027, 9_999, 'INV-2027-9999'],
  ['invoice', 2027, 10_000, 'INV-2027-10000'],
  ['creditNote', 2026, 12, 'CN-2026-0012'],
] as const)('%s %i %i: %s', (kind, year, serial, number) => {
  expect(documentNumber(kind, year, serial)).toBe(number);
});
