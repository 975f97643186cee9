import { useNavigate } from 'react-router-dom';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ConfirmDialog, Subject } from '../../../shared/ConfirmDialog';
import { Refusal } from '../../../shared/notices';
import { useWrite } from '../../../shared/use-write';
import { useInvoicePaths } from '../use-invoice';
import { CORRECTION } from './paying-words';

interface CorrectDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Asks before an invoice is taken back and drafted anew, and leads to the draft. */
export function CorrectDialog({ invoice, onClose }: CorrectDialogProps) {
  const { run, isBusy, refusal } = useWrite(CORRECTION);
  const { showPath } = useInvoicePaths();
  const navigate = useNavigate();
  const { id, invoiceNumber, clientName, totalAmount, creditedAmount, paidAmount } = invoice;
  const rest = totalAmount - creditedAmount;

  return (
    <ConfirmDialog
      isOpen
      title="Correct invoice"
      confirm="Correct"
      cancel="Cancel"
      isLossless
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() =>
        void run((api) => api.correctInvoice(id), {
          onDone: (draft) => void navigate(showPath(draft.id), { replace: true }),
        })
      }
    >
      {rest > 0
        ? `This creates a credit note for ${formatRand(rest)} and a new draft with the same line items.`
        : 'This creates a new draft with the same line items.'}{' '}
      Edit the draft, then send it.
      <Subject>
        {invoiceNumber}, {clientName}
      </Subject>
      {paidAmount > 0 && `The ${formatRand(paidAmount)} already paid stays on ${invoiceNumber}. `}
      {rest > 0 && 'A credit note cannot be undone.'}
      <Refusal refusal={refusal} otherwise={CORRECTION.failed} />
    </ConfirmDialog>
  );
}
