/** The country of a phone number, found by what the visitor types: its name, a part of it, or its code. */
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';

export type Country = (typeof PHONE_COUNTRIES)[number];

/** How a country stands in the field and in its list. */
export function countryLabel({ name, code }: Country): string {
  return `${name} (+${code})`;
}

/** The one country a text means; undefined when it means none, or could mean several. */
export function findCountry(typed: string): Country | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const code = text.replace(/^(?:\+|00)/, '');
  return (
    PHONE_COUNTRIES.find((country) => country.code === code || country.name.toLowerCase() === text || countryLabel(country).toLowerCase() === text)
    ?? onlyOne((name) => name.startsWith(text))
    ?? onlyOne((name) => name.includes(text))
  );
}

function onlyOne(matches: (name: string) => boolean): Country | undefined {
  const found = PHONE_COUNTRIES.filter(({ name }) => matches(name.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}
