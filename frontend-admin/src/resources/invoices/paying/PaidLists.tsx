import { IconButton, Tooltip, Typography } from '@mui/material';
import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import type { InvoicePayment, CreditNote } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { DeleteIcon, DownloadIcon } from '../../../shared/icons';
import { BusyIconButton } from '../../../shared/BusyButton';
import { PaidPart, PaidRow } from '../../../shared/PaidPart';
import { useFileDownload } from '../../../shared/save-file';
import { CREDIT_NOTE_PDF } from './paying-words';

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
          what={payment.fromCredit ? 'Credit used' : PAYMENT_METHOD_WORDS[payment.method]}
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

/** Oldest first. They stay: what is wrong in one is put right by the next invoice. */
export function CreditNoteList({ creditNotes }: { creditNotes: readonly CreditNote[] }) {
  return (
    <PaidPart title="Credit notes">
      {creditNotes.map((creditNote) => (
        <PaidRow
          key={creditNote.id}
          date={creditNote.date}
          amount={creditNote.amount}
          what={creditNote.creditNoteNumber}
          more={creditNote.reason}
        >
          <PdfButton {...creditNote} />
        </PaidRow>
      ))}
    </PaidPart>
  );
}

function PdfButton({ id, creditNoteNumber }: CreditNote) {
  const { download, isBusy } = useFileDownload(CREDIT_NOTE_PDF);
  return (
    <Tooltip title="PDF">
      <BusyIconButton
        aria-label={`PDF of ${creditNoteNumber}`}
        loading={isBusy}
        onClick={() => void download(`credit-notes/${id}/pdf`, `${creditNoteNumber}.pdf`)}
      >
        <DownloadIcon />
      </BusyIconButton>
    </Tooltip>
  );
}
