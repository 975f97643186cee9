import { Button, DialogActions, DialogContent, styled } from '@mui/material';
import { useState } from 'react';
import { cutDiscountSentence } from '#libs/contracts/invoice-discount';
import { discountLabel, percentOf } from '#libs/documents/document-words';
import { invoiceTotals, pricedLine } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { Grow, Row } from '../../../shared/layout-parts';
import { InvoiceDialog, InvoiceProblem } from '../InvoiceDialog';
import { LockNotice } from '../LockNotice';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { sheetPaper, type SheetLine } from '../sheet/sheet-values';
import { useInvoice, type ShownInvoice } from '../use-invoice';
import { AddItem } from './AddItem';
import { CurrentItems, type ChangedLine } from './CurrentItems';

interface ItemsDialogProps {
  id: number;
  onClose: () => void;
}

/** Manage Line Items (spec 3 section 2): add, quick-add, change and remove, with the totals as they would be. */
export function ItemsDialog({ id, onClose }: ItemsDialogProps) {
  const { data, error, refetch } = useInvoice(id);
  const [typedNew, setTypedNew] = useState<SheetLine>();
  const [changed, setChanged] = useState<ChangedLine>();
  const about = data && `${data.invoiceNumber}, ${data.clientName}`;
  return (
    <InvoiceDialog title="Manage Line Items" about={about} isWide onClose={onClose}>
      {data ? (
        <Items
          invoice={data}
          typedNew={typedNew}
          changed={changed}
          onTypedNew={setTypedNew}
          onChanged={setChanged}
          refresh={refetch}
          onClose={onClose}
        />
      ) : (
        <InvoiceProblem error={error} onRetry={() => void refetch()} />
      )}
    </InvoiceDialog>
  );
}

interface ItemsProps {
  invoice: ShownInvoice;
  typedNew: SheetLine | undefined;
  changed: ChangedLine | undefined;
  onTypedNew: (line: SheetLine | undefined) => void;
  onChanged: (changed: ChangedLine | undefined) => void;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

function Items({ invoice, typedNew, changed, onTypedNew, onChanged, refresh, onClose }: ItemsProps) {
  const lines: SheetLine[] = [
    ...invoice.items.map((item) => (changed?.itemId === item.id ? changed.line : item)),
    ...(typedNew ? [typedNew] : []),
  ];
  return (
    <>
      <DialogContent dividers>
        <Halves>
          {invoice.lockedBecause === null ? (
            <AddItem invoiceId={invoice.id} onTyped={onTypedNew} refresh={refresh}>
              <CurrentItems items={invoice.items} onChanged={onChanged} refresh={refresh} />
            </AddItem>
          ) : (
            <LockNotice invoice={invoice} />
          )}
          <InvoiceSheet paper={sheetPaper({ ...invoice }, { ...invoice, lines })} logo={invoice.stormCombatLogo} />
        </Halves>
      </DialogContent>
      <DialogActions>
        <LiveTotals lines={lines} invoice={invoice} isTyping={typedNew !== undefined || changed !== undefined} />
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

interface LiveTotalsProps {
  lines: readonly SheetLine[];
  invoice: ShownInvoice;
  /** Whether a line that is still being typed is among them. */
  isTyping: boolean;
}

/** What the invoice comes to with what is typed, by the rule that the server goes by. */
function LiveTotals({ lines, invoice, isTyping }: LiveTotalsProps) {
  const { subtotal, discountAmount, taxAmount, totalAmount } = invoiceTotals(lines.map(pricedLine), invoice);
  const rows: [label: string, cents: number][] = [
    ['Subtotal', subtotal],
    ...(invoice.discountKind === null ? [] : [[discountLabel(invoice), -discountAmount] as [string, number]]),
    [`Tax (${percentOf(invoice.taxRate)})`, taxAmount],
    ['Total', totalAmount],
  ];
  const hints = [
    isTyping ? 'Including the line you are typing.' : null,
    cutDiscountSentence({ ...invoice, discountAmount }),
  ].filter((hint) => hint !== null);
  return (
    <Grow role="group" aria-label="Totals">
      <Row gap={3} rowGap={0.5} wrap as="dl">
        {rows.map(([label, cents]) => (
          <TotalLine key={label} gap={0.75} data-total={label === 'Total'}>
            <dt>{label}</dt>
            <Amount>{formatRand(cents)}</Amount>
          </TotalLine>
        ))}
      </Row>
      <Hint>{hints.join(' ')}</Hint>
    </Grow>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.1fr)' },
}));

const Amount = styled('dd')({ display: 'inline', margin: 0, whiteSpace: 'nowrap' });

const Hint = styled('div')(({ theme }) => ({ ...theme.typography.caption, minHeight: 19 }));

const TotalLine = styled(Row)(({ theme }) => ({
  '& dt': { color: theme.palette.text.secondary },
  '&[data-total=true]': { fontWeight: 650, '& dt': { color: theme.palette.text.primary } },
}));
