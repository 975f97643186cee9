import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { creditNoteTax } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { useIdempotencyKey } from '../../../shared/idempotency-key';
import { DialogForm } from '../../../shared/DialogForm';
import { AmountInput } from '../../../shared/PaymentFields';
import { isAmount } from '../../../shared/payment-values';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { CREDIT, PAYING_DIALOG } from './paying-words';
import { validateCreditNote } from './validate-payment';

interface CreditNoteDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Takes from what an invoice asks, for good, and says what that comes to. */
export function CreditNoteDialog({ invoice, onClose }: CreditNoteDialogProps) {
  const left = invoice.totalAmount - invoice.creditedAmount;
  const form = `invoices/${invoice.id}/credit-note`;
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({ ...CREDIT, form, onDone: onClose });

  function submit(values: Record<string, unknown>): Promise<Refused> {
    const creditNote = { amount: Number(values['amount']), reason: String(values['reason']).trim() };
    return write.send(values, (api) => api.addCreditNote(invoice.id, creditNote, keyOf(creditNote)));
  }

  return (
    <DialogForm
      write={write}
      title="Add credit note"
      dialog={PAYING_DIALOG}
      about={`${invoice.invoiceNumber}, ${invoice.clientName}`}
      submit="Create credit note"
      initial={{ amount: null, reason: '' }}
      validate={(values) => validateCreditNote(values, left)}
      onSubmit={submit}
      otherwise={CREDIT.failed}
      onClose={onClose}
    >
      <div>
        A credit note reduces what the client owes on this invoice, for example after a cancelled class or a wrong
        price. It gets its own number and cannot be changed or deleted.
      </div>
      <AmountInput hint={`Tax included, at most ${formatRand(Math.max(left, 0))}`} />
      <TextInput
        source="reason"
        label="Reason"
        multiline
        minRows={2}
        maxRows={6}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: INVOICE_RULES.creditNote.reason.maxLength, 'aria-required': true } }}
      />
      <Effect invoice={invoice} left={left} />
    </DialogForm>
  );
}

function Effect({
  invoice: { taxRate, totalAmount, paidAmount, creditedAmount, creditNotes },
  left,
}: {
  invoice: InvoiceDetails;
  left: number;
}) {
  const amount = useWatch({ name: 'amount' }) as unknown;
  if (!isAmount(amount) || amount > left) return null;
  const rest = totalAmount - paidAmount - creditedAmount - amount;
  const tax = creditNoteTax(amount, taxRate, creditNotes);
  return (
    <Typography role="status" variant="secondary">
      {formatRand(amount)} will be credited{tax > 0 && `, including ${formatRand(tax)} tax`}.{' '}
      {rest >= 0
        ? `${formatRand(rest)} will be outstanding.`
        : `The client will have paid ${formatRand(-rest)} too much.`}
    </Typography>
  );
}
