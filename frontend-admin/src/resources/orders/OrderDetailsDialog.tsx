import { Button, Dialog, DialogActions, DialogContent, useMediaQuery, type Theme } from '@mui/material';
import { useId } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { isNotFound } from '../../shared/failure';
import { PrintIcon } from '../../shared/icons';
import { DialogHead } from '../../shared/DialogHead';
import { ListSkeleton } from '../../shared/Skeletons';
import { LoadProblem } from '../../shared/LoadProblem';
import { useDialog } from '../../shared/use-dialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderDetails } from './OrderDetails';
import { OrderStatusDialog } from './OrderStatusDialog';
import { PackingSlip } from './PackingSlip';
import { useOrder } from './use-order';

interface OrderDetailsDialogProps {
  id: number;
  onClose: (how?: NavigateOptions) => void;
}

/** Everything about one order, over the list; its address opens it too. */
export function OrderDetailsDialog({ id, onClose }: OrderDetailsDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useOrder(id);
  const data = isNotFound(error) ? undefined : known;
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Order Details" onClose={() => onClose()} />
      <DialogContent dividers tabIndex={0}>
        {data ? (
          <OrderDetails order={data} />
        ) : error ? (
          <LoadProblem
            error={error}
            title="Order could not be loaded."
            gone="This order does not exist any more."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading order..." />
        )}
      </DialogContent>
      <DialogActions>
        {data && <OrderButtons order={data} onDeleted={() => onClose({ replace: true })} />}
        <Button variant="outlined" color="inherit" onClick={() => onClose()}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const DIALOG = 'order';

function OrderButtons({ order, onDeleted }: { order: OrderRecord; onDeleted: () => void }) {
  const { shown, open, close } = useDialog(DIALOG);
  return (
    <>
      <Button color="error" onClick={() => open('delete')} sx={{ mr: 'auto' }}>
        Delete Order
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Packing slip
      </Button>
      <Button variant="contained" onClick={() => open('status')}>
        Update Status
      </Button>
      <PackingSlip order={order} />
      {shown === 'status' && <OrderStatusDialog order={order} dialog={DIALOG} onClose={close} />}
      {shown === 'delete' && <DeleteOrderDialog order={order} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
