import { Typography } from '@mui/material';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { DialogForm } from '../../../shared/DialogForm';
import { typedText } from '../../../shared/payment-values';
import { AttachedPaper, LastSent, MessageInput } from '../../../shared/sending-parts';
import { RecipientInput } from '../../../shared/RecipientInput';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { clientWarning, PAYING_DIALOG, SENDING } from './paying-words';
import { validateSending } from './validate-payment';

interface SendInvoiceDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Mails the invoice with its PDF. */
export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const form = `invoices/${invoice.id}/send`;
  const write = useFormWrite({ ...SENDING, form, onDone: onClose });
  const warning = clientWarning(invoice);

  function submit(values: Record<string, unknown>): Promise<Refused> {
    return write.send(values, (api) =>
      api.sendInvoice(invoice.id, { to: typedText(values['to']), message: typedText(values['message']) }),
    );
  }

  return (
    <DialogForm
      write={write}
      title="Send Invoice"
      dialog={PAYING_DIALOG}
      about={`${invoice.invoiceNumber}, ${invoice.clientName}`}
      submit="Send Invoice"
      initial={{ to: invoice.clientEmail ?? '', message: '' }}
      validate={validateSending}
      onSubmit={submit}
      otherwise={SENDING.failed}
      onClose={onClose}
    >
      <RecipientInput clientId={invoice.corporateClientId} />
      <MessageInput hint="Shown above the figures instead of the standard text." />
      <AttachedPaper fileName={`${invoice.invoiceNumber}.pdf`}>
        {formatRand(invoice.totalAmount)}, {formatRand(invoice.outstandingAmount)} outstanding
      </AttachedPaper>
      <LastSent {...invoice} />
      {warning && <Typography variant="body2">{warning}</Typography>}
    </DialogForm>
  );
}
