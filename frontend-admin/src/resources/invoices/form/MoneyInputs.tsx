import { TextInput } from 'react-admin';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { basisPointsOf, percentText } from '../percent-text';

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
