import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { countryByCode, countryLabel } from './country-search';

test.each(PHONE_COUNTRIES)('$name is found by its code', (country) => {
  expect(countryByCode(country.code)).toBe(country);
  expect(countryLabel(country)).toBe(`${country.name} (+${country.code})`);
});

test.each([
  ['2', '27'],
  ['25', '254'],
  ['9', '91'],
  ['35', '351'],
  ['', undefined],
  ['999', undefined],
])('"%s" begins the code of %s', (digits, code) => expect(countryByCode(digits)?.code).toBe(code));
