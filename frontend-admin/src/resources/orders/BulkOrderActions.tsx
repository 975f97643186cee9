import { Button, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { ORDER_MESSAGES, ORDER_RULES } from '#libs/contracts/order';
import { BusyButton } from '../../shared/BusyButton';
import { PrintIcon } from '../../shared/icons';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { ORDERS } from './order-write';
import { usePackingSlips } from './PackingSlip';

const BulkStatusDialog = lazy(() =>
  import('./BulkStatusDialog').then((module) => ({ default: module.BulkStatusDialog })),
);

const { maxCount } = ORDER_RULES.ids;

/** What can be done with the orders that are ticked. */
export function BulkOrderActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { isOpen, open, close } = useDialog('bulk-status');
  const isTooMany = selectedIds.length > maxCount;
  return (
    <>
      <Button size="small" variant="outlined" disabled={isTooMany} onClick={() => open()}>
        Set status
      </Button>
      <PrintSlips ids={selectedIds.map(Number)} disabled={isTooMany} />
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
      {isTooMany && <Typography variant="caption">At most {maxCount} at a time.</Typography>}
      {isOpen && (
        <Suspense>
          <BulkStatusDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const READING = { failed: ORDER_MESSAGES.slipsFailed, reason: 'below', stale: [] } as const;

/** Some may be ticked on other pages: they are read first, as they are now. */
function PrintSlips({ ids, disabled }: { ids: number[]; disabled: boolean }) {
  const { run, isBusy } = useWrite(READING);
  const { slips, print } = usePackingSlips();

  return (
    <>
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        loading={isBusy}
        loadingPosition="start"
        disabled={disabled}
        onClick={() =>
          void run((api) => api.getMany<OrderRecord>(ORDERS, { ids }), {
            onDone: ({ data }) => print(data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
          })
        }
      >
        Print packing slips
      </BusyButton>
      {slips}
    </>
  );
}
