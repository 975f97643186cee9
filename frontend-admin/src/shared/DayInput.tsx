import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useInput, ValidationError } from 'react-admin';

interface DayInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  hint?: ReactNode;
  /** Called when a person changes it. */
  onTyped?: ((date: string) => void) | undefined;
}

/** A day, as the browser asks for one. */
export function DayInput({ source, label, isRequired = false, hint, onTyped }: DayInputProps) {
  const {
    id,
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useInput<string>({ source });
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      type="date"
      label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
        onTyped?.(event.target.value);
      }}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error?.message === undefined ? hint : <ValidationError error={error.message} />}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
        htmlInput: { 'aria-required': isRequired },
      }}
    />
  );
}
