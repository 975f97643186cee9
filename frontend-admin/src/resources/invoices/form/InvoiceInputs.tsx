import { TextInput, useInput, ValidationError } from 'react-admin';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { basisPointsOf, percentText } from '../percent-text';
import { Button, styled, TextField } from '@mui/material';
import type { ReactNode } from 'react';

export function TaxRateInput() {
  return (
    <NumberTextInput
      source="taxRate"
      label="Tax rate"
      suffix="%"
      numberOf={basisPointsOf}
      textOf={percentText}
      isRequired={false}
      hint="From 0 to 100, to a hundredth. Blank is 0."
      inputMode="decimal"
    />
  );
}

export function NotesInput() {
  return (
    <TextInput
      source="notes"
      label="Notes (optional)"
      multiline
      minRows={2}
      maxRows={8}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: RULES.notes.maxLength } }}
    />
  );
}

interface DueDateInputProps {
  isRequired?: boolean;
  hint: ReactNode;
  /** Called when a person changes it. */
  onTyped?: (date: string) => void;
}

/** A day, as the browser asks for one. */
export function DueDateInput({ isRequired = false, hint, onTyped }: DueDateInputProps) {
  const {
    id,
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useInput<string>({ source: 'dueDate' });
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      type="date"
      label="Due date"
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

/** Beside a hint: goes back to what the terms say. */
export function FollowTerms({ onPress }: { onPress: () => void }) {
  return (
    <InlineButton size="small" onClick={onPress}>
      Follow the terms
    </InlineButton>
  );
}

const InlineButton = styled(Button)(({ theme }) => ({
  minHeight: 24,
  paddingBlock: 0,
  marginLeft: theme.spacing(0.5),
  verticalAlign: 'baseline',
}));
