import { Button, styled, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { cannotChangeLocked } from '#libs/contracts/invoice-lock';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { schoolMoment } from '../../../shared/school-moment';
import { useDialog } from '../../../shared/use-dialog';
import { CreditNotice } from './CreditNotice';
import { CreditNoteList, PaymentList } from './PaidLists';
import { PaidSummary } from './PaidSummary';
import { PAYING_DIALOG } from './paying-words';
import { SendingList } from './SendingList';

const PaymentDialog = lazy(() => import('./PaymentDialog').then((module) => ({ default: module.PaymentDialog })));
const UseCreditDialog = lazy(() => import('./UseCreditDialog').then((module) => ({ default: module.UseCreditDialog })));
const RemovePaymentDialog = lazy(() =>
  import('./RemovePaymentDialog').then((module) => ({ default: module.RemovePaymentDialog })),
);
const CreditNoteDialog = lazy(() =>
  import('./CreditNoteDialog').then((module) => ({ default: module.CreditNoteDialog })),
);
const CorrectDialog = lazy(() => import('./CorrectDialog').then((module) => ({ default: module.CorrectDialog })));
const MarkSentDialog = lazy(() => import('./MarkSentDialog').then((module) => ({ default: module.MarkSentDialog })));
const SendInvoiceDialog = lazy(() =>
  import('./SendInvoiceDialog').then((module) => ({ default: module.SendInvoiceDialog })),
);
const StatementDialog = lazy(() =>
  import('../../../shared/statement/StatementDialog').then((module) => ({ default: module.StatementDialog })),
);

const REMOVAL = 'removal-';

/**
 * What was paid and credited on an invoice, what is still owed, and all that staff do about it (issue 8, "Getting
 * paid").
 */
export function PayingPanel({ invoice }: { invoice: InvoiceDetails }) {
  const { shown, open, close } = useDialog(PAYING_DIALOG);
  const panel = useRef<HTMLElement>(null);
  useFocusKept(panel);
  const setRemoved = useFocusAfterRemoval(panel, shown === undefined ? invoice.payments : undefined);
  const isCancelled = invoice.status === 'cancelled';
  return (
    <Panel aria-label="Payment" ref={panel} tabIndex={-1}>
      <PaidSummary invoice={invoice} />
      <Buttons>
        <Button variant="outlined" disabled={isCancelled} onClick={() => open('payment')}>
          Record payment
        </Button>
        <Button variant="outlined" color="inherit" disabled={!invoice.clientEmail} onClick={() => open('send')}>
          Send Invoice
        </Button>
        {invoice.sentAt === null && invoice.markedSentAt === null && (
          <Button variant="outlined" color="inherit" onClick={() => open('mark-sent')}>
            Mark as sent
          </Button>
        )}
        {invoice.lockedBecause !== null && (
          <Button variant="outlined" color="inherit" disabled={isCancelled} onClick={() => open('correct')}>
            Correct
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          disabled={isCancelled || isAllCredited(invoice)}
          onClick={() => open('credit-note')}
        >
          Add credit note
        </Button>
        {invoice.corporateClientId !== null && (
          <Button variant="outlined" color="inherit" onClick={() => open('statement')}>
            Client statement
          </Button>
        )}
      </Buttons>
      <CreditNotice invoice={invoice} onUse={() => open('credit')} />
      <Reasons invoice={invoice} />
      <PaymentList payments={invoice.payments} onRemove={({ id }) => open(`${REMOVAL}${id}`)} />
      {invoice.creditNotes.length > 0 && <CreditNoteList creditNotes={invoice.creditNotes} />}
      {invoice.sendings.length > 0 && <SendingList invoice={invoice} />}
      {shown !== undefined && (
        <Suspense>
          <AskedDialog invoice={invoice} asked={shown} onClose={close} onRemoved={setRemoved} />
        </Suspense>
      )}
    </Panel>
  );
}

function isAllCredited({ totalAmount, creditedAmount }: InvoiceDetails): boolean {
  return creditedAmount > 0 && creditedAmount >= totalAmount;
}

/** Why a button cannot be pressed, and when the invoice last went out. */
function Reasons({ invoice }: { invoice: InvoiceDetails }) {
  const { status, clientEmail, sentAt, sentTo, markedSentAt, invoiceNumber, lockedBecause } = invoice;
  const said = [
    status === 'cancelled' && `${RULES.payment.onCancelled}, and neither can credit notes.`,
    status !== 'cancelled' && isAllCredited(invoice) && 'All of it is credited: no credit note can be added.',
    !clientEmail && `This invoice has no client email, so it cannot be sent.`,
    sentAt !== null && `Last sent ${schoolMoment(sentAt)}${sentTo === null ? '' : ` to ${sentTo}`}.`,
    sentAt === null && clientEmail && markedSentAt === null && 'Not sent from here yet.',
    lockedBecause !== null && `${cannotChangeLocked(invoiceNumber, lockedBecause)}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Typography variant="caption" sx={{ mt: -1 }}>
      {said.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Typography>
  );
}

interface AskedDialogProps {
  invoice: InvoiceDetails;
  asked: string;
  onClose: () => void;
  onRemoved: (paymentId: number) => void;
}

function AskedDialog({ invoice, asked, onClose, onRemoved }: AskedDialogProps) {
  if (asked === 'payment') return <PaymentDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'credit') return <UseCreditDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'credit-note') return <CreditNoteDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'correct') return <CorrectDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'mark-sent') return <MarkSentDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'send') return <SendInvoiceDialog invoice={invoice} onClose={onClose} />;
  if (asked === 'statement') return <StatementDialog clientId={invoice.corporateClientId ?? 0} onClose={onClose} />;
  const payment = invoice.payments.find(({ id }) => asked === `${REMOVAL}${id}`);
  return (
    payment && (
      <RemovePaymentDialog
        invoice={invoice}
        payment={payment}
        onClose={onClose}
        onRemoved={() => {
          onRemoved(payment.id);
          onClose();
        }}
      />
    )
  );
}

/** A button that had the focus and may no longer be pressed hands it to the panel, so that the keyboard stays here. */
function useFocusKept(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && panel.current?.contains(focused))
      panel.current.focus();
  });
}

/**
 * The button that asked goes with its payment: once both the dialog and the payment are gone, whichever is first, the
 * focus is on the panel's first button. @param payments none while a dialog is open
 */
function useFocusAfterRemoval(
  panel: React.RefObject<HTMLElement | null>,
  payments: readonly { id: number }[] | undefined,
) {
  const removed = useRef<number>(undefined);
  useEffect(() => {
    if (removed.current === undefined || payments?.every(({ id }) => id !== removed.current) !== true) return;
    removed.current = undefined;
    panel.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return (paymentId: number) => {
    removed.current = paymentId;
  };
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBlock: theme.spacing(2.5),
  borderBlock: `1px solid ${theme.palette.divider}`,
  '&:focus': { outline: 'none' },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
}));
