import { bareVatNumber, isVatNumber, missingOfClient, usualTaxRate } from '#libs/domain/vat';

test.each([
  [{ isVatVendor: false, defaultTaxRate: null }, 0],
  [{ isVatVendor: true, defaultTaxRate: null }, 1_500],
  [{ isVatVendor: true, defaultTaxRate: 0 }, 0],
  [{ isVatVendor: false, defaultTaxRate: 1_400 }, 1_400],
])('%j begins an invoice with %d basis points', (facts, rate) => expect(usualTaxRate(facts)).toBe(rate));

test.each([
  ['4123456789', true],
  ['4123 456-789', true],
  ['5123456789', false],
  ['412345678', false],
  ['41234567890', false],
  ['4x23456789', false],
  ['', false],
])('%j is a VAT number: %s', (typed, is) => expect(isVatNumber(bareVatNumber(typed))).toBe(is));

const FULL = {
  stormCombatVatNumber: '4123456789',
  totalAmount: 500_001,
  clientAddress: '1 Long Street',
  clientVatNumber: '4987654321',
};
test.each([
  [{}, []],
  [{ clientAddress: null }, ['clientAddress']],
  [{ clientVatNumber: null }, ['clientVatNumber']],
  [{ clientAddress: null, clientVatNumber: null }, ['clientAddress', 'clientVatNumber']],
  [{ clientAddress: null, totalAmount: 500_000 }, []],
  [{ clientAddress: null, stormCombatVatNumber: null }, []],
])('a tax invoice of R5 000.01 but for %j lacks %j', (changed, missing) =>
  expect(missingOfClient({ ...FULL, ...changed })).toEqual(missing),
);
