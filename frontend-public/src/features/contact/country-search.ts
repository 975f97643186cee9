/**
 * The country of a phone number: how it stands in the list, and how it is found by typing its code; by name the browser
 * finds it.
 */
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';

type Country = (typeof PHONE_COUNTRIES)[number];

export function countryLabel({ name, code }: Country): string {
  return `${name} (+${code})`;
}

/** The country with this code, or else the first whose code begins like that. */
export function countryByCode(digits: string): Country | undefined {
  return (
    PHONE_COUNTRIES.find(({ code }) => code === digits) ??
    PHONE_COUNTRIES.find(({ code }) => digits !== '' && code.startsWith(digits))
  );
}
