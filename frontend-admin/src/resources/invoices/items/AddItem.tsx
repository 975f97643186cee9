import { Button, styled, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { AddInvoiceItemDto, InvoiceItem } from '#libs/contracts/generated/api';
import { QUICK_ADD_COUNT } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../../data-provider';
import { BusyButton } from '../../../shared/BusyButton';
import { AddIcon } from '../../../shared/icons';
import { Column, Row } from '../../../shared/layout-parts';
import { useWrite } from '../../../shared/use-write';
import { DialogSection } from '../../../shared/dialog-parts';
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

  function add(item: AddInvoiceItemDto, onDone?: () => void): void {
    const { description, quantity, unitPrice, discountKind, discountValue } = item;
    const call = async (api: SchoolDataProvider) => {
      await api.addInvoiceItem(invoiceId, { description, quantity, unitPrice, discountKind, discountValue });
      await refresh();
    };
    void run(call, { ...(onDone && { onDone }) });
  }

  return (
    <Column gap={3}>
      <DialogSection title="Add line item">
        <ItemForm
          key={addedCount}
          form={`invoices/${invoiceId}/new-line`}
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
    </Column>
  );
}

interface QuickAddProps {
  isBusy: boolean;
  onAdd: (item: InvoiceItem) => void;
}

/** The last saved lines, each a press away and without a discount (spec 3 section 9). */
function QuickAdd({ isBusy, onAdd }: QuickAddProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: RECENT_ITEMS_KEY, queryFn: () => api.recentInvoiceItems() });
  if (error)
    return (
      <Typography variant="secondary">
        The saved items could not be loaded.{' '}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Typography>
    );
  if (data?.length === 0)
    return <Typography variant="secondary">Items you add are saved here for your next invoice.</Typography>;
  return (
    <Row gap={1} wrap as="ul">
      {data?.slice(0, QUICK_ADD_COUNT).map((item) => (
        <Choice key={wordsOf(item)}>
          <BusyButton
            size="small"
            color="inherit"
            variant="outlined"
            disabled={isBusy}
            startIcon={<AddIcon />}
            aria-label={`Add ${wordsOf(item)}`}
            onClick={() => onAdd(item)}
          >
            <Typography variant="inherit" component="span" noWrap>
              {wordsOf(item)}
            </Typography>
          </BusyButton>
        </Choice>
      ))}
    </Row>
  );
}

function wordsOf({ description, quantity, unitPrice }: InvoiceItem): string {
  return `${description}, ${quantity} × ${formatRand(unitPrice)}`;
}

const Choice = styled('li')({ maxWidth: '100%', '& > button': { maxWidth: '100%' } });
