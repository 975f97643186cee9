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
      isLossless
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run((api) => api.markInvoiceSent(invoice.id), { onDone: onClose })}
    >
      Has the client already received this invoice, for example printed or from your own email?
      <Subject>
        {invoice.invoiceNumber}, {invoice.clientName}
      </Subject>
      The PDF will be kept as it is now. After that, you can only change the status, notes and due date.
      <Refusal refusal={refusal} otherwise={MARKING.failed} />
    </ConfirmDialog>
  );
}
