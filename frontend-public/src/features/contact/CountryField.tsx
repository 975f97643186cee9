import { useRef, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_PHONE_COUNTRY_CODE, PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { SelectField } from '../../ui/form/TextField';
import { countryByCode, countryLabel } from './country-search';

/** As long as browsers wait for the next letter of a name. */
const NEXT_DIGIT_MS = 1000;

interface CountryFieldProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/**
 * The country code of the phone. Typing a name chooses it, as in every list of a browser; here typing a code does so
 * too.
 */
export function CountryField({ error, field }: CountryFieldProps) {
  const typed = useRef({ digits: '', atMs: 0 });
  const chooseByCode = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (!/^[+\d]$/.test(event.key)) return;
    event.preventDefault();
    const before = event.timeStamp - typed.current.atMs < NEXT_DIGIT_MS ? typed.current.digits : '';
    const digits = event.key === '+' ? '' : before + event.key;
    typed.current = { digits, atMs: event.timeStamp };
    const country = countryByCode(digits);
    if (!country) return;
    event.currentTarget.value = country.code;
    for (const type of ['input', 'change']) event.currentTarget.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return (
    <SelectField
      label="Country code"
      hint="Type a country or a code to find it."
      autoComplete="tel-country-code"
      defaultValue={DEFAULT_PHONE_COUNTRY_CODE}
      aria-required
      error={error}
      {...field}
      onKeyDown={chooseByCode}
    >
      {PHONE_COUNTRIES.map((country) => (
        <option key={country.code} value={country.code}>
          {countryLabel(country)}
        </option>
      ))}
    </SelectField>
  );
}
