import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { DUPLICATION_RULES, INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import { newIdempotencyKey } from '../../shared/idempotency-key';
import { BusyButton, BusyIconButton } from '../../shared/BusyButton';
import { DuplicateIcon } from '../../shared/icons';
import { useWrite, type Write } from '../../shared/use-write';
import { Explained } from './Explained';
import { INVOICES } from './invoice-words';
import { TO_DETAILS, useInvoicePaths } from './use-invoice';

const DUPLICATION = {
  done: INVOICE_MESSAGES.duplicated,
  failed: INVOICE_MESSAGES.duplicateFailed,
  reason: 'below',
  stale: [[INVOICES]],
} satisfies Write;

type Duplicated = Pick<InvoiceRecord, 'id' | 'invoiceNumber' | 'corporateClientId'>;

const WHAT_IT_DOES = 'Makes a new draft for the client with the same line items';

/** In the row of an invoice. */
export function DuplicateInvoiceAction({ invoice }: { invoice: Duplicated }) {
  const { because, isBusy, duplicate } = useDuplicate(invoice);
  return (
    <Explained because={because} otherwise="Duplicate">
      <BusyIconButton
        aria-label={`Duplicate ${invoice.invoiceNumber}`}
        disabled={because !== undefined}
        loading={isBusy}
        onClick={duplicate}
      >
        <DuplicateIcon />
      </BusyIconButton>
    </Explained>
  );
}

/** Below its details. */
export function DuplicateInvoiceButton({ invoice }: { invoice: Duplicated }) {
  const { because, isBusy, duplicate } = useDuplicate(invoice);
  return (
    <Explained because={because} otherwise={WHAT_IT_DOES}>
      <BusyButton
        variant="outlined"
        color="inherit"
        disabled={because !== undefined}
        loading={isBusy}
        onClick={duplicate}
      >
        Duplicate
      </BusyButton>
    </Explained>
  );
}

/** Leads to the lines of the copy, as when an invoice was created. */
function useDuplicate({ id, corporateClientId }: Duplicated) {
  const { run, isBusy } = useWrite(DUPLICATION);
  const { itemsPath } = useInvoicePaths();
  const navigate = useNavigate();
  // The same until an answer came: pressed again after one that got lost, the copy is made once.
  const attempt = useRef<string | null>(null);

  function duplicate(): void {
    attempt.current ??= newIdempotencyKey();
    const key = attempt.current;
    void run((api) => api.duplicateInvoice(id, key), {
      onDone: (copy) => {
        attempt.current = null;
        void navigate(itemsPath(copy.id), { state: TO_DETAILS });
      },
    });
  }

  return { because: corporateClientId === null ? DUPLICATION_RULES.noClient : undefined, isBusy, duplicate };
}
