import { Alert } from '@mui/material';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { cannotChangeLocked } from '#libs/contracts/invoice-lock';

/** Why an invoice can no longer be rewritten, and the way out; nothing where it can. */
export function LockNotice({ invoice }: { invoice: Pick<InvoiceRecord, 'invoiceNumber' | 'lockedBecause'> }) {
  const { invoiceNumber, lockedBecause } = invoice;
  if (lockedBecause === null) return null;
  return (
    <Alert severity="info" role="note">
      {cannotChangeLocked(invoiceNumber, lockedBecause)}, under <b>View details</b>.
    </Alert>
  );
}
