import { InputAdornment, TextField } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { useNumberText } from './use-number-text';

export interface NumberTextInputProps {
  source: string;
  label: string;
  /** Text to number; NaN when it is none. */
  parse: (text: string) => number;
  /** Number to text. */
  format: (value: number) => string;
  /** The currency sign before the number. */
  prefix?: string;
  /** The unit after the number. */
  suffix?: string;
  isRequired?: boolean;
  hint?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  /** Called with the form's value while typing, for dependent fields. */
  onTyped?: ((held: number | null) => void) | undefined;
}

/** A number in a text field. The form's value is the number, null when empty, or NaN for validation to refuse. */
export function NumberTextInput({
  source,
  label,
  parse,
  format,
  prefix,
  suffix,
  isRequired = true,
  hint,
  inputMode,
  onTyped,
}: NumberTextInputProps) {
  const {
    id,
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useInput<unknown>({ source, format: (held: unknown) => held, parse: (held: unknown) => held });
  const { text, type, leave } = useNumberText(typeof value === 'number' ? value : null, parse, format);
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      label={label}
      value={text}
      onChange={(event) => {
        const held = type(event.target.value);
        onChange(held);
        onTyped?.(held);
      }}
      onBlur={() => {
        leave();
        onBlur();
      }}
      error={error !== undefined}
      helperText={error?.message === undefined ? hint : <ValidationError error={error.message} />}
      slotProps={{
        input: {
          ...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }),
          ...(suffix && { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> }),
        },
        htmlInput: { inputMode, autoComplete: 'off', maxLength: 20, 'aria-required': isRequired },
      }}
    />
  );
}
