import { useId, type FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_PHONE_COUNTRY_CODE, PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { TextField } from '../../ui/form/TextField';
import styles from './ContactForm.module.css';
import { countryLabel, findCountry } from './country-search';

const DEFAULT_LABEL = PHONE_COUNTRIES.filter(({ code }) => code === DEFAULT_PHONE_COUNTRY_CODE).map(countryLabel).join('');

interface CountryFieldProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/**
 * The country code of the phone, searchable by name and by code: the browser's own list. While the field has focus it
 * is empty, so that the whole list shows; who leaves it empty keeps what was chosen.
 */
export function CountryField({ error, field }: CountryFieldProps) {
  const listId = useId();
  const empty = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!findCountry(currentTarget.value)) return;
    currentTarget.placeholder = currentTarget.value;
    currentTarget.value = '';
  };
  const settle = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const typed = currentTarget.value.trim() || currentTarget.placeholder || DEFAULT_LABEL;
    const country = findCountry(typed);
    currentTarget.value = country ? countryLabel(country) : typed;
    void field.onBlur(event);
  };
  return (
    <div className={styles.country}>
      <TextField label="Country code" type="text" autoComplete="off" list={listId} defaultValue={DEFAULT_LABEL} aria-required error={error} {...field} onFocus={empty} onBlur={settle} />
      <datalist id={listId}>
        {PHONE_COUNTRIES.map((country) => <option key={country.code} value={countryLabel(country)}>{countryLabel(country)}</option>)}
      </datalist>
    </div>
  );
}
