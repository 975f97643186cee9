import { styled, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { InvoicesIcon } from '../../../shared/icons';
import { DialogForm } from '../../../shared/DialogForm';
import { LongText } from '../../../shared/layout-parts';
import { typedText } from '../../../shared/payment-values';
import { schoolMoment } from '../../../shared/school-moment';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { PAYING_DIALOG, SENDING } from './paying-words';
import { validateSending } from './validate-payment';

interface SendInvoiceDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

const { message: MESSAGE } = INVOICE_RULES.sending;

/** Mails the invoice with its PDF. */
export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const form = `invoices/${invoice.id}/send`;
  const write = useFormWrite({ ...SENDING, form, onDone: onClose });

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
      <TextInput
        source="to"
        label="To"
        type="email"
        helperText={false}
        slotProps={{
          htmlInput: { maxLength: INVOICE_RULES.clientEmail.maxLength, autoComplete: 'off', 'aria-required': true },
        }}
      />
      <TextInput
        source="message"
        label="Message (optional)"
        multiline
        minRows={4}
        maxRows={10}
        helperText="Stands above the figures, in place of the usual words."
        slotProps={{ htmlInput: { maxLength: MESSAGE.maxLength } }}
      />
      <Attachment invoice={invoice} />
      {invoice.sentAt !== null && (
        <Typography variant="secondary" component={LongText}>
          Last sent {schoolMoment(invoice.sentAt)}
          {invoice.sentTo !== null && ` to ${invoice.sentTo}`}.
        </Typography>
      )}
    </DialogForm>
  );
}

function Attachment({ invoice: { invoiceNumber, totalAmount, outstandingAmount } }: { invoice: InvoiceDetails }) {
  return (
    <Paper>
      <InvoicesIcon />
      <div>
        <Typography variant="medium">{invoiceNumber}.pdf</Typography>
        <Typography variant="caption">
          Attached: {formatRand(totalAmount)}, {formatRand(outstandingAmount)} outstanding
        </Typography>
      </div>
    </Paper>
  );
}

const Paper = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'center',
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > svg': { color: theme.palette.text.secondary },
}));
