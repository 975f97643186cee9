import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { usableCredit } from '#libs/domain/client-payment';
import { formatRand } from '#libs/domain/money';
import { useIdempotencyKey } from '../../../shared/idempotency-key';
import { DialogForm } from '../../../shared/DialogForm';
import { AmountInput } from '../../../shared/PaymentFields';
import { useFormWrite } from '../../../shared/use-form-write';
import { useCreditAmount } from './CreditNotice';
import { CREDIT_USE, PAYING_DIALOG } from './paying-words';
import { validateCreditUse } from './validate-payment';

interface UseCreditDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Opened by its address it waits for what there is. */
export function UseCreditDialog({ invoice, onClose }: UseCreditDialogProps) {
  const creditAmount = useCreditAmount(invoice.corporateClientId);
  return creditAmount > 0 && <UseCreditForm invoice={invoice} creditAmount={creditAmount} onClose={onClose} />;
}

/** Uses what the client has paid ahead: as much as is outstanding and as there is, unless told otherwise. */
function UseCreditForm({ invoice, creditAmount, onClose }: UseCreditDialogProps & { creditAmount: number }) {
  const { id, invoiceNumber, clientName, outstandingAmount } = invoice;
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({ ...CREDIT_USE, form: `invoices/${id}/credit`, onDone: onClose });
  return (
    <DialogForm
      write={write}
      title="Use credit"
      dialog={PAYING_DIALOG}
      about={`${invoiceNumber}, ${clientName}`}
      submit="Use credit"
      initial={{ amount: usableCredit(creditAmount, outstandingAmount) || null }}
      validate={(values) => validateCreditUse(values, creditAmount, outstandingAmount)}
      onSubmit={(values) => {
        const amount = Number(values['amount']);
        return write.send(values, (api) => api.spendCredit(id, amount, keyOf({ amount })));
      }}
      otherwise={CREDIT_USE.failed}
      onClose={onClose}
    >
      <AmountInput
        hint={`${formatRand(Math.max(outstandingAmount, 0))} outstanding, ${formatRand(creditAmount)} of credit`}
      />
    </DialogForm>
  );
}
