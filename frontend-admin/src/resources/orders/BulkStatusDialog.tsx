import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';
import type { BulkOrderStatusResult, OrderRecord } from '#libs/contracts/generated/api';
import { ORDER_MESSAGES, orderStatusWords } from '#libs/contracts/order';
import { GOES_ON, paidByStatus } from '#libs/domain/order-money';
import type { OrderStatus } from '#libs/domain/order';
import { BusyButton } from '../../shared/BusyButton';
import { Column } from '../../shared/layout-parts';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { counted } from './order-units';
import { OrderStatusChoice } from './OrderStatusChoice';
import { ORDERS, STATUS_CHANGE } from './order-write';

const BULK_CHANGE = { ...STATUS_CHANGE, done: undefined };

/** One status for all orders that are ticked. Those that cannot have it stay ticked, and say why. */
export function BulkStatusDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { selectedIds, onSelect } = useListContext();
  const { run, isBusy, refusal } = useWrite(BULK_CHANGE);
  const [status, setStatus] = useState<OrderStatus>('processing');
  const [saidPaid, setPaid] = useState<boolean>();
  const [refused, setRefused] = useState<BulkOrderStatusResult[]>([]);
  const ids = selectedIds.map(Number);
  // Some may be ticked on other pages of the list.
  const { data: orders = [] } = useGetMany<OrderRecord>(ORDERS, { ids });
  const deliveries = orders.flatMap((order) => (order ? [order.delivery] : []));
  const maySettle = GOES_ON.includes(status);
  // As of a single one: what was refunded in part is not paid again by going on.
  const isPaid =
    saidPaid ?? !orders.some((order) => order && order.refundedAmount > 0 && paidByStatus(order, status) > 0);

  function submit(): void {
    void run((api) => api.setOrderStatuses({ ids, status, ...(maySettle && !isPaid && { paid: false }) }), {
      done: (results) => doneWords(results, orderStatusWords(status, deliveries)),
      onDone: (results) => {
        const others = results.filter(({ ok }) => !ok);
        setRefused(others);
        onSelect(others.map(({ id }) => id));
        if (others.length === 0) onClose();
      },
    });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Set Status of {counted(ids.length, 'Order')}</DialogTitle>
      <DialogContent>
        <OrderStatusChoice deliveries={deliveries} chosen={status} onChoose={setStatus} />
        {maySettle && (
          <FormControlLabel
            control={<Checkbox checked={isPaid} onChange={(_event, checked) => setPaid(checked)} />}
            label="They are paid: record the amount still owed on pending orders"
          />
        )}
        <Box role="status" sx={{ mt: 1.5 }}>
          {status === 'cancelled' ? 'Their stock is returned. ' : ''}Each customer is notified by email.
        </Box>
        {refused.length > 0 && <RefusedOrders refused={refused} />}
        <Refusal refusal={refusal} otherwise={ORDER_MESSAGES.updateFailed} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {refused.length > 0 ? 'Close' : 'Cancel'}
        </Button>
        <BusyButton variant="contained" loading={isBusy} disabled={ids.length === 0} onClick={submit}>
          Set status
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function RefusedOrders({ refused }: { refused: BulkOrderStatusResult[] }) {
  return (
    <Box role="alert" sx={{ mt: 2 }}>
      <Typography variant="medium">
        {counted(refused.length, 'order')} could not be changed and {refused.length === 1 ? 'stays' : 'stay'} selected:
      </Typography>
      <Column as="ul" gap={1}>
        {refused.map(({ id, orderNumber, message }) => (
          <li key={id}>
            {orderNumber ?? `Order ${id}`}: {message}
          </li>
        ))}
      </Column>
    </Box>
  );
}

function doneWords(results: readonly BulkOrderStatusResult[], status: string): string {
  const count = results.filter(({ ok }) => ok).length;
  return count === 0 ? '' : `${counted(count, 'order')} set to ${status}`;
}
