import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import type { InvoiceDetails, InvoicePayment } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { ConfirmDialog, Subject } from '../../../shared/ConfirmDialog';
import { Refusal } from '../../../shared/notices';
import { useWrite } from '../../../shared/use-write';
import { REMOVAL } from './paying-words';

interface RemovePaymentDialogProps {
  invoice: InvoiceDetails;
  payment: InvoicePayment;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a payment that was booked by mistake goes, and says what that does. */
export function RemovePaymentDialog({ invoice, payment, onClose, onRemoved }: RemovePaymentDialogProps) {
  const { run, isBusy, refusal } = useWrite(REMOVAL);
  const { amount, date, method, reference, clientPaymentId } = payment;
  const rest = invoice.totalAmount - invoice.creditedAmount - (invoice.paidAmount - amount);

  return (
    <ConfirmDialog
      isOpen
      title="Remove payment"
      confirm="Remove payment"
      cancel="Keep it"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run((api) => api.removePayment(invoice.id, payment.id), { onDone: onRemoved })}
    >
      Was this payment recorded by mistake?
      <Subject>
        {[`${formatRand(amount)} of ${writtenDate(date)}`, PAYMENT_METHOD_WORDS[method], reference]
          .filter(Boolean)
          .join(', ')}
      </Subject>
      {consequence(invoice.invoiceNumber, rest)}{' '}
      {clientPaymentId === null
        ? 'You can record the payment again.'
        : `It is part of a larger payment, so the ${formatRand(amount)} becomes the client's credit.`}
      <Refusal refusal={refusal} otherwise={REMOVAL.failed} />
    </ConfirmDialog>
  );
}

/** @param rest cents that are owed without the payment */
function consequence(invoiceNumber: string, rest: number): string {
  if (rest > 0) return `${formatRand(rest)} of ${invoiceNumber} will be outstanding.`;
  return rest === 0
    ? `${invoiceNumber} will still be paid in full.`
    : `${invoiceNumber} will still be overpaid by ${formatRand(-rest)}.`;
}
