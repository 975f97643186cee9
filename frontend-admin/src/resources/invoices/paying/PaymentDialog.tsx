import { Checkbox, FormControlLabel, styled } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddPaymentDto, InvoiceDetails } from '#libs/contracts/generated/api';
import { PAYMENT_METHODS, PAYMENT_METHOD_WORDS, type PaymentMethod } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { ChoiceInput } from '../../../shared/ChoiceInput';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { centsOf, randText } from '../../../shared/number-text';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { usePalette } from '../../../shared/use-palette';
import { schoolToday } from '../school-today';
import { PayingForm } from './PayingForm';
import { PAYMENT, typedText, useAttemptKey } from './paying-words';
import { validatePayment, isAmount } from './validate-payment';

interface PaymentDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

const METHODS = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_WORDS[id] }));

/** Records a payment: today and all that is owed unless told otherwise. More than that only when it is agreed to. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, invoiceNumber, clientName, outstandingAmount } = invoice;
  const [today] = useState(() => isoDate(schoolToday()));
  const form = `invoices/${id}/payment`;
  const keyOf = useAttemptKey();
  const write = useFormWrite({ ...PAYMENT, form, onDone: onClose });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const payment = paymentOf(values, outstandingAmount);
    return write.send(values, (api) => api.addPayment(id, payment, keyOf(payment)));
  }

  return (
    <PayingForm
      write={write}
      title="Record payment"
      about={`${invoiceNumber}, ${clientName}`}
      submit="Record payment"
      initial={{
        amount: outstandingAmount > 0 ? outstandingAmount : null,
        date: today,
        method: 'eft',
        reference: '',
        allowed: null,
      }}
      validate={(values) => validatePayment(values, outstandingAmount, today)}
      onSubmit={submit}
      otherwise={PAYMENT.failed}
      onClose={onClose}
    >
      <NumberTextInput
        source="amount"
        label="Amount"
        numberOf={centsOf}
        textOf={randText}
        prefix="R"
        inputMode="decimal"
        hint={outstandingAmount > 0 ? `${formatRand(outstandingAmount)} outstanding` : undefined}
      />
      <OverpaymentChoice outstanding={outstandingAmount} />
      <DateInput source="date" label="Date" max={today} />
      <ChoiceInput source="method" label="Method" choices={METHODS} />
      <TextInput
        source="reference"
        label="Reference (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: INVOICE_RULES.payment.reference.maxLength, autoComplete: 'off' } }}
      />
    </PayingForm>
  );
}

function paymentOf({ amount, date, method, reference }: Record<string, unknown>, outstanding: number): AddPaymentDto {
  const payment = {
    amount: Number(amount),
    date: String(date),
    method: method as PaymentMethod,
    reference: typedText(reference),
  };
  return payment.amount > outstanding ? { ...payment, allowOverpayment: true } : payment;
}

interface DateInputProps {
  source: string;
  label: string;
  /** The latest that may be chosen, `2027-04-16`. */
  max: string;
}

function DateInput({ source, label, max }: DateInputProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type="date"
      helperText={false}
      parse={(value: string) => value}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max, 'aria-required': true } }}
    />
  );
}

/**
 * Says that an amount is more than what is owed, and takes it once that is agreed to; another amount is asked about
 * anew.
 */
function OverpaymentChoice({ outstanding }: { outstanding: number }) {
  const { setValue, clearErrors } = useFormContext();
  const [amount, allowed] = useWatch({ name: ['amount', 'allowed'] }) as [unknown, unknown];
  const [color, backgroundColor] = usePalette().badge.warn;
  if (!isAmount(amount) || amount <= outstanding) return null;

  function agree(isAgreed: boolean): void {
    setValue('allowed', isAgreed ? amount : null, { shouldDirty: true });
    if (isAgreed) clearErrors('amount');
  }

  return (
    <Frame role="status" style={{ color, backgroundColor }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            color="default"
            checked={allowed === amount}
            onChange={(_event, checked) => agree(checked)}
          />
        }
        label={`Record it: the client paid ${formatRand(amount - Math.max(outstanding, 0))} too much`}
        slotProps={{ typography: { sx: { py: 0.75, fontWeight: 550 } } }}
      />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  '& .MuiCheckbox-root': { color: 'inherit' },
}));
