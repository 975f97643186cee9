import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { countryLabel, findCountry } from './country-search';

test.each(PHONE_COUNTRIES)('$name is found by its label, its name and its code', (country) => {
  for (const text of [countryLabel(country), country.name, country.name.toUpperCase(), country.code, `+${country.code}`, ` 00${country.code} `]) expect(findCountry(text)).toBe(country);
});

test.each([['germ', '49'], ['Africa', '27'], ['zea', '64'], ['south k', '82'], ['in', '91'], ['emirates', undefined], ['south', undefined], ['', undefined], ['  ', undefined], ['999', undefined], ['Atlantis', undefined]])('"%s" means %s', (text, code) => {
  expect(findCountry(text)?.code).toBe(code);
});
