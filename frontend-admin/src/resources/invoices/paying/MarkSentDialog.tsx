import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { ConfirmDialog, Subject } from '../../../shared/ConfirmDialog';
import { Refusal } from '../../../shared/notices';
import { useWrite } from '../../../shared/use-write';
import { MARKING } from './paying-words';

interface MarkSentDialogProps {
  invoice: InvoiceDetails;
  onClose: () => void;
}

/** Asks before an invoice that went out by other means is locked. */
export function MarkSentDialog({ invoice, onClose }: MarkSentDialogProps) {
  const { run, isBusy, refusal } = useWrite(MARKING);
  return (
    <ConfirmDialog
      isOpen
      title="Mark as sent"
      confirm="Mark as sent"
      cancel="Cancel"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run((api) => api.markInvoiceSent(invoice.id), { onDone: onClose })}
    >
      Does the client already have this invoice, printed or from your own e-mail?
      <Subject>
        {invoice.invoiceNumber}, {invoice.clientName}
      </Subject>
      Its PDF is kept as it is now. After that only status, notes and due date can change.
      <Refusal refusal={refusal} otherwise={MARKING.failed} />
    </ConfirmDialog>
  );
}
