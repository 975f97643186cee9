import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';

interface NumberTextInputProps {
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
}: NumberTextInputProps) {
  const {
    id,
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useInput<unknown>({ source, format: (held: unknown) => held, parse: (held: unknown) => held });
  const [typed, setTyped] = useState<string>();
  const held = typeof value === 'number' ? value : null;
  // What was typed stands as long as it is what the form holds: a draft or a copy may replace it.
  const isTyped = typed !== undefined && Object.is(meant(typed, numberOf), held);
  const text = isTyped ? typed : held === null || Number.isNaN(held) ? '' : textOf(held);
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      label={label}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(meant(event.target.value, numberOf));
      }}
      onBlur={() => {
        setTyped(undefinedUnlessWrong(text, numberOf));
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

function meant(text: string, numberOf: (text: string) => number): number | null {
  return text.trim() === '' ? null : numberOf(text);
}

/** Left, a number is written the usual way; what is no number stays, to be put right. */
function undefinedUnlessWrong(text: string, numberOf: (text: string) => number): string | undefined {
  return Number.isNaN(meant(text, numberOf)) ? text : undefined;
}
