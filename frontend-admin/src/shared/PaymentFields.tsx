import { TextInput } from 'react-admin';
import { PAYMENT_METHODS, PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { ChoiceInput } from './ChoiceInput';
import { NumberTextInput, type NumberTextInputProps } from './NumberTextInput';
import { parseCents, formatRandInput } from './parse-number';

const METHODS = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_WORDS[id] }));

/** Rand as staff type them; the form holds cents. */
export function AmountInput({ hint, onTyped }: Pick<NumberTextInputProps, 'hint' | 'onTyped'>) {
  return (
    <NumberTextInput
      source="amount"
      label="Amount"
      parse={parseCents}
      format={formatRandInput}
      prefix="R"
      inputMode="decimal"
      hint={hint}
      onTyped={onTyped}
    />
  );
}

/** When money moved, how, and under which reference. @param today the latest day that may be chosen, `2027-04-16` */
export function PaymentFields({ today }: { today: string }) {
  return (
    <>
      <TextInput
        source="date"
        label="Date"
        type="date"
        helperText={false}
        parse={(value: string) => value}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today, 'aria-required': true } }}
      />
      <ChoiceInput source="method" label="Method" choices={METHODS} />
      <TextInput
        source="reference"
        label="Reference (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: INVOICE_RULES.payment.reference.maxLength, autoComplete: 'off' } }}
      />
    </>
  );
}
