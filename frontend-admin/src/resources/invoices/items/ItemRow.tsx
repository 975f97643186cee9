import { IconButton, styled, Tooltip, Typography } from '@mui/material';
import type { InvoiceItem } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../../data-provider';
import { ConfirmDialog, Subject } from '../../../shared/ConfirmDialog';
import { DeleteIcon, EditIcon } from '../../../shared/icons';
import { Refusal } from '../../../shared/notices';
import { LongText, Row } from '../../../shared/layout-parts';
import { useDialog } from '../../../shared/use-dialog';
import { useWrite } from '../../../shared/use-write';
import { ITEM_WRITES, pricingWords } from '../invoice-words';
import type { SheetLine } from '../sheet/sheet-values';
import { ItemForm } from './ItemForm';

interface ItemRowProps {
  item: InvoiceItem;
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
  onTyped: (line: SheetLine | undefined) => void;
  /** Fetches the invoice anew; resolves when it has come. */
  refresh: () => Promise<unknown>;
  /** Called when the row is gone, and its buttons with it. */
  onRemoved: () => void;
}

/** One line of the invoice, which can be changed in its place. */
export function ItemRow({ item, isChanging, onChanging, onTyped, refresh, onRemoved }: ItemRowProps) {
  const change = useWrite(ITEM_WRITES.change);
  const { id, invoiceId, description, totalPrice } = item;
  if (isChanging) {
    return (
      <ItemForm
        form={`invoices/${invoiceId}/lines/${id}`}
        item={item}
        label={`Change ${description}`}
        submit="Save item"
        isBusy={change.isBusy}
        refusal={change.refusal}
        failed={ITEM_WRITES.change.failed}
        onTyped={onTyped}
        onCancel={() => onChanging(false)}
        onSubmit={(input) => {
          const call = async (api: SchoolDataProvider) => {
            await api.changeInvoiceItem(invoiceId, id, input);
            await refresh();
          };
          void change.run(call, { onDone: () => onChanging(false) });
        }}
      />
    );
  }
  return (
    <Columns>
      <LongText>
        <Typography variant="medium">{description}</Typography>
        <Typography variant="caption">{pricingWords(item)}</Typography>
      </LongText>
      <Typography variant="medium" noWrap>
        {formatRand(totalPrice)}
      </Typography>
      <Row>
        <Tooltip title="Change">
          <IconButton data-item={id} aria-label={`Change ${description}`} onClick={() => onChanging(true)}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <RemoveItem item={item} refresh={refresh} onRemoved={onRemoved} />
      </Row>
    </Columns>
  );
}

function RemoveItem({ item, refresh, onRemoved }: Pick<ItemRowProps, 'item' | 'refresh' | 'onRemoved'>) {
  const removal = useWrite(ITEM_WRITES.remove);
  const dialog = useDialog(`remove-${item.id}`);

  async function remove(): Promise<void> {
    const isDone = await removal.run((api) => api.removeInvoiceItem(item.invoiceId, item.id));
    if (!isDone) return;
    dialog.close();
    await refresh();
    onRemoved();
  }

  return (
    <>
      <Tooltip title="Remove">
        <IconButton aria-label={`Remove ${item.description}`} onClick={() => dialog.open()}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Remove line item"
        confirm="Remove"
        cancel="Cancel"
        isBusy={removal.isBusy}
        onCancel={dialog.close}
        onConfirm={() => void remove()}
      >
        Are you sure you want to remove this line item?
        <Subject>
          {item.description}, {formatRand(item.totalPrice)}
        </Subject>
        <Refusal refusal={removal.refusal} otherwise={ITEM_WRITES.remove.failed} />
      </ConfirmDialog>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto auto',
  gap: theme.spacing(1.5),
  alignItems: 'center',
}));
