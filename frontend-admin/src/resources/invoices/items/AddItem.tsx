import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { InvoiceItemInput } from '#libs/contracts/invoice';
import type { SchoolDataProvider } from '../../../data-provider';
import { useWrite } from '../../../shared/use-write';
import { ITEM_WRITES } from '../invoice-words';
import { Part } from '../Part';
import type { SheetLine } from '../sheet/sheet-values';
import { ItemForm } from './ItemForm';
import { QuickAdd } from './QuickAdd';

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
  const api = useDataProvider<SchoolDataProvider>();
  const { run, isBusy, refusal } = useWrite(ITEM_WRITES.add);
  const [addedCount, setAddedCount] = useState(0);

  function add({ description, quantity, unitPrice }: InvoiceItemInput): Promise<boolean> {
    return run(async () => {
      await api.addInvoiceItem(invoiceId, { description, quantity, unitPrice });
      await refresh();
    });
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Part title="Add line item">
        <ItemForm
          key={addedCount}
          label="Add line item"
          submit="Add item"
          isBusy={isBusy}
          refusal={refusal}
          failed={ITEM_WRITES.add.failed}
          onTyped={onTyped}
          onSubmit={async (item) => {
            if (await add(item)) setAddedCount(addedCount + 1);
          }}
        />
      </Part>
      {children}
      <Part title="Quick add">
        <QuickAdd isBusy={isBusy} onAdd={(item) => void add(item)} />
      </Part>
    </Box>
  );
}
