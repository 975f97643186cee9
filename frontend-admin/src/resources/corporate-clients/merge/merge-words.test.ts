import { CORPORATE_CLIENT_FIELDS } from '#libs/contracts/corporate-client';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { clientDifferences, fieldLabel, fieldWords, hasBoth, likenessWords, recordWords } from './merge-words';

const NOTHING = { payments: 0, invoices: 0, quotes: 0, recurringInvoices: 0, statements: 0 };

it.each([
  [{}, undefined],
  [{ invoices: 1 }, '1 invoice with its payments'],
  [{ invoices: 3, quotes: 1, statements: 2 }, '3 invoices with their payments, 1 quote, 2 mailed statements'],
  [{ recurringInvoices: 2 }, '2 recurring invoices'],
])('what moves of %j', (records, words) => expect(recordWords({ ...NOTHING, ...records })).toBe(words));

it('every field has a name of its own', () => {
  const labels = CORPORATE_CLIENT_FIELDS.map(fieldLabel);
  expect(labels.every(Boolean)).toBe(true);
  expect(new Set(labels).size).toBe(labels.length);
});

it.each([
  ['city', null, '(empty)'],
  ['city', 'Sandton', 'Sandton'],
  ['isActive', false, 'No'],
  ['creditLimit', 25_000, 'R25\u00a0000.00'],
  ['sortOrder', 0, '0'],
] as const)('%s %p reads %s', (field, value, words) =>
  expect(fieldWords(field, value).replaceAll(/\s/g, '\u00a0')).toBe(words),
);

it.each([
  [['name'], 'Similar name'],
  [['email', 'vatNumber'], 'Same email address, same VAT number'],
  [['name', 'phone'], 'Similar name, same phone number'],
] as const)('%j', (likenesses, words) => expect(likenessWords(likenesses)).toBe(words));

it.each([
  ['Sandton', 'Midrand', true],
  [0, 500, true],
  [false, true, true],
  ['Sandton', null, false],
  ['', 'Midrand', false],
])('%p and %p are to be chosen between: %p', (kept, merged, expected) =>
  expect(hasBoth({ field: 'city', kept, merged, isMergedProposed: false })).toBe(expected),
);

it.each([
  [{ discountKind: null, discountValue: 0 }, { discountKind: null, discountValue: 0 }, []],
  [{ discountKind: 'percent', discountValue: 1000 }, { discountKind: 'percent', discountValue: 1000 }, []],
  [
    { discountKind: 'percent', discountValue: 1000 },
    { discountKind: 'amount', discountValue: 1000 },
    ['10%', 'R10.00'],
  ],
  [{ discountKind: null, discountValue: 0 }, { discountKind: 'percent', discountValue: 1250 }, [null, '12.5%']],
])('discounts of %j and %j differ by %j, as one detail', (kept, merged, words) => {
  const [field, ...others] = clientDifferences(kept as CorporateClient, merged as CorporateClient);
  expect(others).toEqual([]);
  expect(field ? [field.kept, field.merged] : []).toEqual(words);
});
