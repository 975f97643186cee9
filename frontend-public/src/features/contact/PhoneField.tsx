import { useState, type ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/form/TextField';

interface PhoneFieldProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** The number after the country code. A typed leading 0 goes at once, and the hint says so (spec 1 section 4). */
export function PhoneField({ error, field }: PhoneFieldProps) {
  const [wasStripped, setStripped] = useState(false);
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.value.startsWith('0')) {
      input.value = input.value.replace(/^0+/, '');
      setStripped(true);
    }
    await field.onChange(event);
  };
  const hint = wasStripped
    ? 'We removed the leading 0, because the country code replaces it.'
    : 'Leave out the leading 0, or type the full number with a +.';
  return (
    <div>
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={hint}
        aria-required
        error={error}
        {...field}
        onChange={change}
      />
      <span role="status" className="visually-hidden">
        {wasStripped ? hint : ''}
      </span>
    </div>
  );
}
