import { InputAdornment, TextField } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { useNumberText } from './use-number-text';

export interface NumberTextInputProps {
  source: string;
  label: string;
  /** What a text means; NaN when it means no number. */
  numberOf: (text: string) => number;
  /** A number as it is typed. */
  textOf: (value: number) => string;
  /** Before the number: the sign of its money. */
  prefix?: string;
  /** After the number: its unit. */
  suffix?: string;
  isRequired?: boolean;
  hint?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  /** Told what the form holds of what is typed, where other fields follow it. */
  onTyped?: ((held: number | null) => void) | undefined;
}

/**
 * A number that is typed as text. The form holds the number, null for an empty field, or NaN for the rules to refuse.
 */
export function NumberTextInput({
  source,
  label,
  numberOf,
  textOf,
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
  const { text, type, leave } = useNumberText(typeof value === 'number' ? value : null, numberOf, textOf);
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
