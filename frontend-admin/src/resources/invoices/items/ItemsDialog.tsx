import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { percentOf } from '#libs/documents/document-words';
import { invoiceTotals } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { LeaveGuard } from '../../../shared/UnsavedGuard';
import { InvoiceDialog } from '../InvoiceDialog';
import { InvoiceProblem } from '../InvoiceProblem';
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
      <LeaveGuard isDirty={(typedNew?.unitPrice ?? 0) > 0 || isOther(changed, data)} />
    </InvoiceDialog>
  );
}

/** Whether a line is typed otherwise than it is stored. */
function isOther(changed: ChangedLine | undefined, invoice: ShownInvoice | undefined): boolean {
  const stored = changed && invoice?.items.find(({ id }) => id === changed.itemId);
  if (!stored) return false;
  const { description, quantity, unitPrice } = changed.line;
  return description !== stored.description || quantity !== stored.quantity || unitPrice !== stored.unitPrice;
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
      <DialogContent dividers sx={{ p: { xs: 2, sm: 3 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1.1fr)' },
          }}
        >
          <AddItem invoiceId={invoice.id} onTyped={onTypedNew} refresh={refresh}>
            <CurrentItems items={invoice.items} onChanged={onChanged} refresh={refresh} />
          </AddItem>
          <InvoiceSheet paper={sheetPaper({ ...invoice }, { ...invoice, lines })} logo={invoice.stormCombatLogo} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <LiveTotals
          lines={lines}
          taxRate={invoice.taxRate}
          isTyping={typedNew !== undefined || changed !== undefined}
        />
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

interface LiveTotalsProps {
  lines: readonly SheetLine[];
  /** Basis points. */
  taxRate: number;
  /** Whether a line that is still being typed is among them. */
  isTyping: boolean;
}

/** What the invoice comes to with what is typed, by the rule that the server goes by. */
function LiveTotals({ lines, taxRate, isTyping }: LiveTotalsProps) {
  const { subtotal, taxAmount, totalAmount } = invoiceTotals(
    lines.map(({ quantity, unitPrice }) => ({ quantity, unitPriceCents: unitPrice })),
    taxRate,
  );
  const rows = [
    ['Subtotal', subtotal],
    [`Tax (${percentOf(taxRate)})`, taxAmount],
    ['Total', totalAmount],
  ] as const;
  return (
    <Box role="group" aria-label="Totals" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {rows.map(([label, cents]) => (
          <Box key={label} sx={{ ...(label === 'Total' && { fontWeight: 650 }) }}>
            <Box
              component="dt"
              sx={{ display: 'inline', mr: 0.75, color: label === 'Total' ? 'text.primary' : 'text.secondary' }}
            >
              {label}
            </Box>
            <Box component="dd" sx={{ display: 'inline', m: 0, whiteSpace: 'nowrap' }}>
              {formatRand(cents)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ minHeight: 19, fontSize: 13, color: 'text.secondary' }}>
        {isTyping && 'With the line that is being typed'}
      </Box>
    </Box>
  );
}
