import { isMerchantId, isMerchantKey, isPassphrase, missingCardDetails } from '#libs/domain/card-account';

test.each([
  ['10000100', true],
  ['1', true],
  ['', false],
  ['1000 0100', false],
  ['10000100x', false],
  ['1'.repeat(21), false],
])('%j is a merchant ID: %j', (text, isOne) => {
  expect(isMerchantId(text)).toBe(isOne);
});

test.each([
  ['46f0cd694581a', true],
  ['', false],
  ['46f0 cd69', false],
  ['key!', false],
  ['x'.repeat(51), false],
])('%j is a merchant key: %j', (text, isOne) => {
  expect(isMerchantKey(text)).toBe(isOne);
});

test.each([
  ['jt7NOE43FZPn', true],
  ['two words & ümlauts', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  [' at its ends ', false],
  ['in two\nlines', false],
])('%j is a passphrase: %j', (text, isOne) => {
  expect(isPassphrase(text)).toBe(isOne);
});

test.each([
  [{ merchantId: '1', merchantKey: 'k', hasPassphrase: true }, []],
  [{ merchantId: null, merchantKey: '', hasPassphrase: false }, ['merchantId', 'merchantKey', 'passphrase']],
  [{ merchantId: '1', merchantKey: 'k', hasPassphrase: false }, ['passphrase']],
])('of %j %j is missing', (details, missing) => {
  expect(missingCardDetails(details)).toEqual(missing);
});
