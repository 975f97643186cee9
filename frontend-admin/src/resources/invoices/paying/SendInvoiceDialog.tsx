import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import { InvoicesIcon } from '../../../shared/icons';
import { schoolMoment } from '../../../shared/school-moment';
import { useFormWrite, type Refused } from '../../../shared/use-form-write';
import { PayingForm } from './PayingForm';
import { SENDING } from './paying-words';
import { typedText } from './typed-text';
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
    <PayingForm
      write={write}
      title="Send Invoice"
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
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Last sent {schoolMoment(invoice.sentAt)}
          {invoice.sentTo !== null && ` to ${invoice.sentTo}`}.
        </Box>
      )}
    </PayingForm>
  );
}

function Attachment({ invoice: { invoiceNumber, totalAmount, outstandingAmount } }: { invoice: InvoiceDetails }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'center',
        px: 1.5,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
      }}
    >
      <InvoicesIcon sx={{ color: 'text.secondary' }} />
      <Box>
        <Box sx={{ fontWeight: 550 }}>{invoiceNumber}.pdf</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          Attached: {formatRand(totalAmount)}, {formatRand(outstandingAmount)} outstanding
        </Box>
      </Box>
    </Box>
  );
}
