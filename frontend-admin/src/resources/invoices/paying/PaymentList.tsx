import { IconButton, Tooltip, Typography } from '@mui/material';
import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import type { InvoicePayment } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { DeleteIcon } from '../../../shared/icons';
import { PaidPart, PaidRow } from './PaidPart';

interface PaymentListProps {
  payments: readonly InvoicePayment[];
  onRemove: (payment: InvoicePayment) => void;
}

/** Oldest first. */
export function PaymentList({ payments, onRemove }: PaymentListProps) {
  return (
    <PaidPart title="Payments">
      {payments.length === 0 && <Typography variant="secondary">No payments yet</Typography>}
      {payments.map((payment) => (
        <PaidRow
          key={payment.id}
          date={payment.date}
          amount={payment.amount}
          what={PAYMENT_METHOD_WORDS[payment.method]}
          more={payment.reference}
        >
          <Tooltip title="Remove">
            <IconButton
              aria-label={`Remove payment of ${formatRand(payment.amount)} of ${writtenDate(payment.date)}`}
              onClick={() => onRemove(payment)}
            >
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        </PaidRow>
      ))}
    </PaidPart>
  );
}
