import { IconButton, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { CLIENT_PAYMENT_MESSAGES } from '#libs/contracts/client-payment';
import type { ClientPaymentView } from '#libs/contracts/generated/api';
import { PAYMENT_METHOD_WORDS } from '#libs/contracts/invoice';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../data-provider';
import { ConfirmDialog, Subject } from '../ConfirmDialog';
import { DeleteIcon } from '../icons';
import { Refusal } from '../notices';
import { PaidPart, PaidRow } from '../PaidPart';
import { useDialog } from '../use-dialog';
import { useWrite } from '../use-write';
import { CLIENT_MONEY_STALE, creditKey } from './client-money';

const REMOVAL = {
  done: CLIENT_PAYMENT_MESSAGES.removed,
  failed: CLIENT_PAYMENT_MESSAGES.removeFailed,
  stale: CLIENT_MONEY_STALE,
};

/** The latest payments that the client made for several invoices or ahead, where there are some. */
export function ClientPayments({ clientId }: { clientId: number }) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({
    queryKey: creditKey(clientId),
    queryFn: () => api.clientCredit(clientId),
    staleTime: 0,
  });
  const removal = useDialog('remove-payment');
  const { payments = [] } = data ?? {};
  const asked = payments.find(({ id }) => String(id) === removal.shown);
  if (payments.length === 0) return null;
  return (
    <>
      <PaidPart title="Payments for several invoices or in advance">
        {payments.map((payment) => (
          <PaidRow
            key={payment.id}
            date={payment.paidOn}
            amount={payment.amount}
            what={PAYMENT_METHOD_WORDS[payment.method]}
            more={becameOf(payment)}
          >
            <Tooltip title="Remove">
              <IconButton
                aria-label={`Remove payment of ${formatRand(payment.amount)} of ${writtenDate(payment.paidOn)}`}
                onClick={() => removal.open(payment.id)}
              >
                <DeleteIcon />
              </IconButton>
            </Tooltip>
          </PaidRow>
        ))}
      </PaidPart>
      {asked && <RemoveClientPayment clientId={clientId} payment={asked} onClose={removal.close} />}
    </>
  );
}

/** Under which reference, for what, and what is left. */
function becameOf({ reference, allocations, unusedAmount }: ClientPaymentView): string {
  const numbers = new Set(allocations.map(({ invoiceNumber }) => invoiceNumber));
  return [reference, ...numbers, unusedAmount > 0 && `${formatRand(unusedAmount)} not used yet`]
    .filter(Boolean)
    .join(', ');
}

interface RemoveClientPaymentProps {
  clientId: number;
  payment: ClientPaymentView;
  onClose: () => void;
}

function RemoveClientPayment({ clientId, payment, onClose }: RemoveClientPaymentProps) {
  const { run, isBusy, refusal } = useWrite(REMOVAL);
  const { id, amount, paidOn, method, reference, allocations } = payment;
  return (
    <ConfirmDialog
      isOpen
      title="Remove payment"
      confirm="Remove payment"
      cancel="Keep it"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run((api) => api.removeClientPayment(clientId, id), { onDone: onClose })}
    >
      Was this payment recorded by mistake?
      <Subject>
        {[`${formatRand(amount)} of ${writtenDate(paidOn)}`, PAYMENT_METHOD_WORDS[method], reference]
          .filter(Boolean)
          .join(', ')}
      </Subject>
      {allocations.length > 0 && 'The amounts it paid become outstanding again. '}
      You can record the payment again.
      <Refusal refusal={refusal} otherwise={REMOVAL.failed} />
    </ConfirmDialog>
  );
}
