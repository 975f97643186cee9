import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { AddInvoiceItemDto, InvoiceItem } from '#libs/contracts/generated/api';
import { QUICK_ADD_COUNT } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../../data-provider';
import { AddIcon } from '../../../shared/icons';
import { useWrite } from '../../../shared/use-write';
import { DialogSection } from '../../../shared/DialogSection';
import { ITEM_WRITES, RECENT_ITEMS_KEY } from '../invoice-words';
import type { SheetLine } from '../sheet/sheet-values';
import { ItemForm } from './ItemForm';

interface AddItemProps {
  invoiceId: number;
  onTyped: (line: SheetLine | undefined) => void;
  /** Fetches the invoice anew; resolves when it has come. */
  refresh: () => Promise<unknown>;
  /** Between the form and the saved lines: those there are, which a long list of saved ones would push out of sight. */
  children: ReactNode;
}

/** The form for a new line, empty again after each, and the saved lines. */
export function AddItem({ invoiceId, onTyped, refresh, children }: AddItemProps) {
  const { run, isBusy, refusal } = useWrite(ITEM_WRITES.add);
  const [addedCount, setAddedCount] = useState(0);

  function add({ description, quantity, unitPrice }: AddInvoiceItemDto, onDone?: () => void): void {
    const call = async (api: SchoolDataProvider) => {
      await api.addInvoiceItem(invoiceId, { description, quantity, unitPrice });
      await refresh();
    };
    void run(call, { ...(onDone && { onDone }) });
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <DialogSection title="Add line item">
        <ItemForm
          key={addedCount}
          label="Add line item"
          submit="Add item"
          isBusy={isBusy}
          refusal={refusal}
          failed={ITEM_WRITES.add.failed}
          onTyped={onTyped}
          onSubmit={(item) => add(item, () => setAddedCount(addedCount + 1))}
        />
      </DialogSection>
      {children}
      <DialogSection title="Quick add">
        <QuickAdd isBusy={isBusy} onAdd={add} />
      </DialogSection>
    </Box>
  );
}

interface QuickAddProps {
  isBusy: boolean;
  onAdd: (item: InvoiceItem) => void;
}

/** The last saved lines, each a press away (spec 3 section 9). */
function QuickAdd({ isBusy, onAdd }: QuickAddProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: RECENT_ITEMS_KEY, queryFn: () => api.recentInvoiceItems() });
  if (error)
    return (
      <Box sx={{ color: 'text.secondary' }}>
        The saved items could not be loaded.{' '}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  if (data?.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>Items that you add are kept here for the next invoice.</Box>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {data?.slice(0, QUICK_ADD_COUNT).map((item) => (
        <Box component="li" key={item.id} sx={{ maxWidth: '100%' }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            disabled={isBusy}
            startIcon={<AddIcon />}
            aria-label={`Add ${wordsOf(item)}`}
            onClick={() => onAdd(item)}
            sx={{ maxWidth: '100%', fontWeight: 450 }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {wordsOf(item)}
            </Box>
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function wordsOf({ description, quantity, unitPrice }: InvoiceItem): string {
  return `${description}, ${quantity} × ${formatRand(unitPrice)}`;
}
