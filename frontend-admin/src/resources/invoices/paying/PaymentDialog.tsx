import { Checkbox, FormControlLabel, styled } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddPaymentDto, InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { useIdempotencyKey } from '../../../shared/idempotency-key';
import { DialogForm } from '../../../shared/DialogForm';
import { AmountInput, PaymentFields } from '../../../shared/PaymentFields';
import { isAmount, paymentOf } from '../../../shared/payment-values';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { usePalette } from '../../../shared/use-palette';
import { PAYING_DIALOG, PAYMENT } from './paying-words';
import { validatePayment } from './validate-payment';

interface PaymentDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Records a payment: today and all that is owed unless told otherwise. More than that only when it is agreed to. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, invoiceNumber, clientName, outstandingAmount } = invoice;
  const [today] = useState(() => isoDate(schoolToday()));
  const form = `invoices/${id}/payment`;
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({ ...PAYMENT, form, onDone: onClose });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const payment = agreedPayment(values, outstandingAmount);
    return write.send(values, (api) => api.addPayment(id, payment, keyOf(payment)));
  }

  return (
    <DialogForm
      write={write}
      title="Record payment"
      dialog={PAYING_DIALOG}
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
      <AmountInput hint={outstandingAmount > 0 ? `${formatRand(outstandingAmount)} outstanding` : undefined} />
      <OverpaymentChoice outstanding={outstandingAmount} />
      <PaymentFields today={today} />
    </DialogForm>
  );
}

function agreedPayment(values: Record<string, unknown>, outstanding: number): AddPaymentDto {
  const payment = paymentOf(values);
  return payment.amount > outstanding ? { ...payment, allowOverpayment: true } : payment;
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
        label={`Record it anyway: the client paid ${formatRand(amount - Math.max(outstanding, 0))} too much`}
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
