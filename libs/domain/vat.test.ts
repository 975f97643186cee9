import { bareVatNumber, isVatNumber, usualTaxRate } from '#libs/domain/vat';

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
