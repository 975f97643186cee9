import { styled, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CLIENT_PAYMENT_MESSAGES } from '#libs/contracts/client-payment';
import type { ClientStatementView, StatementInvoiceView } from '#libs/contracts/generated/api';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { useIdempotencyKey } from '../idempotency-key';
import { DialogForm } from '../DialogForm';
import { Column, Columns } from '../layout-parts';
import { parseCents, formatRandInput } from '../parse-number';
import { NumberTextInput } from '../NumberTextInput';
import { AmountInput, PaymentFields } from '../PaymentFields';
import { useFormWrite } from '../use-form-write';
import { clientPaymentOf, leftWords, proposedShares, shareField, validateClientPayment } from './client-payment-form';
import { CLIENT_MONEY_STALE } from './client-money';

/** Its name in the address. */
export const CLIENT_PAYMENT_DIALOG = 'client-payment';

interface ClientPaymentDialogProps {
  statement: ClientStatementView;
  onClose: () => void;
}

/** One payment for several invoices: the oldest first, unless told otherwise; the rest is the client's credit. */
export function ClientPaymentDialog({ statement, onClose }: ClientPaymentDialogProps) {
  const { corporateClientId, clientName } = statement;
  const [today] = useState(() => isoDate(schoolToday()));
  // As it was when the form opened: what is typed is about these.
  const [open] = useState(() => statement.invoices.filter(({ outstandingAmount }) => outstandingAmount > 0));
  const keyOf = useIdempotencyKey();
  const write = useFormWrite({
    done: CLIENT_PAYMENT_MESSAGES.recorded,
    failed: CLIENT_PAYMENT_MESSAGES.recordFailed,
    stale: CLIENT_MONEY_STALE,
    form: `corporate-clients/${corporateClientId}/payment`,
    onDone: onClose,
  });
  return (
    <DialogForm
      write={write}
      title="Record payment"
      dialog={CLIENT_PAYMENT_DIALOG}
      about={clientName}
      submit="Record payment"
      initial={{ amount: null, date: today, method: 'eft', reference: '', ...proposedShares(null, open) }}
      validate={(values) => validateClientPayment(values, open, today)}
      onSubmit={(values) => {
        const payment = clientPaymentOf(values, open);
        return write.send(values, (api) => api.addClientPayment(corporateClientId, payment, keyOf(payment)));
      }}
      otherwise={CLIENT_PAYMENT_MESSAGES.recordFailed}
      onClose={onClose}
      maxWidth="sm"
    >
      <Columns gap={2} align="start">
        <SharedAmount open={open} />
        <PaymentFields today={today} />
      </Columns>
      <Shares open={open} />
    </DialogForm>
  );
}

interface OpenProps {
  open: readonly StatementInvoiceView[];
}

/** Another amount is shared out anew. */
function SharedAmount({ open }: OpenProps) {
  const { setValue, clearErrors } = useFormContext();
  return (
    <AmountInput
      hint={undefined}
      onTyped={(amount) => {
        for (const [field, share] of Object.entries(proposedShares(amount, open))) {
          setValue(field, share, { shouldDirty: true });
          clearErrors(field);
        }
      }}
    />
  );
}

function Shares({ open }: OpenProps) {
  return (
    <section aria-label="Open invoices">
      <Typography variant="label">{open.length > 0 ? 'Amount for each open invoice' : 'No open invoices'}</Typography>
      <ul>
        {open.map(({ id, invoiceNumber, dueDate, outstandingAmount }) => (
          <Share key={id}>
            <div>
              <Typography variant="medium">{formatRand(outstandingAmount)} open</Typography>
              <Typography variant="caption">Due {writtenDate(dueDate)}</Typography>
            </div>
            <Column>
              <NumberTextInput
                source={shareField(id)}
                label={invoiceNumber}
                parse={parseCents}
                format={formatRandInput}
                prefix="R"
                inputMode="decimal"
                isRequired={false}
              />
            </Column>
          </Share>
        ))}
      </ul>
      <Left open={open} />
    </section>
  );
}

function Left({ open }: OpenProps) {
  const values = useWatch() as Record<string, unknown>;
  return (
    <Typography role="status" variant="medium" component="p">
      {leftWords(values, open)}
    </Typography>
  );
}

const Share = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: theme.spacing(2),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.25),
}));
