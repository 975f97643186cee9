import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { LeaveGuard } from '../../../shared/UnsavedGuard';
import { InvoiceDialog } from '../InvoiceDialog';
import { InvoiceProblem } from '../InvoiceProblem';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { sheetPaper, type SheetLine } from '../sheet/sheet-values';
import { useInvoice, type ShownInvoice } from '../use-invoice';
import { AddItem } from './AddItem';
import { CurrentItems, type ChangedLine } from './CurrentItems';
import { LiveTotals } from './LiveTotals';

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
